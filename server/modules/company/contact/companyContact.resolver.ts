import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { CompanyLetterValues } from '#schema/validation/seekers/companyLetter.ts';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { ContactEmployerInput } from './companyContact.inputs.ts';
import { contactEmployer, contactOf, recruiterOf } from './companyContact.service.ts';
import { CompanyContact } from './companyContact.type.ts';

@Resolver(() => Company)
export class CompanyContactResolver {
  @FieldResolver(() => String, optional('The name of its recruiter, if that person is visible.'))
  recruiter(@Root() { id }: Company, @Ctx() ctx: Context) {
    return recruiterOf(ctx, id);
  }

  @Requires('job_seeker')
  @FieldResolver(() => CompanyContact, {
    nullable: true,
    description: 'How to contact the company; null if it has no page.',
  })
  contact(@Root() { id }: Company, @Ctx() ctx: Context) {
    return contactOf(ctx, id);
  }

  @Requires('job_seeker')
  @Mutation(() => MessagePayload, {
    description:
      'Sends a message to a company that accepts messages. The site delivers it by email.',
  })
  async contactEmployer(
    @Arg('input', () => ContactEmployerInput, { description: 'The message to send.' })
    input: ContactEmployerInput,
    @Ctx() ctx: Context,
  ) {
    await contactEmployer(ctx, input as CompanyLetterValues);
    return { message: ctx.t('companyLetter.sent') };
  }
}
