import { Field, Int, ObjectType } from 'type-graphql';
import type { ProfileField } from '#schema/profile/completion.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import type { User } from '#server/modules/account/user.entity.ts';

export const ProfileFieldEnum = graphqlEnum<ProfileField>(
  'ProfileField',
  'What the completion of a profile counts.',
  {
    email: 'The address.',
    first_name: 'The given name.',
    last_name: 'The family name.',
    phone: 'The phone number.',
    location: 'Where one lives.',
    headline: 'The line under the name.',
    summary: 'The work done so far.',
    experience: 'How long one has worked, or that one is a fresher.',
    education: 'The highest degree.',
    skills: 'At least one skill.',
    resume: 'A stored resume.',
    company_name: "The company's name.",
    industry: 'Its industry.',
    company_size: 'How many work there.',
    website: 'Its site.',
    company_description: 'What it does.',
  },
);

@RequiresLogin()
@ObjectType({ description: 'How much of a profile is filled in.' })
export class ProfileCompletion {
  user!: User;

  @Field(() => Int, {
    description:
      'The dashboard’s score, 0 to 100: of eleven fields for a seeker, of eight for an employer.',
  })
  percent!: number;

  @Field(() => Int, {
    description:
      'The score of the Complete Profile banner, 0 to 100: two names and five fields of the profile, or four of the company.',
  })
  bannerPercent!: number;

  @Field(() => [ProfileFieldEnum], { description: 'What the dashboard’s score lacks.' })
  missing!: ProfileField[];
}
