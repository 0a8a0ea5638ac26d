export interface PdfLine {
  text: string;
  size?: number;
  isBold?: boolean;
  /** Empty space above the line, in points. */
  above?: number;
}

const LEFT = 64;
const TOP = 780;
const WIDTH = 92;

/** One page of text as a PDF; long lines are wrapped. */
export function drawPdf(lines: readonly PdfLine[]): Buffer {
  let height = TOP;
  const drawn = lines.flatMap(({ text, size = 10, isBold = false, above = 0 }) => {
    height -= above;
    return wrapped(text, Math.floor((WIDTH * 10) / size)).map((part) => {
      height -= size * 1.45;
      const font = isBold ? '/F2' : '/F1';
      return `${font} ${size} Tf 1 0 0 1 ${LEFT} ${height.toFixed(1)} Tm (${escaped(part)}) Tj`;
    });
  });
  const page = `BT ${drawn.join('\n')} ET`;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The fonts that every reader has know Latin letters only. */
function escaped(text: string): string {
  return text
    .replaceAll('₹', 'Rs ')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll(/[()\\]/g, String.raw`\$&`);
}

function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}${table}${end}`, 'latin1');
}
