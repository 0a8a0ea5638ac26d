import { Field, ID, ObjectType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'employer')
@NeedsOpenCompany()
@ObjectType({ description: 'A text for offer letters.' })
export class OfferTemplate {
  @Field(() => ID, { description: 'The id of the template; ours begin with `built-in`.' })
  id!: string;

  @Field(() => String, { description: 'The name, shown only in the company.' })
  name!: string;

  @Field(() => LocaleEnum, { description: 'The language of the letter.' })
  language!: Locale;

  @Field(() => String, {
    description:
      'The text; `{candidate}`, `{job}`, `{company}`, `{pay}`, `{place}`, `{joiningDate}` and `{expiry}` are replaced by their values.',
  })
  letter!: string;

  @Field(() => Boolean, { description: "Whether it is the company's own and can be changed." })
  isOwn!: boolean;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: "The company's templates after a change." })
export class OfferTemplatePayload {
  @Field(() => OfferTemplate, optional('The template; null if deleted.'))
  template!: OfferTemplate | null;

  @Field(() => Viewer, { description: 'The caller, with the templates of the company.' })
  viewer!: Viewer;
}
