import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Resume } from './resume.type.ts';

const OWN = statement(
  'resumes-of',
  `
    select 'Resume' as "__typename", r.id, f.name, f.size, f.media_type as "mediaType",
      r.is_default as "isDefault", f.lost_at is not null as "isLost",
      btrim(r.text) <> '' as "isReadable", r.created_at as "createdAt"
    from resumes r join files f on f.id = r.file_id
    where r.user_id = $1 and f.deleted_at is null
    order by r.is_default desc, r.created_at desc, r.id desc`,
);

/** The caller's own resumes, the default first, then the newest. */
export function resumesOf({ services, viewer }: Context): Promise<Resume[]> {
  return services.database.read(OWN, [viewer!.userId]);
}

export async function ownResumes(ctx: Context, ids: readonly string[]): Promise<(Resume | null)[]> {
  if (ctx.viewer?.role !== 'job_seeker') return ids.map(() => null);
  const byId = new Map((await resumesOf(ctx)).map((resume) => [resume.id, resume]));
  return ids.map((id) => byId.get(id) ?? null);
}
