import type { Readable } from 'node:stream';
import type { PreparedRead } from '#server/db/database.ts';
import { isId } from '#server/lib/ids.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import type { Services } from '#server/services.ts';
import { LINK_LIFETIME } from './file.rules.ts';

/** Who gets a link, and on which grounds: one's own file, or the one an application was sent with. */
export interface Grounds {
  by: string;
  application?: string;
  /** The certificate of a company. */
  verification?: string;
  /** To be looked at in the page, not to be kept. */
  shown?: boolean;
}

/** A link that opens this file, for a while; it needs no login, so that a browser can save the file. */
export function linkTo({ config, clock }: Services, id: string, grounds: Grounds) {
  const { by, application, verification, shown } = grounds;
  const until = new Date(clock.now().getTime() + LINK_LIFETIME);
  const values = {
    by,
    ...(application && { application }),
    ...(verification && { verification }),
    ...(shown && { shown: 'yes' }),
  };
  return signPath(`/uploads/${id}`, values, until, config.secretKey!);
}

/** Logos are for everybody, for ever: another one has another id. */
export function logoLink(fileId: string): string {
  return `/uploads/logos/${fileId}`;
}

export interface Download {
  name: string;
  mediaType: string;
  size: number;
  stream(): Promise<Readable>;
}

type Row = Omit<Download, 'stream'> & { storageKey: string };

const columns = `name, media_type as "mediaType", size, storage_key as "storageKey"`;

/** $2 is null on other grounds than one's own file: what was sent with an application stays, deleted or not. */
const BY_ID: PreparedRead = {
  name: 'file-by-id',
  text: `select ${columns} from files
    where id = $1 and ($2::uuid is null or (owner_id = $2 and deleted_at is null))`,
};

const LOGO: PreparedRead = {
  name: 'logo-by-id',
  text: `select ${columns} from files where id = $1 and kind = 'company_logo' and deleted_at is null`,
};

/** What a link opens, and on whose behalf; null when its time is over or it was never ours. */
export async function openLink(
  services: Services,
  id: string,
  url: string,
): Promise<{ grounds: Grounds; file: Download } | null> {
  const { config, clock } = services;
  const signed = openPath(url, clock.now(), config.secretKey!);
  if (!signed?.['by'] || !isId(id)) return null;
  const { by, application, verification } = signed;
  const grounds = { by, application, verification, shown: signed['shown'] === 'yes' };
  const file = await found(services, BY_ID, [id, application || verification ? null : by]);
  return file && { grounds, file };
}

export async function openLogo(services: Services, id: string): Promise<Download | null> {
  return isId(id) ? found(services, LOGO, [id]) : null;
}

async function found({ database, storage }: Services, read: PreparedRead, values: unknown[]) {
  const [row] = await database.read<Row>(read, values);
  if (!row) return null;
  const { storageKey, ...file } = row;
  return { ...file, stream: () => storage.stream(storageKey) };
}
