import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import { API_SCOPES } from '#schema/options/apiScopes.ts';
import type { Context } from '#server/graphql/context.ts';
import {
  NeedsOpenCompany,
  NeedsRecentPassword,
  NeedsTeamRight,
  Requires,
  RequiresLogin,
  RequiresOrKey,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
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

/** Only people create and revoke keys. A key itself can use only the field that describes it. */
@Resolver(() => Viewer)
export class ApiKeyResolver {
  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @FieldResolver(() => [ApiKey], {
    description:
      'The API keys of the company or, for administrators, of all administrators: active ones first, then the newest; 100 at most.',
  })
  apiKeys(@Ctx() ctx: Context) {
    return keysOf(ctx);
  }

  @RequiresLogin()
  @FieldResolver(() => Int, {
    description:
      "How many of the caller's API keys still work. `revokeApiKeys` revokes them along with a password change.",
  })
  livingApiKeys(@Ctx() { services, viewer }: Context) {
    return countOwnKeys(services, viewer!.userId);
  }

  @RequiresOrKey(API_SCOPES, 'employer', 'admin')
  @FieldResolver(() => ApiKey, optional('The API key that sent this request; null for a session.'))
  apiKey(@Ctx() ctx: Context) {
    return keyInUse(ctx);
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @NeedsTeamRight('manage')
  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Creates an API key. At most 20 can be active at a time. Employers need an approved company.',
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The API key to create.' })
    input: CreateApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    const { id, token } = await createApiKey(ctx, input);
    return { apiKey: await keyById(ctx, id), token, viewer: { id: ctx.viewer!.userId } };
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @NeedsTeamRight('manage')
  @Mutation(() => ApiKeySecretPayload, {
    description:
      'Gives an API key a new secret. The old one keeps working for a while. Only the user with whose rights the key works can do this.',
  })
  async rotateApiKey(
    @Arg('input', () => RotateApiKeyInput, {
      description: 'The API key to rotate, and the new dates.',
    })
    input: RotateApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    const { id, token } = await rotateApiKey(ctx, input);
    return { apiKey: await keyById(ctx, id), token, viewer: { id: ctx.viewer!.userId } };
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @Mutation(() => ApiKeyPayload, { description: 'Ends the old secret of a rotated key at once.' })
  async endOldApiKeySecret(
    @Arg('input', () => EndOldApiKeySecretInput, {
      description: 'The API key whose old secret to end.',
    })
    { id }: EndOldApiKeySecretInput,
    @Ctx() ctx: Context,
  ) {
    await endOldApiKeySecret(ctx, id);
    return { apiKey: await keyById(ctx, id) };
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @Mutation(() => ApiKeyPayload, { description: 'Renames an API key.' })
  async renameApiKey(
    @Arg('input', () => RenameApiKeyInput, { description: 'The API key and its new name.' }) {
      id,
      name,
    }: RenameApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    await renameApiKey(ctx, id, name);
    return { apiKey: await keyById(ctx, id) };
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @Mutation(() => ApiKeyPayload, {
    description: 'Revokes an API key and all its secrets, at once and permanently.',
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The API key to revoke.' }) {
      id,
    }: RevokeApiKeyInput,
    @Ctx() ctx: Context,
  ) {
    await revokeApiKey(ctx, id);
    return { apiKey: await keyById(ctx, id) };
  }
}
