import { parentPort, workerData } from 'node:worker_threads';
import { RESUME_MIME_TYPES } from '#schema/options/limits.ts';

type ReadText = (path: string) => Promise<string>;

const MOST_LETTERS = 200_000;

/** Each reader loads its library on demand. */
const READERS: Readonly<Record<string, () => Promise<ReadText>>> = {
  [RESUME_MIME_TYPES['.pdf']]: async () => {
    const { pdfText } = await import('./pdfText.ts');
    return (path) => pdfText(path, MOST_LETTERS);
  },
  [RESUME_MIME_TYPES['.doc']]: async () => {
    const { default: WordExtractor } = await import('word-extractor');
    return async (path) => (await new WordExtractor().extract(path)).getBody();
  },
  [RESUME_MIME_TYPES['.docx']]: async () => {
    const { docxText } = await import('./docxText.ts');
    return (path) => docxText(path, MOST_LETTERS);
  },
};

const { path, mediaType } = workerData as { path: string; mediaType: string };
const read = await READERS[mediaType]!();
parentPort!.postMessage(await text(), []);

/** An unreadable document has no text. */
async function text(): Promise<string | null> {
  try {
    return (await read(path)).slice(0, MOST_LETTERS);
  } catch {
    return null;
  }
}
