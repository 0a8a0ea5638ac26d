import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { SendMessageInput } from './message.inputs.ts';
import { sendMessage } from './message.service.ts';

@ObjectType({ description: 'The message has arrived.' })
export class SendMessagePayload {
  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;

  @Field(() => String, { description: 'What to name when asking how it stands.' })
  reference!: string;

  @Field(() => Boolean, {
    description: 'Whether the reference was mailed to the sender too: a few times an hour at most.',
  })
  confirmationSent!: boolean;
}

@Resolver()
export class MessageResolver {
  @Mutation(() => SendMessagePayload, {
    description: 'Writes to the people behind the site. Once a request.',
  })
  async sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() ctx: Context,
  ) {
    const { reference, confirmationSent } = await sendMessage(ctx, input);
    return { message: ctx.t('contact.sent'), reference, confirmationSent };
  }
}
