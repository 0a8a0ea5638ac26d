import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresOrKey(['MESSAGES_READ', 'MESSAGES_WRITE'], 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'A text of a company for messages to applicants.' })
export class MessageTemplate {
  @Field(() => ID, { description: 'The id of the template.' })
  id!: string;

  @Field(() => String, { description: 'The name, shown only in the company.' })
  name!: string;

  @Field(() => String, {
    description:
      'The text; `{name}`, `{job}`, `{company}` and `{sender}` are replaced by their values.',
  })
  body!: string;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@RequiresOrKey('MESSAGES_WRITE', 'employer')
@ObjectType({ description: "The company's templates after a change." })
export class MessageTemplatePayload {
  @Field(() => MessageTemplate, optional('The template; null if deleted.'))
  template!: MessageTemplate | null;

  @Field(() => Viewer, { description: 'The caller, with the templates of the company.' })
  viewer!: Viewer;
}
