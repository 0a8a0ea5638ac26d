import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Alert } from './alert.entity.ts';
import {
  CreateAlertInput,
  DeleteAlertInput,
  RestoreAlertInput,
  UpdateAlertInput,
} from './alert.inputs.ts';
import { AlertPayload, AlertPreview } from './alert.payloads.ts';
import { alertsOf, createAlert, deleteAlert, restoreAlert, updateAlert } from './alert.service.ts';
import { previewOfAlert, previewOfInput } from './preview.service.ts';

const INPUT = { description: 'What it needs.' };

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
    description: 'What the next mail of an alert would hold now; null when it is not there.',
  })
  alertPreview(
    @Arg('id', () => ID, { description: 'The id of an alert.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return previewOfAlert(ctx, id);
  }

  @RequiresLogin()
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => AlertPreview, {
    description: 'What a digest of such an alert would have held by now: a day, a week, a month.',
  })
  newAlertPreview(
    @Arg('input', () => CreateAlertInput, INPUT) input: CreateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return previewOfInput(ctx, input as AlertValues);
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Makes an alert; it is active at once.' })
  async createAlert(
    @Arg('input', () => CreateAlertInput, INPUT) input: CreateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await createAlert(ctx, input as AlertValues));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Changes an alert, or switches it on or off.' })
  async updateAlert(
    @Arg('input', () => UpdateAlertInput, INPUT) input: UpdateAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await updateAlert(ctx, input));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, {
    description: 'Takes an alert away; for a day it can be brought back.',
  })
  async deleteAlert(
    @Arg('input', () => DeleteAlertInput, INPUT) { id }: DeleteAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await deleteAlert(ctx, id));
  }

  @RequiresLogin()
  @Mutation(() => AlertPayload, { description: 'Brings a deleted alert back, as it was.' })
  async restoreAlert(
    @Arg('input', () => RestoreAlertInput, INPUT) { id }: RestoreAlertInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await restoreAlert(ctx, id));
  }
}

function payload({ viewer }: Context, alert: Alert) {
  return { alert, viewer: { id: viewer!.userId } };
}
