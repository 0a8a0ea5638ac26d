import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { AuthPayload } from '#server/modules/account/account.payloads.ts';
import { CompleteGoogleSignInInput } from './google.inputs.ts';
import { completeGoogleSignIn } from './google.service.ts';

@Resolver()
export class GoogleResolver {
  @Mutation(() => AuthPayload, {
    description: 'Signs in whoever comes back from Google, once, within two minutes.',
  })
  completeGoogleSignIn(
    @Arg('input', () => CompleteGoogleSignInInput, { description: 'What it needs.' })
    input: CompleteGoogleSignInInput,
    @Ctx() ctx: Context,
  ) {
    return completeGoogleSignIn(ctx, input);
  }
}
