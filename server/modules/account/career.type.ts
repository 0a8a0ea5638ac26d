import { Field, Int, ObjectType } from 'type-graphql';
import type { LanguageLevel } from '#schema/options/languageLevels.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { ROLES } from '#schema/options/roles.ts';
import { LanguageLevelEnum, QualificationEnum } from '#server/graphql/enums/people.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

/** Seen wherever the profile it belongs to is seen: by its owner, as a candidate, and in an application. */
const SeenWithProfile = () => RequiresOrKey('APPLICATIONS_READ', ...ROLES);

@SeenWithProfile()
@ObjectType({ description: 'A job that someone has or had.' })
export class PastJob {
  @Field(() => String, { description: 'The job title; may be empty if the company is known.' })
  title!: string;

  @Field(() => String, { description: 'The company; may be empty if the title is known.' })
  company!: string;

  @Field(() => String, optional('Where the job is or was.'))
  place!: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from!: string | null;

  @Field(() => String, optional('The last month, YYYY-MM, or the year; null for a current job.'))
  to!: string | null;

  @Field(() => Boolean, { description: 'Whether this is a current job.' })
  isCurrent!: boolean;

  @Field(() => String, optional('What the person does or did there.'))
  summary!: string | null;
}

@SeenWithProfile()
@ObjectType({ description: 'A degree, a diploma or a school certificate.' })
export class Degree {
  @Field(() => QualificationEnum, optional('The level.'))
  qualification!: Qualification | null;

  @Field(() => String, { description: 'The name, such as B.Com; may be empty.' })
  name!: string;

  @Field(() => String, optional('The field of study.'))
  field!: string | null;

  @Field(() => String, optional('The college, university or board.'))
  institution!: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from!: string | null;

  @Field(() => String, optional('The month of passing, YYYY-MM, or the year; may be expected.'))
  to!: string | null;

  @Field(() => String, optional('The result, such as 8.1 CGPA or 72%.'))
  grade!: string | null;
}

@SeenWithProfile()
@ObjectType({ description: 'A project.' })
export class Project {
  @Field(() => String, { description: 'The name of the project.' })
  name!: string;

  @Field(() => String, optional('A link to the project.'))
  link!: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from!: string | null;

  @Field(() => String, optional('The last month, YYYY-MM, or the year.'))
  to!: string | null;

  @Field(() => String, optional('What the project is, and what the person did.'))
  summary!: string | null;
}

@SeenWithProfile()
@ObjectType({ description: 'A certificate.' })
export class Certificate {
  @Field(() => String, { description: 'What it certifies.' })
  name!: string;

  @Field(() => String, optional('Who issued it.'))
  issuer!: string | null;

  @Field(() => Int, optional('The year of issue.'))
  year!: number | null;

  @Field(() => String, optional('Where it can be checked.'))
  link!: string | null;
}

@SeenWithProfile()
@ObjectType({ description: 'A language that someone speaks.' })
export class KnownLanguage {
  @Field(() => String, { description: 'The language.' })
  name!: string;

  @Field(() => LanguageLevelEnum, { description: 'How well the person speaks it.' })
  level!: LanguageLevel;
}

@SeenWithProfile()
@ObjectType({ description: 'A page about someone or their work.' })
export class ProfileLink {
  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => String, optional('What the page is, such as a portfolio.'))
  label!: string | null;
}

@SeenWithProfile()
@ObjectType({ description: 'What someone has done and learnt. Lists with dates are newest first.' })
export class Career {
  @Field(() => [PastJob], { description: 'Current jobs, then past ones.' })
  jobs!: PastJob[];

  @Field(() => [Degree], { description: 'Degrees and schools.' })
  degrees!: Degree[];

  @Field(() => [Project], { description: 'Projects.' })
  projects!: Project[];

  @Field(() => [Certificate], { description: 'Certificates.' })
  certificates!: Certificate[];

  @Field(() => [KnownLanguage], { description: 'Languages.' })
  languages!: KnownLanguage[];

  @Field(() => [ProfileLink], {
    description: 'Links. Employers see them only if contact info is shown.',
  })
  links!: ProfileLink[];
}
