import { Field, InputType } from 'type-graphql';
import type { InquiryType } from '#schema/options/contact.ts';
import { contactSchema } from '#schema/validation/contact.ts';
import { InquiryTypeEnum } from '#server/graphql/enums/content.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(contactSchema)
@InputType({ description: 'A message to the support team.' })
export class SendMessageInput {
  @Field(() => String, { description: 'The name of the sender.' })
  name!: string;

  @Field(() => String, { description: 'The email address for the reply.' })
  email!: string;

  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The text, at least 10 characters.' })
  message!: string;

  @Field(() => InquiryTypeEnum, { defaultValue: 'general', description: 'The kind of inquiry.' })
  inquiryType!: InquiryType;
}
