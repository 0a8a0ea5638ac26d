import { Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { minimumPasswordLength } from '#server/modules/account/account.rules.ts';
import { pushKeys } from '#server/modules/notification/push/pushKeys.service.ts';
import { figures } from './site.service.ts';

@ObjectType({ description: 'The number of live items on the site.' })
class Figures {
  @Field(() => Int, { description: 'Live jobs.' })
  activeJobs!: number;

  @Field(() => Int, { description: 'Approved companies.' })
  companies!: number;

  @Field(() => Int, { description: 'Job seekers.' })
  candidates!: number;

  @Field(() => Int, { description: 'Live jobs posted within the last seven days.' })
  newJobsThisWeek!: number;
}

@ObjectType({ description: 'The site: its name, contact details and features.' })
class Site {
  @Field(() => String, { description: 'The name of the site.' })
  name!: string;

  @Field(() => String, { description: 'A one-sentence description.' })
  description!: string;

  @Field(() => String, { description: 'The contact email address.' })
  supportEmail!: string;

  @Field(() => String, { description: 'The contact phone number.' })
  supportPhone!: string;

  @Field(() => String, { description: 'The address of the office.' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether sign-up is open.' })
  allowRegistration!: boolean;

  @Field(() => Boolean, {
    description: 'Whether users can turn on browser notifications.',
  })
  pushNotifications!: boolean;
}

@Resolver(() => Site)
export class SiteResolver {
  @Query(() => Site, { description: 'The site: its name, contact details and features.' })
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

  @FieldResolver(() => Int, { description: 'The minimum length of a new password.' })
  async passwordMinLength(@Ctx() { services }: Context) {
    return minimumPasswordLength(await services.settings.current());
  }

  @FieldResolver(() => Boolean, { description: 'Whether signing in with Google is available.' })
  googleSignIn(@Ctx() { services }: Context) {
    return Boolean(services.config.googleClientId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The key with which a browser subscribes to notifications; null while they are off.',
  })
  async pushPublicKey(@Ctx() { services }: Context) {
    const { enablePushNotifications } = await services.settings.current();
    return enablePushNotifications ? (await pushKeys(services)).publicKey : null;
  }

  @FieldResolver(() => Figures, { description: 'The number of live items.' })
  figures(@Ctx() ctx: Context) {
    return figures(ctx);
  }
}
