import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationsArgs } from './application.inputs.ts';
import { partyOf } from './application.loaders.ts';
import { COUNT, LIST, PARTIES, RECORD_ONCE } from './application.reads.ts';
import type { Application } from './application.type.ts';

interface Key {
  appliedAt: string;
  id: string;
}

/** A seeker's own, or what an employer's company has received; the newest first. */
export async function listApplications(
  ctx: Context,
  args: ApplicationsArgs,
): Promise<Connection<Application>> {
  const window = windowOf(ctx, args, decodeKey);
  const party = partyOf(ctx);
  const [rows, total] = party ? await read(ctx, args, window, party) : [[], 0];
  return toConnection({ rows, window, total, totalIsExact: true, cursorOf: encodeKey });
}

async function read(
  { services }: Context,
  { status, search }: ApplicationsArgs,
  window: ReturnType<typeof windowOf<Key>>,
  { seeker, company }: NonNullable<ReturnType<typeof partyOf>>,
): Promise<[Application[], number]> {
  const filter = [seeker, company, status ?? null, patternOf(search)];
  const place = [window.after?.appliedAt, window.after?.id, window.limit + 1, window.offset];
  const [rows, [count]] = await Promise.all([
    services.database.read<Application>(LIST, [...filter, ...place]),
    services.database.read<{ total: number }>(COUNT, filter),
  ]);
  return [rows, count?.total ?? 0];
}

function patternOf(search: string | null | undefined): string | null {
  const words = search?.trim().slice(0, 100);
  return words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
}

function encodeKey({ appliedAt, id }: Application): string {
  return Buffer.from(`${new Date(appliedAt).toISOString()} ${id}`).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [appliedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return !Number.isNaN(Date.parse(appliedAt)) && isId(id) ? { appliedAt, id } : null;
}

interface Parties {
  seekerId: string;
  companyId: string;
  fileId: string | null;
}

/** Whether this file was sent with that application; what an employer takes is told to the seeker, once. */
export async function takeResume(
  { database, clock }: Services,
  { application, by, fileId }: { application: string; by: string; fileId: string },
): Promise<boolean> {
  if (!isId(application) || !isId(by)) return false;
  const [parties] = await database.read<Parties>(PARTIES, [application]);
  if (!parties || parties.fileId !== fileId) return false;
  if (by !== parties.seekerId) {
    const now = clock.now();
    const entry = [newId(now.getTime()), application, 'resume_downloaded', by, now];
    await database.read(RECORD_ONCE, entry);
  }
  return true;
}
