import { strToU8, zipSync, type Zippable } from 'fflate';
import { docx } from '#tests/server/file/documents.ts';
import { packedRaw } from './packed.ts';

const HEAD =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>';
const TAIL = '</w:body></w:document>';
const PARAGRAPH = '<w:p><w:r><w:t>Asha Rao</w:t></w:r></w:p>';
const DEEP = 1_000_000;
const HALF_A_GIGABYTE = 500_000_000;

const xml = (body: string) => docx('', { 'word/document.xml': strToU8(`${HEAD}${body}${TAIL}`) });

/** A part that is compressed already: the zip stores it as it is, with true or false sizes. */
function bomb(
  name: string,
  piece: string,
  { total = HALF_A_GIGABYTE, says = 0, before = '', after = '' } = {},
): Buffer {
  const data = packedRaw(piece, total, { before, after });
  const bytes = docx('', { [name]: [new Uint8Array(data), { level: 0 }] });
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    const isEntry = at >= 46 && bytes.readUInt32LE(at - 46) === 0x02014b50;
    const isLocal = at >= 30 && bytes.readUInt32LE(at - 30) === 0x04034b50;
    if (!isEntry && !isLocal) continue;
    const head = isEntry ? at - 46 + 10 : at - 30 + 8;
    bytes.writeUInt16LE(8, head);
    bytes.writeUInt32LE(says || total, head + 14);
  }
  return bytes;
}

const DOCUMENT = 'word/document.xml';
const WHOLE = { before: HEAD, after: TAIL };

/** Ways in which a Word document can attack its reader. */
export const HOSTILE_DOCX: Readonly<Record<string, () => Buffer>> = {
  'half a gigabyte of nothing': () => bomb(DOCUMENT, '\0'),
  'half a gigabyte of paragraphs': () => bomb(DOCUMENT, PARAGRAPH, WHOLE),
  'a word of half a gigabyte': () =>
    bomb(DOCUMENT, 'a', {
      before: `${HEAD}<w:p><w:r><w:t>`,
      after: `</w:t></w:r></w:p>${TAIL}`,
    }),
  'half a gigabyte that says it is nine hundred bytes': () =>
    bomb(DOCUMENT, PARAGRAPH, { ...WHOLE, says: 900 }),
  'nine hundred bytes that say they are four gigabytes': () =>
    bomb(DOCUMENT, PARAGRAPH, { ...WHOLE, total: 900, says: 0xffff_fffe }),
  'styles of half a gigabyte': () => bomb('word/styles.xml', PARAGRAPH, WHOLE),
  '100,000 parts': () =>
    Buffer.from(
      zipSync(
        Object.fromEntries(
          Array.from({ length: 100_000 }, (_, at): [string, Zippable[string]] => [
            `word/${at}`,
            [new Uint8Array(1), { level: 0 }],
          ]),
        ),
      ),
    ),
  'elements a million deep': () => xml(`${'<w:p>'.repeat(DEEP)}${'</w:p>'.repeat(DEEP)}`),
  'tables a hundred thousand deep': () =>
    xml(
      `${'<w:tbl><w:tr><w:tc>'.repeat(100_000)}${PARAGRAPH}${'</w:tc></w:tr></w:tbl>'.repeat(100_000)}`,
    ),
  'an element with a million attributes': () =>
    xml(`<w:p ${Array.from({ length: DEEP }, (_, at) => `a${at}="1"`).join(' ')}/>`),
  'names that stand for a billion words': () =>
    docx('', {
      [DOCUMENT]: strToU8(
        `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a0 "ha">${Array.from(
          { length: 12 },
          (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
        ).join('')}]>${HEAD.slice(21)}<w:p><w:r><w:t>&a12;</w:t></w:r></w:p>${TAIL}`,
      ),
    }),
};
