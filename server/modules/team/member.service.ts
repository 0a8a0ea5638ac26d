import {
  ROLE_RIGHTS,
  worksOnSomeJobs,
  type JobRight,
  type TeamRole,
} from '#schema/options/teamRoles.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { workplaceOf } from '#server/modules/account/session.service.ts';
import { actorFacts } from '#server/modules/activity/activity.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import {
  changeTeam,
  jobsForRole,
  manageTeam,
  memberOf,
  type LockedTeam,
} from './changeTeam.service.ts';
import { hasRight } from './jobRight.rules.ts';
import { handOverIntegrations } from './handOverIntegrations.service.ts';
import {
  ACTIVITY,
  CHOOSE_COMPANY,
  COMPANY_OF,
  DELETE_MEMBER,
  DELETE_NOTIFICATIONS,
  HAND_OVER_CONVERSATIONS,
  HAND_OVER_INTERVIEWS,
  HAND_OVER_POSTED,
  INVITATIONS,
  MEMBERS,
  MEMBERSHIPS,
  OWNERS,
  REVOKE_KEYS,
  SET_JOBS,
  SET_ROLE,
  SWITCH,
  type Member,
} from './team.sql.ts';
import { keepsAnOwner } from './team.rules.ts';
import type { Membership, Team, TeamActivity } from './team.type.ts';

/** The colleagues; only owners see invitations and when someone was last active. Null without a company. */
export async function teamOf({ services, viewer }: Context): Promise<Team | null> {
  const { companyId, team, userId } = viewer!;
  if (!companyId || !team) return null;
  const manages = hasRight(team, 'manage');
  const [members, invitations] = await Promise.all([
    services.database.read(MEMBERS, [companyId]),
    manages ? services.database.read(INVITATIONS, [companyId]) : [],
  ]);
  const now = services.clock.now();
  return {
    id: companyId,
    members: members.map(({ lastActiveAt, ...member }) => ({
      ...member,
      lastActiveAt: manages ? lastActiveAt : null,
      isYou: member.userId === userId,
    })),
    invitations: invitations.map((one) => ({ ...one, isExpired: one.expiresAt <= now })),
  };
}

/** Every company that the caller is a member of. */
export async function membershipsOf({ services, viewer }: Context): Promise<Membership[]> {
  const rows = await services.database.read(MEMBERSHIPS, [viewer!.userId]);
  return rows.map((row) => ({ ...row, rights: ROLE_RIGHTS[row.role] }));
}

/**
 * team.company.other: old links and addresses that people pass on do not say which company they are about. Null unless
 * the caller works on it in a company other than the current one.
 */
export async function otherCompanyOf(ctx: Context, id: string): Promise<Membership | null> {
  const [found] = isId(id)
    ? await ctx.services.database.read(COMPANY_OF, [ctx.viewer!.userId, id])
    : [];
  if (!found) return null;
  const memberships = await membershipsOf(ctx);
  const membership = memberships.find(({ companyId }) => companyId === found.companyId);
  return membership && !membership.isCurrent ? membership : null;
}

const ACTIVITY_AT_ONCE = 50;

/** What the people of the company did for it, the latest first. */
export async function teamActivity(
  { services, viewer }: Context,
  before: string | null,
): Promise<TeamActivity[]> {
  const { companyId } = viewer!;
  const from = before !== null && /^\d{1,18}$/.test(before) ? before : null;
  return services.database.read(ACTIVITY, [companyId, from, ACTIVITY_AT_ONCE]);
}

interface Change {
  id: string;
  role: TeamRole;
  jobIds: readonly string[];
}

/**
 * The new rights apply to the next request of the member, in every process. What they can no longer work on is handed
 * over, as when they leave.
 */
