import { Field, InputType } from 'type-graphql';
import type { InquiryType } from '#schema/options/contact.ts';
import { contactSchema } from '#schema/validation/contact.ts';
import { InquiryTypeEnum } from '#server/graphql/enums/content.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(contactSchema)
@InputType({ description: 'A message to the people behind the site.' })
export class SendMessageInput {
  @Field(() => String, { description: 'Who writes.' })
  name!: string;

  @Field(() => String, { description: 'Where to answer to.' })
  email!: string;

  @Field(() => String, { description: 'What it is about.' })
  subject!: string;

  @Field(() => String, { description: 'At least 10 characters.' })
  message!: string;

  @Field(() => InquiryTypeEnum, { defaultValue: 'general', description: 'Who should read it.' })
  inquiryType!: InquiryType;
}
