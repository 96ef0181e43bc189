//: { "results": [{ "status": "completed", "value": 23 }] }
return (await Promise.all(Array.from({ length: 23 }, (_, n) => ok({ n })))).filter(({ n }, i) => n === i).length;