export function updateTeamMember(ctx: Context, { id, role, jobIds }: Change): Promise<void> {
  return manageTeam(ctx, async (team) => {
    const { em, company } = team;
    const member = await memberOf(ctx, team, id);
    if (role !== 'owner') await requireOtherOwner(ctx, team, member);
    const jobs = await jobsForRole(ctx, team, { role, jobIds });
    await writeIn(em, SET_ROLE, [id, role]);
    await writeIn(em, SET_JOBS, [id, jobs]);
    if (worksOnSomeJobs(role)) {
      const kept = (right: JobRight) => (ROLE_RIGHTS[role].includes(right) ? jobs : []);
      await handOver(ctx, team, {
        from: member,
        to: null,
        jobsToWriteAbout: kept('message'),
        jobsToPlanFor: kept('schedule'),
      });
      await writeIn(em, DELETE_NOTIFICATIONS, [company.id, member.userId, jobs]);
    }
    if (member.userId === ctx.viewer!.userId)
      Object.assign(ctx.viewer!, await workplaceOf(em, { id: member.userId }));
    if (role === member.role) return;
    // Their keys keep working, with fewer rights. A webhook needs someone who manages the company.
    if (member.role === 'owner') {
      const handedOver = await handOverIntegrations(team, actorFacts(ctx), {
        companyId: company.id,
        from: member.userId,
        preferred: ctx.viewer!.userId,
        webhooksOnly: true,
      });
      team.activities.push(...handedOver);
    }
    team.activities.push({
      ...actorFacts(ctx),
      action: 'team.changeRole',
      subject: { kind: 'user', id: member.userId },
      before: { companyId: company.id, role: member.role },
      after: { companyId: company.id, role },
    });
  });
}

interface MemberRemoval {
  id: string;
  successorId?: string | null;
  keepApiKeys?: boolean | null;
}

export function removeTeamMember(
  ctx: Context,
  { id, successorId = null, keepApiKeys }: MemberRemoval,
): Promise<void> {
  return manageTeam(ctx, async (team) => {
    const member = await memberOf(ctx, team, id);
    if (member.userId === ctx.viewer!.userId) {
      throw new Failure('RULE_VIOLATION', ctx.t('team.yourself'), { rule: 'team.remove.other' });
    }
    if (!keepApiKeys) await revokeKeys(ctx, team, member);
    await endMembership(ctx, team, member, successorId);
    team.activities.push({
      ...actorFacts(ctx),
      action: 'team.remove',
      subject: { kind: 'user', id: member.userId },
      before: { companyId: team.company.id, role: member.role },
    });
    const { email, locale, firstName: name } = member;
    const values = { name, companyName: team.company.name };
    const { em, services } = team;
    await queueMail(
      { em, services },
      { to: email, userId: member.userId, locale, template: 'teamLeft', values },
    );
  });
}

/** Leaves the company that the caller works for at the moment. */
export function leaveTeam(ctx: Context, successorId: string | null): Promise<void> {
  return changeTeam(ctx, async (team) => {
    const { em, you, company } = team;
    await revokeKeys(ctx, team, you);
    await endMembership(ctx, team, you, successorId);
    team.activities.push({
      ...actorFacts(ctx),
      action: 'team.leave',
      subject: { kind: 'company', id: company.id },
      before: { companyId: company.id, role: you.role },
    });
    Object.assign(ctx.viewer!, await workplaceOf(em, { id: you.userId }));
  });
}

