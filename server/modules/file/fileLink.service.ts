import { statement, type RowOf } from '#server/db/statement.ts';
import type { Readable } from 'node:stream';
import { isId } from '#server/lib/ids.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import type { Services } from '#server/services.ts';
import { LINK_LIFETIME } from './file.rules.ts';

/**
 * Who gets a link and why: the owner of the file, or the reader of an application, verification or message that it
 * belongs to.
 */
export interface Grounds {
  by: string;
  application?: string;
  /** The verification whose certificate this is. */
  verification?: string;
  /** The message that it came with. */
  message?: string;
  /** Displayed in the page rather than downloaded. */
  shown?: boolean;
}

/** A temporary download link. It needs no login, so that a browser can save the file. */
export function linkTo({ config, clock }: Services, id: string, grounds: Grounds) {
  const { by, application, verification, message, shown } = grounds;
  const until = new Date(clock.now().getTime() + LINK_LIFETIME);
  const values = {
    by,
    ...(application && { application }),
    ...(verification && { verification }),
    ...(message && { message }),
    ...(shown && { shown: 'yes' }),
  };
  return signPath(`/uploads/${id}`, values, until, config.secretKey!);
}

/** Logos are public and can be cached forever: a new logo has a new id. */
export function logoLink(fileId: string): string {
  return `/uploads/logos/${fileId}`;
}

export interface Download {
  name: string;
  mediaType: string;
  size: number;
  stream(): Promise<Readable>;
}

const columns = `name, media_type as "mediaType", size, storage_key as "storageKey"`;

/**
 * $1 the file, $2 the owner, or null for a file of an application, verification or message, which stays available
 * after its owner deletes it.
 */
const BY_ID = statement(
  'file-by-id',
  `select ${columns} from files
    where id = $1 and ($2::uuid is null or (owner_id = $2 and deleted_at is null))`,
);

/** $1 the file. */
const LOGO = statement(
  'logo-by-id',
  `select ${columns} from files where id = $1 and kind = 'company_logo' and deleted_at is null`,
);

/** The file behind a link and who it was issued to; null if the link has expired or is invalid. */
export async function openLink(
  services: Services,
  id: string,
  url: string,
): Promise<{ grounds: Grounds; file: Download } | null> {
  const { config, clock } = services;
  const signed = openPath(url, clock.now(), config.secretKey!);
  if (!signed?.['by'] || !isId(id)) return null;
  const { by, application, verification, message } = signed;
  const grounds = { by, application, verification, message, shown: signed['shown'] === 'yes' };
  const owner = application || verification || message ? null : by;
  const [row] = await services.database.read(BY_ID, [id, owner]);
  return row ? { grounds, file: downloadOf(services, row) } : null;
}

export async function openLogo(services: Services, id: string): Promise<Download | null> {
  const [row] = isId(id) ? await services.database.read(LOGO, [id]) : [];
  return row ? downloadOf(services, row) : null;
}

function downloadOf(
  { storage }: Services,
  { storageKey, ...file }: RowOf<typeof BY_ID | typeof LOGO>,
): Download {
  return { ...file, stream: () => storage.stream(storageKey) };
}
