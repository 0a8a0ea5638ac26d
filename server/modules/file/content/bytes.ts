import { open, type FileHandle } from 'node:fs/promises';

/** Reads a part of a file by position. Beyond the end of the file it is empty. */
export interface Bytes {
  size: number;
  at: (offset: number, length: number) => Promise<Buffer>;
}

/** Opens a file for reading in parts, so that a large file needs no more memory. */
export async function withBytes<Found>(
  path: string,
  look: (bytes: Bytes) => Promise<Found>,
): Promise<Found> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await look({ size, at: (offset, length) => piece(file, size, offset, length) });
  } finally {
    await file.close();
  }
}

async function piece(file: FileHandle, size: number, offset: number, length: number) {
  const from = Math.max(0, offset);
  const wanted = Math.max(0, Math.min(size, offset + length) - from);
  const buffer = Buffer.alloc(wanted);
  const { bytesRead } = await file.read(buffer, 0, wanted, from);
  return buffer.subarray(0, bytesRead);
}
