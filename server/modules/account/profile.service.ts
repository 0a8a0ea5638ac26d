import { LockMode } from '@mikro-orm/postgresql';
import type { ProfileValues } from '#schema/validation/seekers/profile.ts';
import type { Locale } from '#schema/options/locales.ts';
import { careerChanges } from '#schema/profile/documentedFacts.ts';
import { mergeSkills } from '#schema/profile/mergeSkills.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Context } from '#server/graphql/context.ts';
import { SeekerProfile } from './seekerProfile.entity.ts';
import { User } from './user.entity.ts';

const LISTS = ['technicalSkills', 'functionalSkills', 'certifications'] as const;

export function updateProfile(ctx: Context, values: ProfileValues): Promise<User> {
  const { firstName, lastName, phone, onboardingComplete, currentCTC, ...rest } = values;
  const now = ctx.services.clock.now();
  return ctx.em.transactional(async (em) => {
    // Simultaneous saves run one after the other: the first one creates the profile.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
    em.assign(user, defined({ firstName, lastName, phone, onboardingComplete }));
    if (onboardingComplete) user.onboardedAt ??= now;
    user.updatedAt = now;
    const { career, ...plain } = rest;
    const details = defined({ ...plain, currentCtc: currentCTC });
    if (career || Object.keys(details).length > 0) {
      const profile =
        (await em.findOne(SeekerProfile, { user: user.id })) ??
        em.create(SeekerProfile, { user, updatedAt: now }, { persist: true });
      const changes = careerChanges(profile, { ...plain, career }, todayOf({ today: now }));
      em.assign(profile, { ...details, ...changes, updatedAt: now });
      // The day counts only while notice is being served.
      if (plain.noticePeriod !== undefined && plain.noticePeriod !== 'serving')
        profile.noticeUntil = null;
      // `skills` combines three lists, so a change to one of them needs the others.
      const isChanged = LISTS.some((list) => plain[list]) || changes.certifications;
      if (!plain.skills && isChanged) profile.skills = mergeSkills(profile);
    }
    return user;
  });
}

export async function completeOnboarding(ctx: Context, complete: boolean): Promise<User> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  user.onboardingComplete = complete;
  if (complete) user.onboardedAt ??= ctx.services.clock.now();
  await ctx.em.flush();
  return user;
}

export async function setLocale(ctx: Context, locale: Locale): Promise<User> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  user.locale = locale;
  await ctx.em.flush();
  return user;
}

/** An omitted field keeps its value; null clears it. */
function defined<Values extends object>(values: Values): Partial<Values> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
