import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { withBytes } from './bytes.ts';

/** A drawing is a program, and is no image here. */
const READ = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
export const LOGO_TYPE = 'image/webp';

/** Side of what is kept; twice what pages show, for sharp screens. */
const SIDE = 400;
/** A picture of a few bytes can be a wall of colour as large as a house. */
export const MOST_PIXELS = 40_000_000;
const SECONDS = 10;
/** The type is in the first bytes. A file can go on with parts without end that say nothing about it. */
const HEAD = 4_096;

/** Redraws the image, so that nothing of what was sent survives but the picture; null for what is no image. */
export async function redrawLogo(path: string): Promise<Buffer | null> {
  const type = await fileTypeFromBuffer(await withBytes(path, (bytes) => bytes.at(0, HEAD)));
  if (!type || !READ.has(type.mime)) return null;
  try {
    return await sharp(path, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    return null;
  }
}
