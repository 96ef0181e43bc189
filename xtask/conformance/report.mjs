// Results as Markdown.

export function table(header, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |\n`;
  return [header, header.map(() => "---"), ...rows].map(line).join("");
}

/** The totals of each `{ generator, tally }`. */
export function totals(results) {
  const rows = results.map(({ generator, tally }) => [
    label(generator),
    tally.crashed,
    tally.refused,
    percent(tally.accepted, tally.valid, 2),
    percent(tally.rejected, tally.invalid, 2),
    tally.bytes,
  ]);
  return table(["generator", "crashed", "refused", "sound %", "precise %", "bytes"], rows);
}

export function label({ name, version }) {
  return version === undefined ? `**${name}**` : `${name} ${version}`;
}

export function counts({ schemas, valid, invalid }) {
  return `${schemas} schemas, ${valid} valid and ${invalid} invalid instances`;
}

/** Rounded down, so that only all of them are 100. */
export function percent(part, whole, digits) {
  if (whole === 0) return "-";
  const unit = 10 ** digits;
  return (Math.floor((100 * unit * part) / whole) / unit).toFixed(digits);
}
