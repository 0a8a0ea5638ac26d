import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { withBytes } from './bytes.ts';

/** A drawing is a program, and is no image here. */
const READ = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
export const LOGO_TYPE = 'image/webp';

/** Side of what is kept; twice what pages show, for sharp screens. */
const SIDE = 400;
/** A picture of a few bytes can be a wall of colour as large as a house. */
const MOST_PIXELS = 40_000_000;
const SECONDS = 10;
/** The type is in the first bytes. A file can go on with parts without end that say nothing about it. */
const HEAD = 4_096;

/** Draws the image anew into another file, so that nothing of what was sent survives but the picture. */
export async function redrawLogo(path: string, target: string): Promise<boolean> {
  const type = await fileTypeFromBuffer(await withBytes(path, (bytes) => bytes.at(0, HEAD)));
  if (!type || !READ.has(type.mime)) return false;
  try {
    await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .webp({ quality: 88 })
      .toFile(target);
    return true;
  } catch {
    return false;
  }
}
