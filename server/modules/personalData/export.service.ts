import { Readable } from 'node:stream';
import type { Context } from '#server/graphql/context.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import { zipped, type ZipEntry } from '#server/lib/archive/zip.ts';
import { unlessMissing } from '#server/lib/storage/fileStore.ts';
import type { Services } from '#server/services.ts';
import { EXPORTS, FILES } from './export.sql.ts';
import type { ExportPayload } from './export.payloads.ts';
import { endedSessions } from '#server/modules/account/endedSessions.service.ts';

export const EXPORT_PATH = '/api/my-data';
const LINK_LIFETIME = 5 * 60_000;

/** The link works without a header, so that a browser can save the file. It stops working when the session ends. */
export function exportMyData({ services, viewer }: Context): ExportPayload {
  const { clock, config } = services;
  const { userId: by, sessionId: session } = viewer!;
  const expiresAt = new Date(clock.now().getTime() + LINK_LIFETIME);
  return { expiresAt, url: signPath(EXPORT_PATH, { by, session }, expiresAt, config.secretKey!) };
}

/** Checks an export link. Returns null if it has expired, its session has ended, or it was not signed here. */
export async function openExport(services: Services, url: string): Promise<Readable | null> {
  const { clock, config } = services;
  const signed = openPath(url, clock.now(), config.secretKey!);
  if (!signed?.['by'] || !signed['session']) return null;
  const ended = await endedSessions(services, [signed['session']]);
  return ended.length > 0 ? null : Readable.from(zipped(entriesOf(services, signed['by'])));
}

/** Reads the files one at a time, so that memory use stays small however much data there is. */
async function* entriesOf(services: Services, userId: string): AsyncGenerator<ZipEntry> {
  const { database, storage, clock } = services;
  for (const [name, read] of Object.entries(EXPORTS)) {
    const [row] = await database.read(read, [userId]);
    const text = `${JSON.stringify(row?.data ?? [], null, 2)}\n`;
    yield { name: `${name}.json`, changed: clock.now(), content: [Buffer.from(text)] };
  }
  const files = await database.read(FILES, [userId]);
  for (const { id, name, key, createdAt } of files) {
    const content = await unlessMissing(storage.stream(key));
    // Two files can have the same name.
    if (content) yield { name: `files/${id}/${name}`, changed: createdAt, content };
  }
}
