import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Context } from '#server/graphql/context.ts';
import { notSignedIn } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { SetLocaleInput } from './account.inputs.ts';
import { profilesByUser, resumeNamesByUser } from './account.loaders.ts';
import { UserPayload } from './account.payloads.ts';
import { CompleteOnboardingInput, UpdateProfileInput } from './profile.inputs.ts';
import { completeOnboarding, setLocale, updateProfile } from './profile.service.ts';
import { SeekerProfile } from './seekerProfile.entity.ts';
import { Session } from './session.entity.ts';
import { sessionsOf } from './session.service.ts';
import { User } from './user.entity.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

@Resolver(() => Viewer)
export class ViewerResolver {
  @Query(() => Viewer, optional('The caller; null for a guest.'))
  viewer(@Ctx() ctx: Context) {
    const { viewer, tokenRefused } = ctx;
    if (tokenRefused) throw notSignedIn(ctx);
    return viewer && { id: viewer.userId };
  }

  @FieldResolver(() => User, { description: "The caller's account." })
  user(@Root() { id }: Viewer, @Ctx() ctx: Context) {
    return ctx.em.findOneOrFail(User, id);
  }

  @FieldResolver(() => [Session], { description: "The caller's active sessions, newest first." })
  sessions(@Ctx() ctx: Context) {
    return sessionsOf(ctx);
  }

  @RequiresLogin()
  @Mutation(() => UserPayload, { description: 'Changes the given parts of the profile.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The parts of the profile to change.' })
    input: UpdateProfileInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await updateProfile(ctx, input) };
  }

  @RequiresLogin()
  @Mutation(() => UserPayload, { description: 'Marks the onboarding dialog as complete.' })
  async completeOnboarding(
    @Arg('input', () => CompleteOnboardingInput, { description: 'Whether the dialog is complete.' })
    input: CompleteOnboardingInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await completeOnboarding(ctx, input.onboardingComplete) };
  }

  @RequiresLogin()
  @Mutation(() => UserPayload, { description: "Sets the language of the caller's emails." })
  async setLocale(
    @Arg('input', () => SetLocaleInput, { description: 'The language to use.' })
    input: SetLocaleInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await setLocale(ctx, input.locale) };
  }
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => SeekerProfile, optional('The profile; job seekers only.'))
  profile(@Root() { id, role }: User, @Ctx() ctx: Context) {
    return role === 'job_seeker' ? loaderOf(ctx, profilesByUser).load(id) : null;
  }
}

@Resolver(() => SeekerProfile)
export class SeekerProfileResolver {
  @FieldResolver(() => String, optional('The phone number of the account.'))
  async phone(@Root() { user }: SeekerProfile, @Ctx() ctx: Context) {
    const { phone } = await ctx.em.findOneOrFail(User, user.id);
    return phone;
  }

  @FieldResolver(() => Int, {
    description:
      'The months of work experience: as the person says, or else counted from the jobs. Jobs at the same time count once.',
  })
  experienceMonths(@Root() { experienceMonths, career }: SeekerProfile, @Ctx() ctx: Context) {
    return (
      experienceMonths ?? monthsWorked(career.jobs, todayOf({ today: ctx.services.clock.now() }))
    );
  }

  @FieldResolver(() => String, optional('The file name of the default resume.'))
  resume(@Root() { user }: SeekerProfile, @Ctx() ctx: Context) {
    return loaderOf(ctx, resumeNamesByUser).load(user.id);
  }
}

@Resolver(() => Session)
export class SessionResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether this is the session of the current request.',
  })
  current(@Root() { id }: Session, @Ctx() { viewer }: Context) {
    return id === viewer?.sessionId;
  }
}
