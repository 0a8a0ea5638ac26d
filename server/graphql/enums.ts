import { registerEnumType } from 'type-graphql';
import type { ExperienceLevel, ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { RegistrationRole, Role } from '#schema/options/roles.ts';

type Upper<Value extends string> = Uppercase<Value>;

/** Stored values are lower case, GraphQL's names upper case: FULL_TIME stands for `full_time`. */
function graphqlEnum<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { [Key in Value as Upper<Key>]: Key } {
  const entries = Object.entries(values) as [Value, string][];
  const members = Object.fromEntries(entries.map(([value]) => [value.toUpperCase(), value]));
  registerEnumType(members, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      entries.map(([value, meaning]) => [value.toUpperCase(), { description: meaning }]),
    ),
  });
  return members as { [Key in Value as Upper<Key>]: Key };
}

export const RoleEnum = graphqlEnum<Role>('Role', 'Who somebody is on the site.', {
  job_seeker: 'Looks for work and applies.',
  employer: 'Posts jobs for a company and decides on applications.',
  admin: 'Answers for the platform.',
});

export const RegistrationRoleEnum = graphqlEnum<RegistrationRole>(
  'RegistrationRole',
  'The roles one can sign up for; administrators are made another way.',
  { job_seeker: 'I look for work.', employer: 'I am hiring.' },
);

export const LocaleEnum = graphqlEnum<Locale>('Locale', 'The languages of the site.', {
  en: 'English',
  hi: 'Hindi',
  es: 'Spanish',
});

export const JobTypeEnum = graphqlEnum<JobType>('JobType', 'How a job is held.', {
  full_time: 'Full time.',
  part_time: 'Part time.',
  contract: 'On a contract.',
  intern: 'An internship.',
  temporary: 'For a limited time.',
});

export const ExperienceLevelEnum = graphqlEnum<ExperienceLevel>(
  'ExperienceLevel',
  'How experienced one should be.',
  {
    entry_level: 'Entry level.',
    mid_level: 'Mid level.',
    senior_level: 'Senior level.',
    executive: 'Executive.',
  },
);

export const GenderEnum = graphqlEnum<Gender>('Gender', 'As given in the profile.', {
  male: 'Male.',
  female: 'Female.',
});

export const ExperienceTypeEnum = graphqlEnum<ExperienceType>(
  'ExperienceType',
  'Whether somebody has worked before.',
  {
    fresher: 'Looks for a first job.',
    experienced: 'Has worked before.',
  },
);

export const QualificationEnum = graphqlEnum<Qualification>(
  'Qualification',
  'The highest degree.',
  {
    high_school: 'High school.',
    diploma: 'Diploma.',
    bachelor: 'Bachelor.',
    master: 'Master.',
    phd: 'Doctorate.',
    other: 'Anything else.',
  },
);
