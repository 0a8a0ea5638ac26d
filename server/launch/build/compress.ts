import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TOO_SMALL = 1_024;
/** Megabytes of an editor that few people open: the last few per cent would take as long as everything else. */
const EDITOR = '/assets/explorer/';

export type Compression = 'best' | 'fast';

/** Compresses files once at build time, as well as possible, instead of for every visitor. */
export async function compress(folder: string, compression: Compression): Promise<void> {
  const isFast = compression === 'fast';
  for await (const file of glob(`${folder}/**/*.{js,css,svg,json}`)) {
    const content = await readFile(file);
    if (content.length < TOO_SMALL) continue;
    const quality = isFast ? 4 : file.includes(EDITOR) ? 9 : 11;
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      zip(content, { level: isFast ? 4 : 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
