import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { planCompanyMails } from '#server/modules/conversation/notifyReaders.service.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { leaveReports } from '#server/modules/report/leaveReports.service.ts';
import { recordActivity, type actorFacts } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { handOverIntegrations } from '#server/modules/team/handOverIntegrations.service.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import type { Services } from '#server/services.ts';
import {
  CLOSE_JOBS,
  COMPANIES_OF,
  DELETE_FILES,
  DELETE_MAIL,
  ERASURE,
  HAND_OVER_WORK,
  MAKE_OWNERS,
  ONLY_OWNER_OF,
  WAITING_CONVERSATIONS,
  WITHDRAW_APPLICATIONS,
} from './erasure.sql.ts';

interface Unit {
  em: EntityManager;
  services: Services;
}

/**
 * Erases an account. Runs in the caller's transaction on a locked row; after the commit no session, link or email of
 * this user works. Returns the files to remove from storage afterwards.
 */
export async function eraseAccount(
  unit: Unit,
  user: User,
  actor: ReturnType<typeof actorFacts>,
): Promise<string[]> {
  const { em, services } = unit;
  const now = services.clock.now();
  const { id, email, firstName, locale } = user;
  await writeIn(em, CLOSE_JOBS, [now, id]);
  const activities = await leaveCompanies(unit, id, actor);
  await writeIn(em, WITHDRAW_APPLICATIONS, [now, id]);
  const waiting = await readIn(em, WAITING_CONVERSATIONS, [id]);
  for (const statement of ERASURE) await writeIn(em, statement, [id]);
  for (const { applicationId } of waiting) await planCompanyMails(unit, applicationId);
  await leaveReports(em, id);
  const gone = await deleteFiles(em, id);
  await writeIn(em, DELETE_MAIL, [id]);
  const values = {
    name: firstName,
    by: actor.actor.id === id ? 'owner' : 'administrator',
    role: user.role,
  } as const;
  await queueMail(unit, { to: email, userId: null, locale, template: 'accountDeleted', values });
  anonymize(user, now);
  await recordActivity(em, ...activities);
  return gone;
}

/** A company keeps an owner: where nobody else manages it, a colleague does from now on. */
async function leaveCompanies(
  unit: Unit,
  userId: string,
  actor: ReturnType<typeof actorFacts>,
): Promise<Activity[]> {
  const { em } = unit;
  const orphaned = await readIn(em, ONLY_OWNER_OF, [userId]);
  if (orphaned.length > 0)
    await writeIn(em, MAKE_OWNERS, [orphaned.map(({ nextOwner }) => nextOwner)]);
  await writeIn(em, HAND_OVER_WORK, [userId]);
  const activities: Activity[] = [];
  for (const { companyId } of await readIn(em, COMPANIES_OF, [userId])) {
    const handOver = { companyId, from: userId, preferred: null, webhooksOnly: true };
    activities.push(...(await handOverIntegrations(unit, actor, handOver)));
  }
  return activities;
}

async function deleteFiles(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await writeIn(em, DELETE_FILES, [userId]);
  return rows.map(({ key }) => key);
}

/** Frees the email address: a new sign-up with it creates a new account. */
function anonymize(user: User, now: Date): void {
  Object.assign(user, {
    email: `${user.id}@deleted.invalid`,
    emailVerifiedAt: null,
    passwordHash: null,
    googleSubject: null,
    twoFactorSecret: null,
    twoFactorEnabledAt: null,
    firstName: '',
    lastName: '',
    phone: null,
    companyId: null,
    status: 'inactive',
    suspendedUntil: null,
    suspendedReason: null,
    lastLoginAt: null,
    updatedAt: now,
    deletedAt: now,
  });
}
