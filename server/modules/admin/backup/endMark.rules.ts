const BYTES_OF_SHA256 = 32;
const SAYS = 'sha256:';

/**
 * The last bytes of a backup: an empty gzip member whose comment is the checksum of everything before it. Programs that
 * unpack gzip ignore it. If it is missing or different, the backup is incomplete or was changed.
 */
export function endMark(checksum: Buffer): Buffer {
  const HAS_COMMENT = 0x10;
  const head = Buffer.from([0x1f, 0x8b, 8, HAS_COMMENT, 0, 0, 0, 0, 0, 0xff]);
  const nothing = Buffer.from([3, 0]);
  const comment = Buffer.from(`${SAYS}${checksum.toString('hex')}\0`);
  return Buffer.concat([head, comment, nothing, Buffer.alloc(8)]);
}

export const END_MARK_LENGTH = endMark(Buffer.alloc(BYTES_OF_SHA256)).length;
