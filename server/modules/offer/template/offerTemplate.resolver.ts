import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { DeleteOfferTemplateInput, SaveOfferTemplateInput } from './offerTemplate.inputs.ts';
import {
  deleteOfferTemplate,
  offerTemplatesOf,
  saveOfferTemplate,
} from './offerTemplate.service.ts';
import { OfferTemplate, OfferTemplatePayload } from './offerTemplate.type.ts';

@Resolver(() => Viewer)
export class OfferTemplateResolver {
  @RequiresTeamMember('APPLICATIONS_READ', 'offer')
  @FieldResolver(() => [OfferTemplate], {
    description:
      "The company's texts for offer letters by name, then our standard text in each language.",
  })
  offerTemplates(@Ctx() ctx: Context) {
    return offerTemplatesOf(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'offer')
  @Mutation(() => OfferTemplatePayload, {
    description: 'Adds or changes a template for offer letters.',
  })
  async saveOfferTemplate(
    @Arg('input', () => SaveOfferTemplateInput, { description: 'The template.' })
    input: SaveOfferTemplateInput,
    @Ctx() ctx: Context,
  ) {
    const template = await saveOfferTemplate(ctx, input);
    return { template, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'offer')
  @Mutation(() => OfferTemplatePayload, { description: 'Deletes a template for offer letters.' })
  async deleteOfferTemplate(
    @Arg('input', () => DeleteOfferTemplateInput, { description: 'The template to delete.' }) {
      id,
    }: DeleteOfferTemplateInput,
    @Ctx() ctx: Context,
  ) {
    await deleteOfferTemplate(ctx, id);
    return { template: null, viewer: { id: ctx.viewer!.userId } };
  }
}
