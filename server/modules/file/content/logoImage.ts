import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { withBytes } from './bytes.ts';

/** SVG is not accepted, because it can contain scripts. */
const READ = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);
export const LOGO_TYPE = 'image/webp';

/** The side of the stored image: twice what pages show, for high-resolution screens. */
const SIDE = 400;
/** A picture of a few bytes can decode to an enormous bitmap. */
export const MOST_PIXELS = 40_000_000;
const SECONDS = 10;
/** The type is in the first bytes. The rest of a file can be endless parts that say nothing about it. */
const HEAD = 4_096;

/** Redraws the image, so that only the picture itself is kept; null if it is not an image. */
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
