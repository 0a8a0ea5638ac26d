import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { AuthPayload } from '#server/modules/account/account.payloads.ts';
import { CompleteGoogleSignInInput } from './google.inputs.ts';
import { completeGoogleSignIn } from './google.service.ts';

@Resolver()
export class GoogleResolver {
  @Mutation(() => AuthPayload, {
    description:
      'Completes a sign-in after the return from Google. Works once, within two minutes.',
  })
  completeGoogleSignIn(
    @Arg('input', () => CompleteGoogleSignInInput, {
      description: 'The code from Google and the verifier.',
    })
    input: CompleteGoogleSignInInput,
    @Ctx() ctx: Context,
  ) {
    return completeGoogleSignIn(ctx, input);
  }
}
