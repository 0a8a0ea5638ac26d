import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import { API_SCOPES } from '#schema/options/apiScopes.ts';
import type { Context } from '#server/graphql/context.ts';
import {
  NeedsOpenCompany,
  NeedsRecentPassword,
  Requires,
  RequiresLogin,
  RequiresOrKey,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import {
  CreateApiKeyInput,
  EndOldApiKeySecretInput,
  RenameApiKeyInput,
  RevokeApiKeyInput,
  RotateApiKeyInput,
} from './apiKey.inputs.ts';
import { ApiKeyPayload, ApiKeySecretPayload } from './apiKey.payloads.ts';
import { keyById, keyInUse, keysOf } from './apiKey.service.ts';
import { ApiKey } from './apiKey.type.ts';
import { countOwnKeys } from './revokeOwnKeys.service.ts';
import {
  createApiKey,
  endOldApiKeySecret,
  renameApiKey,
  revokeApiKey,
  rotateApiKey,
} from './changeApiKey.service.ts';

const INPUT = { description: 'What it needs.' };

/** Keys are made and ended by people: no key opens any of this but the one field that says what it may. */
@Resolver(() => Viewer)
export class ApiKeyResolver {
  @Requires('employer', 'admin')
  @FieldResolver(() => [ApiKey], {
    description:
      "The company's API keys, for administrators those of administrators: living ones first, then the newest; 100 at most.",
  })
  apiKeys(@Ctx() ctx: Context) {
    return keysOf(ctx);
  }

  @RequiresLogin()
  @FieldResolver(() => Int, {
    description:
      'How many API keys of the caller still work; `revokeApiKeys` ends them with a new password.',
  })
  livingApiKeys(@Ctx() { services, viewer }: Context) {
    return countOwnKeys(services, viewer!.userId);
  }

  @RequiresOrKey(API_SCOPES, 'employer', 'admin')
  @FieldResolver(() => ApiKey, {
    nullable: true,
    description: 'The API key by which this request came; null with a session.',
  })
  apiKey(@Ctx() ctx: Context) {
    return keyInUse(ctx);
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @Mutation(() => ApiKeySecretPayload, {
    description: 'Makes an API key; at most 20 live at a time. Employers need an approved company.',
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, INPUT) input: CreateApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    const { id, token } = await createApiKey(ctx, input);
    return { apiKey: await keyById(ctx, id), token, viewer: { id: ctx.viewer!.userId } };
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Gives an API key another secret, while the old one lives on for a while; only who made it can.',
  })
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, INPUT) input: RotateApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    const { id, token } = await rotateApiKey(ctx, input);
    return { apiKey: await keyById(ctx, id), token, viewer: { id: ctx.viewer!.userId } };
  }

  @Requires('employer', 'admin')
  @Mutation(() => ApiKeyPayload, { description: 'Ends the old secret of a rotated key at once.' })
  async endOldApiKeySecret(
    @Arg('input', () => EndOldApiKeySecretInput, INPUT) { id }: EndOldApiKeySecretInput,
    @Ctx() ctx: Context,
  ) {
    await endOldApiKeySecret(ctx, id);
    return { apiKey: await keyById(ctx, id) };
  }

  @Requires('employer', 'admin')
  @Mutation(() => ApiKeyPayload, { description: 'Calls an API key otherwise.' })
  async renameApiKey(
    @Arg('input', () => RenameApiKeyInput, INPUT) { id, name }: RenameApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    await renameApiKey(ctx, id, name);
    return { apiKey: await keyById(ctx, id) };
  }

  @Requires('employer', 'admin')
  @Mutation(() => ApiKeyPayload, {
    description: 'Ends an API key with all its secrets, at once, everywhere and for good.',
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, INPUT) { id }: RevokeApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    await revokeApiKey(ctx, id);
    return { apiKey: await keyById(ctx, id) };
  }
}
