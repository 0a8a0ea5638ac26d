import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { WordMarkup } from './wordMarkup.ts';

const DOCUMENT = 'word/document.xml';
/** The name and the address are often in the header. */
const HEADER = /^word\/header\d?\.xml$/;
/** The XML may unpack to a thousand times its size. */
const PIECE = 4 * 1024;
const MOST_PARTS = 1_000;
const MOST_HEADERS = 3;
const MOST_LETTERS_OF_HEADER = 5_000;

/**
 * Unpacked and read piece by piece up to a limit, so that a large document needs no more memory
 * than a small one.
 */
export async function docxText(path: string, mostLetters: number): Promise<string> {
  const body = new WordMarkup();
  const headers: WordMarkup[] = [];
  let parts = 0;
  const unzip = new Unzip((part) => {
    parts += 1;
    if (parts > MOST_PARTS) throw new Error('This is not a Word document.');
    const isHeader = HEADER.test(part.name) && headers.length < MOST_HEADERS;
    if (part.name !== DOCUMENT && !isHeader) return;
    const markup = isHeader ? new WordMarkup() : body;
    if (isHeader) headers.push(markup);
    const most = isHeader ? MOST_LETTERS_OF_HEADER : mostLetters;
    const decoder = new TextDecoder();
    part.ondata = (error, data, isLast) => {
      if (error) throw error;
      if (markup.letters > most) part.terminate();
      else markup.add(decoder.decode(data, { stream: !isLast }));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    unzip.push(piece as Buffer);
    if (body.letters > mostLetters) break;
  }
  return [...new Set(headers.map(({ text }) => text)), body.text].join('\n');
}
