import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { VERIFICATION_MIME_TYPES } from '#schema/options/companyVerification.ts';
import { withBytes } from './bytes.ts';
import { endingOf } from './fileName.ts';
import { MOST_PIXELS } from './logoImage.ts';
import { isPdf } from './pdf.ts';

const TYPES: Readonly<Record<string, string>> = VERIFICATION_MIME_TYPES;

/** The media type of a certificate whose content matches its name; null for anything else. */
export async function certificateType(path: string, name: string): Promise<string | null> {
  const wanted = TYPES[endingOf(name)];
  if (!wanted) return null;
  const isRight =
    wanted === 'application/pdf' ? await withBytes(path, isPdf) : await isPicture(path, wanted);
  return isRight ? wanted : null;
}

/** An image small enough for a browser to draw. */
async function isPicture(path: string, wanted: string): Promise<boolean> {
  const type = await fileTypeFromFile(path);
  if (type?.mime !== wanted) return false;
  try {
    const { width, height } = await sharp(path, { failOn: 'error' }).metadata();
    return width * height <= MOST_PIXELS;
  } catch {
    return false;
  }
}
