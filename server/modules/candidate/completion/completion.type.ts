import { Field, Int, ObjectType } from 'type-graphql';
import type { ProfileField } from '#schema/profile/completion.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import type { User } from '#server/modules/account/user.entity.ts';

export const ProfileFieldEnum = graphqlEnum<ProfileField>(
  'ProfileField',
  'A field that counts towards a complete profile.',
  {
    email: 'The email address.',
    first_name: 'The given name.',
    last_name: 'The family name.',
    phone: 'The phone number.',
    location: 'The place of residence.',
    headline: 'The headline under the name.',
    summary: 'A summary of the work so far.',
    experience: 'The years of experience, or being a fresher.',
    education: 'The highest qualification.',
    skills: 'At least one skill.',
    resume: 'A stored resume.',
    company_name: "The company's name.",
    industry: "The company's industry.",
    company_size: "The company's size.",
    website: "The company's website.",
    company_description: 'What the company does.',
  },
);

@RequiresLogin()
@ObjectType({ description: 'How complete a profile is.' })
export class ProfileCompletion {
  user!: User;

  @Field(() => Int, {
    description:
      'The score on the dashboard, 0 to 100, from eleven fields for a job seeker or eight for an employer.',
  })
  percent!: number;

  @Field(() => Int, {
    description:
      'The score in the Complete Profile banner, 0 to 100, from the two names and five profile fields, or from four company fields.',
  })
  bannerPercent!: number;

  @Field(() => [ProfileFieldEnum], {
    description: 'The fields that the dashboard score is missing.',
  })
  missing!: ProfileField[];
}
