import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { showPlace } from '#schema/locations/showPlace.ts';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires, RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { companiesVisible } from '#server/modules/company/company.loaders.ts';
import { Alert } from './alert.entity.ts';
import {
  CreateAlertInput,
  DeleteAlertInput,
  FollowCompanyInput,
  RestoreAlertInput,
  UpdateAlertInput,
} from './alert.inputs.ts';
import { AlertPayload, AlertPreview } from './alert.payloads.ts';
import { alertsOf, createAlert, deleteAlert, restoreAlert, updateAlert } from './alert.service.ts';
import { followCompany } from './followCompany.service.ts';
import { previewOfAlert, previewOfInput } from './preview.service.ts';

@Resolver(() => Alert)
export class AlertFieldsResolver {
  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The company whose jobs it is about; null for any, or while it is not public.',
  })
  company(@Root() { companyId }: Alert, @Ctx() ctx: Context) {
    return companyId ? loaderOf(ctx, companiesVisible).load(companyId) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The place as people say it, in the language of the request; null for any.',
  })
  place(@Root() { location }: Alert, @Ctx() { locale }: Context): string | null {
    return location && showPlace(location, locale);
  }
}

@Resolver(() => Viewer)
export class AlertResolver {
  @FieldResolver(() => [Alert], { description: "The caller's alerts, newest first; at most 20." })
  alerts(@Ctx() ctx: Context) {
    return alertsOf(ctx);
  }

  @RequiresLogin()
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => AlertPreview, {
    nullable: true,
    description:
      'What the next email of an alert would contain if it were sent now; null if the alert does not exist.',
  })
  alertPreview(
    @Arg('id', () => ID, { description: 'The id of the alert.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return previewOfAlert(ctx, id);
  }

  @RequiresLogin()
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => AlertPreview, {
    description:
      'What a digest of an alert like this would contain now, covering a day, a week or a month.',
  })
  newAlertPreview(
    @Arg('input', () => CreateAlertInput, { description: 'The values of the alert.' })
    input: CreateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return previewOfInput(ctx, input as AlertValues);
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Creates an alert. It is active at once.' })
  async createAlert(
    @Arg('input', () => CreateAlertInput, { description: 'The values of the alert.' })
    input: CreateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await createAlert(ctx, input as AlertValues));
  }

  @Requires('job_seeker')
  @Mutation(() => AlertPayload, {
    description:
      'Follows a company: an alert for its new jobs, once a day at first. Following it again has no further effect. To stop, delete the alert.',
  })
  async followCompany(
    @Arg('input', () => FollowCompanyInput, { description: 'The company to follow.' })
    { companyId }: FollowCompanyInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await followCompany(ctx, companyId));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Changes an alert, or turns it on or off.' })
  async updateAlert(
    @Arg('input', () => UpdateAlertInput, { description: 'The alert and its new values.' })
    input: UpdateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await updateAlert(ctx, input));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, {
    description: 'Deletes an alert. You can restore it for a day.',
  })
  async deleteAlert(
    @Arg('input', () => DeleteAlertInput, { description: 'The alert to delete.' }) {
      id,
    }: DeleteAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await deleteAlert(ctx, id));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Restores a deleted alert as it was.' })
  async restoreAlert(
    @Arg('input', () => RestoreAlertInput, { description: 'The alert to restore.' }) {
      id,
    }: RestoreAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await restoreAlert(ctx, id));
  }
}

function payload({ viewer }: Context, alert: Alert) {
  return { alert, viewer: { id: viewer!.userId } };
}
