import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { DeleteMessageTemplateInput, SaveMessageTemplateInput } from './messageTemplate.inputs.ts';
import {
  deleteMessageTemplate,
  messageTemplatesOf,
  saveMessageTemplate,
} from './messageTemplate.service.ts';
import { MessageTemplate, MessageTemplatePayload } from './messageTemplate.type.ts';

@Resolver(() => Viewer)
export class MessageTemplateResolver {
  @RequiresTeamMember('MESSAGES_READ', 'message')
  @FieldResolver(() => [MessageTemplate], {
    description: "The company's texts for messages, by name.",
  })
  messageTemplates(@Ctx() ctx: Context) {
    return messageTemplatesOf(ctx);
  }

  @RequiresTeamMember('MESSAGES_WRITE', 'message')
  @Mutation(() => MessageTemplatePayload, { description: 'Adds or changes a template.' })
  async saveMessageTemplate(
    @Arg('input', () => SaveMessageTemplateInput, { description: 'The template.' })
    input: SaveMessageTemplateInput,
    @Ctx() ctx: Context,
  ) {
    const template = await saveMessageTemplate(ctx, input);
    return { template, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresTeamMember('MESSAGES_WRITE', 'message')
  @Mutation(() => MessageTemplatePayload, { description: 'Deletes a template.' })
  async deleteMessageTemplate(
    @Arg('input', () => DeleteMessageTemplateInput, { description: 'The template to delete.' }) {
      id,
    }: DeleteMessageTemplateInput,
    @Ctx() ctx: Context,
  ) {
    await deleteMessageTemplate(ctx, id);
    return { template: null, viewer: { id: ctx.viewer!.userId } };
  }
}
