/** One page: a title over a heavy line, then lines of text; sizes in points. */
export interface Sheet {
  width: number;
  height: number;
  title: string;
  lines: readonly string[];
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function drawing({ width, height, title, lines }: Sheet, page: number, pages: number): string {
  const margin = width / 12;
  const [titleSize, textSize] = width > height ? [34, 18] : [26, 12];
  const top = height - margin;
  const first = top - titleSize * 2.4;
  const ink = '0.078 0.090 0.110';
  const text = (font: string, size: number, x: number, y: number, words: string): string =>
    `BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escaped(words)}) Tj ET`;
  return [
    `0.984 0.980 0.969 rg 0 0 ${width} ${height} re f`,
    `${ink} rg ${ink} RG 2 w ${margin.toFixed(1)} ${top} m ${(width - margin).toFixed(1)} ${top} l S`,
    text('Serif', titleSize, margin, top - titleSize * 1.3, title),
    ...lines.map((line, i) => text('Sans', textSize, margin, first - i * textSize * 1.7, line)),
    '0.333 0.365 0.412 rg',
    text('Sans', 10, margin, margin / 2, `Sample ${page} of ${pages}: fictional, and not investment advice`),
  ].join('\n');
}

/** A PDF file of pages that use the two fonts every reader has. */
export function pdf(title: string, sheets: readonly Sheet[]): Buffer {
  const pageIds = sheets.map((_, i) => 6 + 2 * i);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
    ...sheets.flatMap((sheet, i) => {
      const content = drawing(sheet, i + 1, sheets.length);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents ${7 + 2 * i} 0 R /Resources << /Font << /Serif 3 0 R /Sans 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${tail}`, 'latin1');
}
