import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 200;

/** Read page by page and piece by piece, up to a limit. */
export async function pdfText(path: string, mostLetters: number): Promise<string> {
  const data = new Uint8Array(await readFile(path));
  const document = await getDocumentProxy(data, { verbosity: 0, disableFontFace: true });
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    for await (const { items } of page.streamTextContent()) {
      for (const item of items) text += `${item.str}${item.hasEOL ? '\n' : ''}`;
      if (text.length > mostLetters) return text;
    }
    page.cleanup();
    text += '\n';
  }
  return text;
}
