import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { decideVerification } from '#server/modules/company/verification/decideVerification.service.ts';
import { verificationsByCompany } from '#server/modules/company/verification/verification.loaders.ts';
import { CompanyVerification } from '#server/modules/company/verification/verification.type.ts';
import { adminCompany } from './adminCompany.service.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { DecideVerificationInput } from './moderation.inputs.ts';
import { DecidedVerificationPayload } from './moderation.payloads.ts';

@Resolver(() => AdminCompany)
export class AdminVerificationResolver {
  @FieldResolver(() => [CompanyVerification], {
    description: 'The waiting and the confirmed verifications, and the latest one of each kind.',
  })
  verifications(@Root() { id }: AdminCompany, @Ctx() ctx: Context) {
    return loaderOf(ctx, verificationsByCompany).load(id);
  }

  @Requires('admin')
  @Mutation(() => DecidedVerificationPayload, {
    description:
      'Confirms or rejects a waiting verification, or removes a confirmed one. The employers are notified, with your note.',
  })
  async decideVerification(
    @Arg('input', () => DecideVerificationInput, {
      description: 'The verification, and the decision.',
    })
    input: DecideVerificationInput,
    @Ctx() ctx: Context,
  ) {
    const companyId = await decideVerification(ctx, input);
    return { company: (await adminCompany(ctx, companyId))! };
  }
}
