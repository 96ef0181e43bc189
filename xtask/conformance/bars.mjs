// What our generator has to reach.

export function atLeast(what, value, wanted) {
  return bar(value >= wanted, what, value, `at least ${wanted}`);
}

export function atMost(what, value, wanted) {
  return bar(value <= wanted, what, value, `at most ${wanted}`);
}

/** What holds in every part: a text for every schema, which compiles and takes all that is valid. */
export function alwaysWanted(tally) {
  return [atMost("crashed", tally.crashed, 0), atMost("refused", tally.refused, 0), atLeast("sound %", tally.sound, 100)];
}

function bar(met, what, value, wanted) {
  return { met, wanted: `${what} ${wanted}`, missed: `${what} is ${value}, wanted is ${wanted}` };
}
