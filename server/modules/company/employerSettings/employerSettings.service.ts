import { LockMode } from '@mikro-orm/postgresql';
import type {
  EmployerNotificationsValues,
  EmployerPrivacyValues,
  EmployerProfileValues,
} from '#schema/validation/employerSettings.ts';
import { issue, messageOf } from '#schema/validation/issues.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { contactDecidedBy } from '#server/modules/company/contact/companyContact.service.ts';
import { updateCompany } from '#server/modules/company/companyProfile.service.ts';
import {
  settingsOf,
  updateSettings,
} from '#server/modules/account/settings/userSetting.service.ts';
import { requireTeamRight } from '#server/modules/team/requireTeamRight.service.ts';
import type { EmployerSettings } from './employerSettings.type.ts';
import { mayLeaveUnnamed } from './employerSettings.rules.ts';

export async function employerSettings(ctx: Context): Promise<EmployerSettings> {
  const [user, settings] = await Promise.all([personOf(ctx), settingsOf(ctx)]);
  const companyName = await companyNameOf(ctx, user);
  const { id, firstName, lastName, phone = null, companyId } = user;
  const decidedBy = companyId ? await contactDecidedBy(ctx, companyId) : null;
  const person = { id, firstName, lastName, phone, companyName, contactDecidedBy: decidedBy };
  return { ...person, notifications: settings, privacy: settings };
}

async function companyNameOf({ em }: Context, { companyId }: User): Promise<string | null> {
  if (!companyId) return null;
  const company = await em.findOne(Company, { id: companyId, deletedAt: null }, { refresh: true });
  return company?.name ?? null;
}

function personOf({ em, viewer }: Context): Promise<User> {
  return em.findOneOrFail(User, viewer!.userId, { refresh: true });
}

/** Changes the person and the company's name in one transaction. */
export async function updateEmployerProfile(
  ctx: Context,
  { companyName, ...person }: EmployerProfileValues,
): Promise<EmployerSettings> {
  await ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    // Locks the company before the user, in the same order as decisions about the company, which then notify its
    // people.
    if (companyName !== undefined) await em.findOne(Company, companyOf(ctx), { lockMode });
    const user = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
    em.assign(user, given(person));
    user.updatedAt = ctx.services.clock.now();
    await em.flush();
    await rename(inside, companyName);
  });
  return employerSettings(ctx);
}

const companyOf = ({ viewer }: Context) => ({ id: viewer!.companyId ?? null });

/** Sending the same name again is not a change, and does not start another review. */
async function rename(ctx: Context, name: string | null | undefined): Promise<void> {
  if (name === undefined) return;
  const current = await companyNameOf(ctx, await personOf(ctx));
  if (name === null && !mayLeaveUnnamed(current)) throw nameless(ctx);
  if (name === null || name === current) return;
  requireTeamRight(ctx, 'manage');
  await updateCompany(ctx, { name });
}

function nameless({ locale }: Context): Failure {
  const message = messageOf(
    issue('required', { label: 'companyName' }),
    translator(locale, 'validation'),
  );
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'companyName', message }] });
}

export async function updateEmployerNotifications(
  ctx: Context,
  values: EmployerNotificationsValues,
): Promise<EmployerSettings> {
  await updateSettings(ctx, values);
  return employerSettings(ctx);
}

export async function updateEmployerPrivacy(
  ctx: Context,
  values: EmployerPrivacyValues,
): Promise<EmployerSettings> {
  await updateSettings(ctx, values);
  return employerSettings(ctx);
}

/** An omitted field keeps its value; null clears it. */
function given<Values extends object>(values: Values): Partial<Values> {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Partial<Values>;
}
