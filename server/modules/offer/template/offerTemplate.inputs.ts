import { Field, ID, InputType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import { offerTemplateSchema } from '#schema/validation/offers.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(offerTemplateSchema)
@InputType({ description: 'A template for offer letters to add, or to change.' })
export class SaveOfferTemplateInput {
  @Field(() => ID, optional('The template to change; null adds one.'))
  id?: string | null;

  @Field(() => String, { description: 'The name; no other template of the company has it.' })
  name!: string;

  @Field(() => LocaleEnum, { description: 'The language of the letter.' })
  language!: Locale;

  @Field(() => String, {
    description:
      'The text; `{candidate}`, `{job}`, `{company}`, `{pay}`, `{place}`, `{joiningDate}` and `{expiry}` are filled in. Anything else in curly brackets is refused.',
  })
  letter!: string;
}

@InputType({ description: 'The template for offer letters to delete.' })
export class DeleteOfferTemplateInput {
  @Field(() => ID, { description: 'The id of the template.' })
  id!: string;
}
