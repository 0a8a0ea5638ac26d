import { Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { figures } from './site.service.ts';
import { minimumPasswordLength } from '#server/modules/account/account.service.ts';

@ObjectType({ description: 'What is live on the site right now.' })
class Figures {
  @Field(() => Int, { description: 'Live jobs.' })
  activeJobs!: number;

  @Field(() => Int, { description: 'Approved companies.' })
  companies!: number;

  @Field(() => Int, { description: 'Job seekers.' })
  candidates!: number;

  @Field(() => Int, { description: 'Live jobs posted within seven days.' })
  newJobsThisWeek!: number;
}

@ObjectType({ description: 'The site itself: its name, how to reach it, what it allows.' })
class Site {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'One sentence about it.' })
  description!: string;

  @Field(() => String, { description: 'Where to write to.' })
  supportEmail!: string;

  @Field(() => String, { description: 'Where to call.' })
  supportPhone!: string;

  @Field(() => String, { description: 'Where the office is.' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether one may sign up.' })
  allowRegistration!: boolean;

  @Field(() => Boolean, {
    description: 'Whether people may let their browser show what the bell tells.',
  })
  pushNotifications!: boolean;
}

@Resolver(() => Site)
export class SiteResolver {
  @Query(() => Site, { description: 'The site itself.' })
  async site(@Ctx() { services }: Context): Promise<Site> {
    const { siteName, siteDescription, postalAddress, ...rest } = await services.settings.current();
    const { supportEmail, supportPhone, allowRegistration, enablePushNotifications } = rest;
    return {
      name: siteName,
      description: siteDescription,
      address: postalAddress,
      supportEmail,
      supportPhone,
      allowRegistration,
      pushNotifications: enablePushNotifications,
    };
  }

  @FieldResolver(() => Int, { description: 'The least length of a new password.' })
  async passwordMinLength(@Ctx() { services }: Context) {
    return minimumPasswordLength(await services.settings.current());
  }

  @FieldResolver(() => Boolean, { description: 'Whether one may sign in with Google.' })
  googleSignIn(@Ctx() { services }: Context) {
    return Boolean(services.config.googleClientId);
  }

  @FieldResolver(() => Figures, { description: 'What is live right now.' })
  figures(@Ctx() ctx: Context) {
    return figures(ctx);
  }
}
