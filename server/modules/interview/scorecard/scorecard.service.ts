import { DEFAULT_CRITERIA } from '#schema/options/interviews.ts';
import type { ScorecardValues } from '#schema/validation/employers/interview.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { hasJobRight, worksOn } from '#server/modules/team/jobRight.rules.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { receivedInterview } from '#server/modules/interview/interview.loaders.ts';
import { canScore } from '#server/modules/interview/interview.rules.ts';
import type { Interview } from '#server/modules/interview/interview.type.ts';
import { lockInterview } from '#server/modules/interview/schedule/lockInterview.service.ts';
import { CRITERIA, OWN_JOB, SAVE_CRITERIA, SCORES, SEND_SCORE } from './scorecard.sql.ts';
import { seesScores, sumOf } from './scorecard.rules.ts';
import type { InterviewCriterion, InterviewFeedback } from './scorecard.type.ts';

/** The feedback on an interview of the caller's company, as far as the caller can see it. */
export async function feedbackOn(
  ctx: Context,
  interview: Interview,
): Promise<InterviewFeedback | null> {
  if (!interview.isReceived) return null;
  const { id, jobId, interviewers } = interview;
  const { userId, team } = ctx.viewer!;
  const [sent, criteria] = await Promise.all([
    loaderOf(ctx, scoresByInterview).load(id),
    loaderOf(ctx, criteriaByJob).load(jobId),
  ]);
  const isInterviewer = interviewers.some((person) => person.id === userId);
  const hasSent = sent.some((score) => score.userId === userId);
  const decides = hasJobRight(team, 'decide', jobId);
  const isShown = seesScores({ isInterviewer, hasSent, decides });
  const shown = isShown ? sent : [];
  const { averages, recommendations } = sumOf(shown, criteria);
  const nameOf = (key: string) => criterionOf(ctx, key).name;
  return {
    canSend: isInterviewer && !hasSent && canScore(interview, ctx.services.clock.now()),
    canChangeCriteria: hasJobRight(team, 'schedule', jobId),
    isHidden: !isShown,
    sentCount: sent.length,
    interviewerCount: interviewers.length,
    criteria: criteria.map((key) => criterionOf(ctx, key)),
    scorecards: shown.map(({ userId: author, ratings, ...score }) => ({
      ...score,
      isMine: author === userId,
      ratings: ratings.map((one) => ({ ...one, name: nameOf(one.criterion) })),
    })),
    averages: averages.map(({ criterion, average }) => ({ name: nameOf(criterion), average })),
    recommendations: isShown ? recommendations : [],
  };
}

async function scoresByInterview({ services, viewer }: Context, ids: readonly string[]) {
  const rows = await services.database.read(SCORES, [viewer!.companyId, ids]);
  return ids.map((id) => rows.filter(({ interviewId }) => interviewId === id));
}

async function criteriaByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<(readonly string[])[]> {
  const rows = await services.database.read(CRITERIA, [ids]);
  const byJob = new Map(rows.map(({ jobId, criteria }) => [jobId, criteria]));
  return ids.map((id) => byJob.get(id) ?? DEFAULT_CRITERIA);
}

/** Our own criteria have words in every language, a company's are their own names. */
function criterionOf({ locale }: Context, key: string): InterviewCriterion {
  const isOurs = (DEFAULT_CRITERIA as readonly string[]).includes(key);
  return { key, name: isOurs ? translator(locale, 'interviews')(`criterion.${key}`) : key };
}

/** Feedback is sent once, by those who hold the interview. From then on they see that of the others. */
export async function sendScorecard(
  ctx: Context,
  { interviewId, ratings, recommendation, text }: ScorecardValues,
): Promise<Interview> {
  const interview = await receivedInterview(ctx, interviewId);
  requireJobRight(ctx, 'score', interview.jobId);
  const { userId } = ctx.viewer!;
  const criteria = await loaderOf(ctx, criteriaByJob).load(interview.jobId);
  requireAllRated(ctx, ratings, criteria);
  await ctx.em.transactional(async (em) => {
    const { services } = ctx;
    const now = services.clock.now();
    const locked = await lockInterview({ em, services }, interview.id);
    const isInterviewer = interview.interviewers.some(({ id }) => id === userId);
    if (!locked || !isInterviewer || !canScore(locked, now)) {
      throw new Failure('RULE_VIOLATION', ctx.t('interview.score'), {
        rule: 'interview.score.begun',
      });
    }
    const values = [interview.id, userId, JSON.stringify(ratings), recommendation] as const;
    const sent = await writeIn(em, SEND_SCORE, [...values, text, now]);
    if (sent.length > 0) return;
    throw new Failure('CONFLICT', ctx.t('interview.scored'), { rule: 'interview.score.once' });
  });
  return receivedInterview(ctx, interview.id);
}

/** interview.score.complete: each criterion once and nothing else. */
function requireAllRated(
  { t }: Context,
  ratings: ScorecardValues['ratings'],
  criteria: readonly string[],
): void {
  const rated = ratings.map(({ criterion }) => criterion).toSorted();
  if (rated.join('\n') === criteria.toSorted().join('\n')) return;
  const message = t('interview.ratings');
  const fields = [{ field: 'ratings', message }];
  throw new Failure('BAD_USER_INPUT', message, { fields, rule: 'interview.score.complete' });
}

/** What interviewers rate in the interviews for a job of the caller's company; null for any other job. */
export async function interviewCriteria(
  ctx: Context,
  jobId: string,
): Promise<InterviewCriterion[] | null> {
  const id = await ownJob(ctx, jobId);
  if (id === null) return null;
  const criteria = await loaderOf(ctx, criteriaByJob).load(id);
  return criteria.map((key) => criterionOf(ctx, key));
}

export async function saveInterviewCriteria(
  ctx: Context,
  { jobId, criteria }: { jobId: string; criteria: string[] },
): Promise<InterviewCriterion[]> {
  const { clock, database } = ctx.services;
  const id = await ownJob(ctx, jobId);
  if (id === null) throw new Failure('NOT_FOUND', ctx.t('interview.job'));
  requireJobRight(ctx, 'schedule', id);
  const byName = new Map(
    DEFAULT_CRITERIA.map((key) => [criterionOf(ctx, key).name.toLowerCase(), key as string]),
  );
  const keys = [...new Set(criteria.map((name) => byName.get(name.toLowerCase()) ?? name))];
  await database.write(SAVE_CRITERIA, [id, keys, clock.now()]);
  loaderOf(ctx, criteriaByJob).clear(id);
  return keys.map((key) => criterionOf(ctx, key));
}

/** Null unless the caller works on it. */
async function ownJob({ services, viewer }: Context, jobId: string): Promise<string | null> {
  if (!viewer?.companyId || !isId(jobId)) return null;
  const [own] = await services.database.read(OWN_JOB, [jobId, viewer.companyId]);
  return own && worksOn(viewer.team, own.id) ? own.id : null;
}
