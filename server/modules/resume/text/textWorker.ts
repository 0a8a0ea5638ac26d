/**
 * The program that reads a document, run in a thread of its own: the libraries hold a whole document in memory and can
 * be led astray by a hostile one, and a thread can be ended. Plain text, because a build would not find it as a file.
 */
export const TEXT_WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const { readFile } = require('node:fs/promises');
const load = (name) => import(workerData.modules[name]);
const readers = {
  'application/pdf': async (path) => {
    const { extractText, getDocumentProxy } = await load('unpdf');
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
    return (await extractText(document, { mergePages: true })).text;
  },
  'application/msword': async (path) => {
    const { default: Extractor } = await load('word-extractor');
    return (await new Extractor().extract(path)).getBody();
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': async (path) => {
    const { default: mammoth } = await load('mammoth');
    return (await mammoth.extractRawText({ path })).value;
  },
};
const { path, mediaType, most } = workerData;
readers[mediaType](path).then(
  (text) => parentPort.postMessage({ text: String(text).slice(0, most) }),
  (error) => parentPort.postMessage({ failed: String(error).slice(0, 500) }),
);
`;
