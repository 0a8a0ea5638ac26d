import { Field, InputType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';

@InputType({ description: 'How to write a resume from a profile.' })
export class ResumeDocumentInput {
  @Field(() => LocaleEnum, {
    description: 'The language of its headings and dates. What you have written stays as it is.',
  })
  language!: Locale;

  @Field(() => Boolean, { description: 'Whether it shows your phone number.' })
  showPhone!: boolean;

  @Field(() => Boolean, { description: 'Whether it shows your email address.' })
  showEmail!: boolean;
}
