import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { worksOnSomeJobs, type TeamRole } from '#schema/options/teamRoles.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { JOBS_OF_COMPANY, LOCK_TEAM, MEMBER, MEMBER_BY_USER, type Member } from './team.sql.ts';

/** The team of the caller's company, locked until the transaction ends. */
export interface LockedTeam {
  em: EntityManager;
  services: Services;
  /** `isReviewed`: an administrator, or the site, has once approved it. */
  company: { id: string; name: string; isReviewed: boolean };
  /** The caller's membership at this moment. */
  you: Member;
  /** What has been done, for the log, which is written last. */
  activities: Activity[];
}

/** Changes of one team follow each other, so that each sees what the one before has left. */
export async function changeTeam<Done>(
  ctx: Context,
  change: (team: LockedTeam) => Promise<Done>,
): Promise<Done> {
  const services = await withCurrentSettings(ctx.services);
  const { companyId, userId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    const [company] = companyId ? await readIn(em, LOCK_TEAM, [companyId]) : [];
    const [you] = company ? await readIn(em, MEMBER_BY_USER, [company.id, userId]) : [];
    if (!company || !you) throw new Failure('NOT_FOUND', ctx.t('file.noCompany'));
    const activities: Activity[] = [];
    const done = await change({ em, services, company, you, activities });
    await recordActivity(em, ...activities);
    return done;
  });
}

/**
 * The same for what only an owner may do. Checked again under the lock, because the caller may have ceased to be one.
 */
export function manageTeam<Done>(
  ctx: Context,
  change: (team: LockedTeam) => Promise<Done>,
): Promise<Done> {
  return changeTeam(ctx, (team) => {
    if (team.you.role === 'owner') return change(team);
    throw new Failure('FORBIDDEN', ctx.t('team.manage'), { rule: 'team.right' });
  });
}

export async function memberOf(
  { t }: Context,
  { em, company }: LockedTeam,
  id: string,
): Promise<Member> {
  const [member] = isId(id) ? await readIn(em, MEMBER, [company.id, id]) : [];
  if (!member) throw new Failure('NOT_FOUND', t('team.missing'));
  return member;
}

/** team.jobs.own: the jobs a member works on are the company's; none for a role that works on all of them. */
export async function jobsForRole(
  { t }: Context,
  { em, company }: LockedTeam,
  { role, jobIds }: { role: TeamRole; jobIds: readonly string[] },
): Promise<string[]> {
  if (!worksOnSomeJobs(role) || jobIds.length === 0) return [];
  const wanted = [...new Set(jobIds.map((id) => id.toLowerCase()))];
  const found = await readIn(em, JOBS_OF_COMPANY, [company.id, wanted.filter(isId)]);
  if (found.length < wanted.length)
    throw new Failure('NOT_FOUND', t('posting.unknown'), { rule: 'team.jobs.own' });
  return found.map(({ id }) => id);
}