export function handOverJobs(
  ctx: Context,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<HandedOver> {
  return manageTeam(ctx, async (team) => {
    const from = await memberOf(ctx, team, fromId);
    const to = await successorOf(ctx, team, from, toId);
    return handOver(ctx, team, { from, to });
  });
}

export async function switchCompany(ctx: Context, companyId: string): Promise<void> {
  const { userId } = ctx.viewer!;
  await ctx.em.transactional(async (em) => {
    const switched = isId(companyId) ? await writeIn(em, SWITCH, [userId, companyId]) : [];
    if (switched.length === 0) throw new Failure('NOT_FOUND', ctx.t('team.notYours'));
    Object.assign(ctx.viewer!, await workplaceOf(em, { id: userId }));
  });
}

async function revokeKeys(ctx: Context, team: LockedTeam, { userId }: Member) {
  const { em, company, activities } = team;
  const { at, ...who } = actorFacts(ctx);
  const revoked = await writeIn(em, REVOKE_KEYS, [company.id, userId, at]);
  const facts = { before: { revokedAt: null }, after: { revokedAt: at } };
  const entries = revoked.map(({ id }) => ({
    ...who,
    at,
    ...facts,
    action: 'apiKey.revoke' as const,
    subject: { kind: 'api_key' as const, id },
  }));
  activities.push(...entries);
}

/** Everything that the member could do for the company ends with the transaction; what they did stays. */
async function endMembership(
  ctx: Context,
  team: LockedTeam,
  member: Member,
  successorId: string | null,
): Promise<void> {
  const { em, company } = team;
  await requireOtherOwner(ctx, team, member);
  const to = await successorOf(ctx, team, member, successorId);
  await handOver(ctx, team, { from: member, to });
  const { userId } = member;
  const handedOver = await handOverIntegrations(team, actorFacts(ctx), {
    companyId: company.id,
    from: userId,
    preferred: to?.userId ?? team.you.userId,
  });
  team.activities.push(...handedOver);
  await writeIn(em, DELETE_NOTIFICATIONS, [company.id, userId, []]);
  await writeIn(em, DELETE_MEMBER, [member.id]);
  await writeIn(em, CHOOSE_COMPANY, [userId]);
}

async function requireOtherOwner(
  { t }: Context,
  { em, company }: LockedTeam,
  member: Member,
): Promise<void> {
  const owners = await readIn(em, OWNERS, [company.id]);
  if (keepsAnOwner(owners, member)) return;
  throw new Failure('RULE_VIOLATION', t('team.lastOwner'), { rule: 'team.owner.last' });
}

/** team.handover.may-post: a member who takes over jobs can change them. */
async function successorOf(
  ctx: Context,
  team: LockedTeam,
  from: Member,
  id: string | null,
): Promise<Member | null> {
  if (id === null) return null;
  const to = await memberOf(ctx, team, id);
  if (to.id !== from.id && !worksOnSomeJobs(to.role)) return to;
  throw new Failure('RULE_VIOLATION', ctx.t('team.successor'), { rule: 'team.handover.may-post' });
}

interface HandedOver {
  jobs: number;
  conversations: number;
}

interface HandOver {
  from: Member;
  to: Member | null;
  /** The jobs for which the member remains able to do this. */
  jobsToWriteAbout?: readonly string[];
  jobsToPlanFor?: readonly string[];
}

/**
 * The work goes to the person who was chosen, or else to the caller if they remain and work on all jobs, or else to the
 * owner who joined first. The log has one entry for all of it.
 */
async function handOver(
  ctx: Context,
  { em, services, company, you, activities }: LockedTeam,
  { from, to, jobsToWriteAbout = [], jobsToPlanFor = [] }: HandOver,
): Promise<HandedOver> {
  let userId = to?.userId ?? you.userId;
  if (userId === from.userId || (!to && worksOnSomeJobs(you.role))) {
    const owners = await readIn(em, OWNERS, [company.id]);
    userId = owners.find((owner) => owner.userId !== from.userId)?.userId ?? from.userId;
  }
  if (userId === from.userId) return { jobs: 0, conversations: 0 };
  const between = [company.id, from.userId, userId] as const;
  const { length: jobs } = await writeIn(em, HAND_OVER_POSTED, between);
  const now = services.clock.now();
  const values = [...between, now, jobsToWriteAbout] as const;
  const takenOver = await writeIn(em, HAND_OVER_CONVERSATIONS, values);
  const { length: conversations } = takenOver;
  for (const { id: applicationId, mailDueAt: startAfter } of takenOver)
    if (startAfter)
      await services.tasks.enqueue(em, 'mail-messages', { applicationId, userId }, { startAfter });
  const planned = [...between, jobsToPlanFor] as const;
  const { length: interviews } = await writeIn(em, HAND_OVER_INTERVIEWS, planned);
  if (jobs + conversations + interviews > 0) {
    activities.push({
      ...actorFacts(ctx),
      action: 'team.handOver',
      subject: { kind: 'user', id: userId },
      before: { companyId: company.id, from: from.userId },
      after: { companyId: company.id, jobs, conversations, interviews },
    });
  }
  return { jobs, conversations };
}
