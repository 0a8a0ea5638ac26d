import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('job_seeker')
@ObjectType({ description: 'How job seekers can contact a company.' })
export class CompanyContact {
  @Field(() => String, optional('The phone number, if the company shows it.'))
  phone!: string | null;

  @Field(() => String, optional('The email address, if the company shows it.'))
  email!: string | null;

  @Field(() => Boolean, {
    description: 'Whether job seekers can write to the company from its page.',
  })
  takesLetters!: boolean;
}
