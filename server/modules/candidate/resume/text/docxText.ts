import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { WordMarkup } from './wordMarkup.ts';

const DOCUMENT = 'word/document.xml';
/** The XML may unpack to a thousand times its size. */
const PIECE = 4 * 1024;
const MOST_PARTS = 1_000;

/**
 * Unpacked and read piece by piece up to a limit, so that a large document needs no more memory
 * than a small one.
 */
export async function docxText(path: string, mostLetters: number): Promise<string> {
  const markup = new WordMarkup();
  let isOver = false;
  let parts = 0;
  const unzip = new Unzip((part) => {
    parts += 1;
    if (parts > MOST_PARTS) throw new Error('This is no document of words.');
    if (part.name !== DOCUMENT) return;
    const decoder = new TextDecoder();
    part.ondata = (error, data, isLast) => {
      if (error) throw error;
      markup.add(decoder.decode(data, { stream: !isLast }));
      isOver ||= isLast;
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    unzip.push(piece as Buffer);
    if (isOver || markup.text.length > mostLetters) break;
  }
  return markup.text;
}
