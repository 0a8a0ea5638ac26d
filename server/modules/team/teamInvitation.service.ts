import type { EntityManager } from '@mikro-orm/postgresql';
import { INVITATION_DAYS, TEAM_SIZE_MAX, type TeamRole } from '#schema/options/teamRoles.ts';
import type { JoinTeamValues } from '#schema/validation/employers/team.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { register } from '#server/modules/account/register.service.ts';
import { workplaceOf, type OpenedSession } from '#server/modules/account/session.service.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { jobsForRole, manageTeam, type LockedTeam } from './changeTeam.service.ts';
import {
  ADD_INVITATION,
  BY_TOKEN,
  INVITATION,
  IS_MEMBER,
  OPEN_INVITATION,
  RENEW_INVITATION,
  REVOKE_INVITATION,
  SENT,
  TEAM_SIZE,
  USE_INVITATION,
  type OpenedInvitation,
} from './teamInvitation.sql.ts';
import { ADD_MEMBER, JOBS_OF_COMPANY, LOCK_TEAM, SET_JOBS, SWITCH, VERIFY } from './team.sql.ts';
import {
  hasRoomFor,
  INVITATION_LIFETIME,
  invitationsADay,
  invitationState,
  isInvitationUsable,
  mayMailInvitation,
  SENT_WINDOW,
} from './team.rules.ts';
import type { OpenedTeamInvitation } from './team.type.ts';

interface Invitation {
  email: string;
  role: TeamRole;
  jobIds: readonly string[];
}

/** The answer is the same whether or not the address has an account. */
export function inviteToTeam(ctx: Context, { email, role, jobIds }: Invitation): Promise<void> {
  return manageTeam(ctx, async (team) => {
    const { em, services, company } = team;
    const now = services.clock.now();
    requireVerified(ctx);
    const [member] = await readIn(em, IS_MEMBER, [company.id, email]);
    if (member) throw refused(ctx, 'BAD_USER_INPUT', 'already', 'team.invite.new-member');
    const [open] = await readIn(em, OPEN_INVITATION, [company.id, email]);
    if (open && open.expiresAt > now) throw refused(ctx, 'CONFLICT', 'twice', 'team.invite.once');
    if (open) await writeIn(em, REVOKE_INVITATION, [open.id, now]);
    const [count] = await readIn(em, TEAM_SIZE, [company.id]);
    if (!hasRoomFor(count!.size ?? 0)) {
      const message = ctx.t('team.full', { max: TEAM_SIZE_MAX });
      throw new Failure('RULE_VIOLATION', message, { rule: 'team.size.room' });
    }
    await requireFewMails(ctx, em, company, email);
    const jobs = await jobsForRole(ctx, team, { role, jobIds });
    const token = newToken();
    const until = new Date(now.getTime() + INVITATION_LIFETIME);
    const id = newId(now.getTime());
    const by = ctx.viewer!.userId;
    await writeIn(em, ADD_INVITATION, [
      id,
      company.id,
      email,
      role,
      jobs,
      hashToken(token),
      by,
      now,
      until,
    ]);
    await mailInvitation(ctx, team, { email, role, token });
    log(ctx, team, 'team.invite', role);
  });
}

/** A new link, which replaces the earlier one. */
export function resendTeamInvitation(ctx: Context, id: string): Promise<void> {
  return manageTeam(ctx, async (team) => {
    const { em, services, company } = team;
    requireVerified(ctx);
    const { email, role } = await openInvitation(ctx, team, id);
    await requireFewMails(ctx, em, company, email);
    const now = services.clock.now();
    const token = newToken();
    const until = new Date(now.getTime() + INVITATION_LIFETIME);
    await writeIn(em, RENEW_INVITATION, [id, hashToken(token), now, until]);
    await mailInvitation(ctx, team, { email, role, token });
  });
}

export function revokeTeamInvitation(ctx: Context, id: string): Promise<void> {
  return manageTeam(ctx, async (team) => {
    const { role } = await openInvitation(ctx, team, id);
    await writeIn(team.em, REVOKE_INVITATION, [id, team.services.clock.now()]);
    log(ctx, team, 'team.revokeInvitation', role);
  });
}

async function openInvitation({ t }: Context, { em, company }: LockedTeam, id: string) {
  const [invitation] = isId(id) ? await readIn(em, INVITATION, [company.id, id]) : [];
  if (!invitation) throw new Failure('NOT_FOUND', t('team.invitation.missing'));
  return invitation;
}

/** team.invite.verified-address: the invited person sees who writes. */
function requireVerified({ viewer, t }: Context): void {
  if (viewer!.emailVerified) return;
  throw new Failure('RULE_VIOLATION', t('team.unverified'), {
    rule: 'team.invite.verified-address',
  });
}

/** Companies that write to the same address take turns, so that each counts the other's emails. */
async function requireFewMails(
  { services, t }: Context,
  em: EntityManager,
  company: LockedTeam['company'],
  email: string,
): Promise<void> {
  await takeAdvisoryLock(em, `team-invitation ${email}`);
  const since = new Date(services.clock.now().getTime() - SENT_WINDOW);
  const [sent] = await readIn(em, SENT, [company.id, email, since]);
  if (mayMailInvitation(sent!, company)) return;
  throw new Failure('RATE_LIMITED', t('team.tooMany', { max: invitationsADay(company) }), {
    rule: 'team.invite.not-too-many',
    retryAfter: SENT_WINDOW / 1_000,
  });
}

