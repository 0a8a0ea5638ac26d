import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';

@Requires('job_seeker')
@ObjectType({ description: 'How job seekers get in touch with a company, as far as it wants.' })
export class CompanyContact {
  @Field(() => String, { nullable: true, description: 'Its telephone, where it is shown.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Its address for mail, where it is shown.' })
  email!: string | null;

  @Field(() => Boolean, { description: 'Whether one may write to it from its page.' })
  takesLetters!: boolean;
}
