import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  changed: Date;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Documents are compressed already. */
const PACKED = /\.(pdf|docx|zip|png|jpe?g|webp)$/i;

/** Streams a ZIP file, no faster than it is read. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, data) => (error ? failures.push(error) : ready.push(data)));
  const taken = () => {
    if (failures[0]) throw failures[0];
    return ready.splice(0);
  };
  for await (const { name, changed, content } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = changed;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
