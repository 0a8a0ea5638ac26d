import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#server/lib/storage.ts';

interface Certificate {
  id: string;
  submitted_at: Date;
  lines: readonly string[];
  owner: string | null;
}

/** A page of plain text as a PDF, so that an administrator has something to compare. */
export function drawCertificate({ id, submitted_at, lines, owner }: Certificate) {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '')}) Tj 0 -28 Td`).join(' ');
  const page = `BT /F1 16 Tf 72 740 Td ${text} ET`;
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  const row = {
    id,
    owner_id: owner,
    kind: 'company_document',
    name: 'gst-certificate.pdf',
    media_type: 'application/pdf',
    size: bytes.length,
    sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
    storage_key: `${id.slice(-2)}/${id}`,
    status: 'ready',
    created_at: submitted_at,
  };
  return { row, bytes };
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

/** Written before the row of the file is committed, as an upload does. */
export async function keepCertificate(
  { storage, dataDir }: { storage: Storage; dataDir: string },
  { row, bytes }: ReturnType<typeof drawCertificate>,
): Promise<void> {
  const folder = join(dataDir, 'arriving');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, row.id);
  await writeFile(path, bytes, { mode: 0o600 });
  await storage.put(row.storage_key, path);
}