/**
 * As long as the company was never approved, the email has no text that its owner made up: it names their confirmed
 * address.
 */
async function mailInvitation(
  ctx: Context,
  { em, services, company, you }: LockedTeam,
  { email, role, token }: { email: string; role: TeamRole; token: string },
): Promise<void> {
  await queueMail(
    { em, services },
    {
      to: email,
      userId: null,
      locale: ctx.locale,
      template: 'teamInvitation',
      values: {
        companyName: company.isReviewed ? company.name : null,
        inviterName: (company.isReviewed && you.firstName) || you.email,
        role,
        days: INVITATION_DAYS,
        link: `${services.config.publicUrl}/join-team?token=${token}`,
      },
    },
  );
}

/** What a link offers to the caller; null if it does not work any more. */
export async function openedInvitation(
  ctx: Context,
  token: string,
): Promise<OpenedTeamInvitation | null> {
  const { services, viewer } = ctx;
  const [found] = await services.database.read(BY_TOKEN, [hashToken(token)]);
  if (!found || !isInvitationUsable(found, services.clock.now())) return null;
  const { companyName, inviterName, email, role } = found;
  const state = invitationState(found, viewer?.userId ?? null);
  return { companyName, inviterName, email, role, state };
}

/** The caller joins, and works for the company from now on. */
export async function acceptTeamInvitation(ctx: Context, token: string): Promise<void> {
  const { userId } = ctx.viewer!;
  await ctx.em.transactional(async (em) => {
    const found = await usableInvitation(ctx, em, token);
    const state = invitationState(found, userId);
    if (state !== 'ready') {
      throw new Failure('FORBIDDEN', ctx.t(`team.invitation.${state}`, { email: found.email }), {
        rule: 'team.invitation.own',
      });
    }
    await join(ctx, em, found, userId);
    Object.assign(ctx.viewer!, await workplaceOf(em, { id: userId }), { emailVerified: true });
  });
}

/** Signs up with the invited address, which the link has confirmed, and joins. */
export async function joinTeam(
  ctx: Context,
  { token, ...account }: JoinTeamValues,
): Promise<OpenedSession> {
  const seen = await usableInvitation(ctx, ctx.em, token);
  const state = invitationState(seen, null);
  if (state !== 'sign_up') {
    throw new Failure('CONFLICT', ctx.t(`team.invitation.${state}`, { email: seen.email }), {
      rule: 'team.invitation.own',
    });
  }
  const values = { ...account, email: seen.email, role: 'employer' as const };
  return register(ctx, values, async (em, user) => {
    const found = await usableInvitation(ctx, em, token);
    user.onboardingComplete = true;
    await em.flush();
    await join(ctx, em, found, user.id);
  });
}

async function usableInvitation(
  { services, t }: Context,
  em: EntityManager,
  token: string,
): Promise<OpenedInvitation> {
  const [found] = await readIn(em, BY_TOKEN, [hashToken(token)]);
  if (found && isInvitationUsable(found, services.clock.now())) return found;
  throw new Failure('BAD_USER_INPUT', t('team.invitation.ended'), {
    rule: 'team.invitation.usable',
  });
}

/** If a link is used twice at once, the second use finds it used. */
async function join(
  ctx: Context,
  em: EntityManager,
  { id, companyId, role, jobIds, invitedBy }: OpenedInvitation,
  userId: string,
): Promise<void> {
  const now = ctx.services.clock.now();
  await readIn(em, LOCK_TEAM, [companyId]);
  const used = await writeIn(em, USE_INVITATION, [id, now]);
  if (used.length === 0) {
    throw new Failure('CONFLICT', ctx.t('team.invitation.ended'), {
      rule: 'team.invitation.usable',
    });
  }
  const memberId = newId(now.getTime());
  const row = [memberId, companyId, userId, role, invitedBy, now] as const;
  const added = await writeIn(em, ADD_MEMBER, row);
  if (added.length > 0) {
    // A job may have been deleted since the invitation.
    const jobs = await readIn(em, JOBS_OF_COMPANY, [companyId, jobIds]);
    await writeIn(em, SET_JOBS, [memberId, jobs.map((job) => job.id)]);
  }
  await writeIn(em, VERIFY, [userId, now]);
  await writeIn(em, SWITCH, [userId, companyId]);
  const actor = { kind: 'user', id: userId } as const;
  const { ip, requestId } = ctx;
  const subject = { kind: 'company', id: companyId } as const;
  const after = { companyId, role };
  await recordActivity(em, { actor, ip, requestId, at: now, action: 'team.join', subject, after });
}

function refused(
  { t }: Context,
  code: 'BAD_USER_INPUT' | 'CONFLICT',
  word: 'already' | 'twice',
  rule: string,
): Failure {
  const message = t(`team.${word}`);
  return new Failure(code, message, { fields: [{ field: 'email', message }], rule });
}

function log(
  ctx: Context,
  { company, activities }: LockedTeam,
  action: 'team.invite' | 'team.revokeInvitation',
  role: TeamRole,
): void {
  const subject = { kind: 'company', id: company.id } as const;
  const after = { companyId: company.id, role };
  activities.push({ ...actorFacts(ctx), action, subject, after });
}
