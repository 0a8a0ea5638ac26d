import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { SendMessageInput } from './contactMessage.inputs.ts';
import { sendMessage } from './contactMessage.service.ts';

@ObjectType({ description: 'Confirms that the message was received.' })
export class SendMessagePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;

  @Field(() => String, { description: 'The reference to quote when asking about the message.' })
  reference!: string;

  @Field(() => Boolean, {
    description:
      'Whether the reference was also emailed to the sender. The number of such emails per hour is limited.',
  })
  confirmationSent!: boolean;
}

@Resolver()
export class ContactMessageResolver {
  @Mutation(() => SendMessagePayload, {
    description: 'Sends a message to the support team. At most once per request.',
  })
  async sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message to send.' })
    input: SendMessageInput,
    @Ctx() ctx: Context,
  ) {
    const { reference, confirmationSent } = await sendMessage(ctx, input);
    return { message: ctx.t('contact.sent'), reference, confirmationSent };
  }
}
