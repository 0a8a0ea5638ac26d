import { createHash } from 'node:crypto';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { visitorOf } from '#server/lib/visitor.ts';
import { jobsById } from './job.loaders.ts';
import type { RecordJobViewInput, RecordJobViewPayload } from './jobView.inputs.ts';
import { isProgram } from './jobView.rules.ts';

/**
 * $1 a new id, $2 the job, $3 the user, $4 the visitor, $5 the source, $6 now, $7 the day, $8 the
 * place among the results of a search, $9 its words. A trigger counts the row (M077JobCounters).
 */
const RECORD = statement(
  'record-job-view',
  `
    insert into job_views (id, job_id, user_id, visitor, source, viewed_at, viewed_on, position, words)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (job_id, visitor, viewed_on) do nothing
    returning job_id`,
);

/** $1 the job. */
const VIEWS = statement('job-view-count', 'select views from jobs where id = $1');

const LAST_POSITION = 1_000;
const WORDS_KEPT = 200;

/** Counted once per visitor, job and day. Programs are not counted: they look at everything. */
export async function recordJobView(
  ctx: Context,
  { jobId, source, position, words }: RecordJobViewInput,
): Promise<RecordJobViewPayload> {
  const { clock, config, database, settings } = ctx.services;
  const [job = null] = isId(jobId) ? await jobsById(ctx, [jobId]) : [];
  if (!job || isProgram(ctx.userAgent)) return { job, counted: false };
  const now = clock.now();
  const day = dayIn((await settings.current()).timeZone, now);
  const visitor = ctx.viewer
    ? createHash('sha256').update(ctx.viewer.userId).digest()
    : visitorOf(ctx, config.secretKey ?? '', new Date(day));
  const found = source === 'search' ? searchOf(position, words) : { position: null, words: null };
  const seen = [
    jobId,
    ctx.viewer?.userId,
    visitor,
    source,
    now,
    day,
    found.position,
    found.words,
  ] as const;
  const [recorded] = await database.write(RECORD, [newId(now.getTime()), ...seen]);
  if (!recorded) return { job, counted: false };
  const [row] = await database.write(VIEWS, [jobId]);
  return { job: { ...job, views: row!.views }, counted: true };
}

/** The search learns from it what people mean by their words. */
function searchOf(position: number | null | undefined, words: string | null | undefined) {
  const isKnown = position != null && position >= 1 && position <= LAST_POSITION;
  const typed = words?.replace(/\s+/g, ' ').trim() ?? '';
  const kept = Array.from(typed).slice(0, WORDS_KEPT).join('');
  return { position: isKnown ? position : null, words: kept === '' ? null : kept };
}

/** For example 2026-11-21. A day begins at midnight in the site's time zone. */
function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
