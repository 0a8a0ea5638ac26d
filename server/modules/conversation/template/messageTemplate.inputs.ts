import { Field, ID, InputType } from 'type-graphql';
import { messageTemplateSchema } from '#schema/validation/messages.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(messageTemplateSchema)
@InputType({ description: 'A template to add, or to change.' })
export class SaveMessageTemplateInput {
  @Field(() => ID, optional('The template to change; null adds one.'))
  id?: string | null;

  @Field(() => String, { description: 'The name; no other template of the company has it.' })
  name!: string;

  @Field(() => String, {
    description: 'The text. `{name}`, `{job}`, `{company}` and `{sender}` are filled in.',
  })
  body!: string;
}

@InputType({ description: 'The template to delete.' })
export class DeleteMessageTemplateInput {
  @Field(() => ID, { description: 'The id of the template.' })
  id!: string;
}
