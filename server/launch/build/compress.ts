import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TOO_SMALL = 1_024;
/** Megabytes of an editor that few open: the last few per cent would take as long as all the rest. */
const EDITOR = '/assets/explorer/';

/** Compressed once here as well as can be, rather than for every visitor. */
export async function compress(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,svg,json}`)) {
    const content = await readFile(file);
    if (content.length < TOO_SMALL) continue;
    const quality = file.includes(EDITOR) ? 9 : 11;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    const [br, gz] = await Promise.all([brotli(content, best), zip(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
