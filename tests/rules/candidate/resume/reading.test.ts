import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8 } from 'fflate';
import { PDFDocument } from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';
import {
  documentText,
  isEndedByForce,
} from '#server/modules/candidate/resume/text/documentText.ts';
import { WordMarkup } from '#server/modules/candidate/resume/text/wordMarkup.ts';
import { doc, docx, pdf, zip } from '#tests/server/file/documents.ts';
import { wordDocument } from './wordDocument.ts';

const HINDI = fileURLToPath(
  import.meta
    .resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff'),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function textOf(ending: keyof typeof RESUME_MIME_TYPES, bytes: Buffer) {
  const path = join(folder, 'given');
  await writeFile(path, bytes);
  return documentText(path, RESUME_MIME_TYPES[ending]);
}

describe('the text is extracted from', () => {
  test('a PDF', async () => {
    expect(await textOf('.pdf', pdf('Ten years of welding'))).toBe('Ten years of welding');
  });

  test('a PDF in Hindi whose letters have no width for its reader', async () => {
    const document = new PDFDocument({ margin: 40 });
    const parts: Buffer[] = [];
    const ended = new Promise<void>((resolve) => {
      document.on('data', (part) => parts.push(part)).on('end', resolve);
    });
    document.font(HINDI).text('श्याम इंजीनियरिंग वर्क्स', { continued: true });
    document.font('Helvetica').text(', 2016', {});
    document.font(HINDI).text('सुनीता देवी वर्तमान कार्य', {}).end();
    await ended;
    expect(await textOf('.pdf', Buffer.concat(parts))).toBe(
      'श्याम इंजीनियरिंग वर्क्स, 2016\nसुनीता देवी वर्तमान कार्य',
    );
  });

  test('a PDF of ten megabytes', { tags: ['full'] }, async () => {
    expect(await textOf('.pdf', pdf('Ten years of welding', 10_000_000))).toBe(
      'Ten years of welding',
    );
  });

  test('a Word document, in any script', async () => {
    expect(await textOf('.docx', docx('दस साल &amp; caf&#xe9;'))).toBe('दस साल & café');
  });

  test('a Word document with a large picture before its text', async () => {
    const picture = new Uint8Array(5_000_000).map((_, at) => (at * 7_919) % 251);
    const words = strToU8('<w:p><w:t>Ten years</w:t></w:p>');
    const bytes = zip({ 'media/a.png': [picture, { level: 0 }], 'word/document.xml': words });
    expect(await textOf('.docx', bytes)).toBe('Ten years');
  });

  test('an old Word document, in one-byte and two-byte characters', async () => {
    const bytes = wordDocument('Asha Rao\rTen years of welding, café\r', 'आशा राव\r');
    expect(await textOf('.doc', bytes)).toBe('Asha Rao\nTen years of welding, café\nआशा राव');
  });

  test('an old Word document of many pages', async () => {
    const text = await textOf('.doc', wordDocument('Ten years of welding\r'.repeat(20_000)));
    expect(text?.split('\n')).toHaveLength(Math.ceil(200_000 / 'Ten years of welding\n'.length));
  });

  test('a document without text gives null', async () => {
    expect(await textOf('.doc', doc())).toBeNull();
    expect(await textOf('.pdf', pdf(' '))).toBeNull();
    expect(await textOf('.docx', docx(' '))).toBeNull();
  });
});

describe('the XML of a Word document', () => {
  const XML =
    '<w:body><w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>' +
    '<w:r><w:t xml:space="preserve">Asha </w:t></w:r><w:r><w:tab/><w:t>Rao &lt;Pune&gt;</w:t>' +
    '<w:br/><w:t>SQL &amp;#65; &#2437;</w:t></w:r></w:p>' +
    '<w:p><w:del><w:r><w:delText>never</w:delText></w:r></w:del>' +
    '<mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice>' +
    '<mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent>' +
    '<w:r><w:instrText>PAGE</w:instrText><w:t/>mere layout</w:r></w:p></w:body>';
  const WORDS = 'Asha \tRao <Pune>\nSQL &#65; \u0985\n\nbox\n\n';

  test('is reduced to its words', () => {
    const markup = new WordMarkup();
    markup.add(XML);
    expect(markup.text).toBe(WORDS);
  });

  test('may be split at any point', () => {
    for (let at = 1; at < XML.length; at += 1) {
      const markup = new WordMarkup();
      markup.add(XML.slice(0, at));
      markup.add(XML.slice(at));
      expect(markup.text).toBe(WORDS);
    }
  });

  test('is rejected if a tag never ends', () => {
    const markup = new WordMarkup();
    expect(() => markup.add(`<w:p ${'a'.repeat(2_000_000)}`)).toThrow('not a Word document');
  });
});

test.each([
  [null, 'SIGKILL', true],
  [null, 'SIGABRT', true],
  [137, null, true],
  [1, null, false],
  [0, null, false],
  // Ctrl-C, or a service manager: the resume is read after the next start.
  [null, 'SIGTERM', false],
  [null, 'SIGINT', false],
  [null, 'SIGHUP', false],
])(
  'a reading that ends with code %o and signal %o is the document’s fault: %o',
  (code, signal, is) => {
    expect(isEndedByForce(code, signal)).toBe(is);
  },
);
