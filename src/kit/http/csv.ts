/** Rows of a comma-separated text as arrays of cells; quoted cells may hold commas, doubled quotes and line breaks. */
export function* parseCsv(text: string): Generator<string[], undefined> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      [cell, at] = quotedCell(text, at + 1);
    } else {
      const end = cellEnd(text, at);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell);
    const separator = text[at];
    if (separator === ',') {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    at += separator === '\r' ? 2 : separator === '\n' ? 1 : 0;
    yield row;
    row = [];
  }
}

/** Rows of a text whose first line names the columns, as records; a missing cell is the empty string. */
export function parseCsvRecords(text: string): Record<string, string>[] {
  const rows = parseCsv(text);
  const head = rows.next().value ?? [];
  return Array.from(rows, (row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
}

const cellEnd = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
};

const quotedCell = (text: string, from: number): [cell: string, end: number] => {
  let cell = '';
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return [cell + text.slice(at), text.length];
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return [cell, quote + 1];
    cell += '"';
    at = quote + 2;
  }
};
