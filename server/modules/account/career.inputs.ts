import { Field, InputType, Int } from 'type-graphql';
import type { LanguageLevel } from '#schema/options/languageLevels.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { Career } from '#schema/profile/career.ts';
import {
  careerChangeSchema,
  certificateSchema,
  degreeSchema,
  knownLanguageSchema,
  pastJobSchema,
  profileLinkSchema,
  projectSchema,
} from '#schema/validation/seekers/career.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { LanguageLevelEnum, QualificationEnum } from '#server/graphql/enums/people.ts';
import { rulesPerDay, Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(rulesPerDay(pastJobSchema), pastJobSchema(LAST_DAY))
@InputType({ description: 'A job that someone has or had. It needs a title or a company.' })
export class PastJobInput {
  @Field(() => String, optional('The job title.'))
  title?: string | null;

  @Field(() => String, optional('The company.'))
  company?: string | null;

  @Field(() => String, optional('Where the job is or was.'))
  place?: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last month, YYYY-MM, or the year; left out for a current job.',
  })
  to?: string | null;

  @Field(() => Boolean, optional('Whether this is a current job.'))
  isCurrent?: boolean | null;

  @Field(() => String, optional('What the person does or did there.'))
  summary?: string | null;
}

@Validated(degreeSchema)
@InputType({
  description:
    'A degree, a diploma or a school certificate. It needs a name, a level, a field or a college.',
})
export class DegreeInput {
  @Field(() => QualificationEnum, optional('The level.'))
  qualification?: Qualification | null;

  @Field(() => String, optional('The name, such as B.Com.'))
  name?: string | null;

  @Field(() => String, optional('The field of study.'))
  field?: string | null;

  @Field(() => String, optional('The college, university or board.'))
  institution?: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from?: string | null;

  @Field(() => String, optional('The month of passing, YYYY-MM, or the year; may be expected.'))
  to?: string | null;

  @Field(() => String, optional('The result, such as 8.1 CGPA or 72%.'))
  grade?: string | null;
}

@Validated(projectSchema)
@InputType({ description: 'A project.' })
export class ProjectInput {
  @Field(() => String, { description: 'The name of the project.' })
  name!: string;

  @Field(() => String, optional('Where it can be seen: a web address.'))
  link?: string | null;

  @Field(() => String, optional('The first month, YYYY-MM, or the year.'))
  from?: string | null;

  @Field(() => String, optional('The last month, YYYY-MM, or the year.'))
  to?: string | null;

  @Field(() => String, optional('What the project is, and what the person did.'))
  summary?: string | null;
}

@Validated(certificateSchema)
@InputType({ description: 'A certificate.' })
export class CertificateInput {
  @Field(() => String, { description: 'What it certifies.' })
  name!: string;

  @Field(() => String, optional('Who issued it.'))
  issuer?: string | null;

  @Field(() => Int, optional('The year of issue.'))
  year?: number | null;

  @Field(() => String, optional('Where it can be checked: a web address.'))
  link?: string | null;
}

@Validated(knownLanguageSchema)
@InputType({ description: 'A language that someone speaks.' })
export class KnownLanguageInput {
  @Field(() => String, { description: 'The language.' })
  name!: string;

  @Field(() => LanguageLevelEnum, { description: 'How well the person speaks it.' })
  level!: LanguageLevel;
}

@Validated(profileLinkSchema)
@InputType({ description: 'A page about someone or their work.' })
export class ProfileLinkInput {
  @Field(() => String, { description: 'The address.' })
  url!: string;

  @Field(() => String, optional('What the page is, such as a portfolio.'))
  label?: string | null;
}

@Validated(rulesPerDay(careerChangeSchema), careerChangeSchema(LAST_DAY))
@InputType({
  description:
    'The lists to replace. A list that you leave out stays as it is. The fields that say the same in one value, such as currentJobTitle and education, follow from the lists.',
})
export class CareerInput {
  @Field(() => [PastJobInput], optional('All jobs.'))
  jobs?: Career['jobs'];

  @Field(() => [DegreeInput], optional('All degrees and schools.'))
  degrees?: Career['degrees'];

  @Field(() => [ProjectInput], optional('All projects.'))
  projects?: Career['projects'];

  @Field(() => [CertificateInput], optional('All certificates.'))
  certificates?: Career['certificates'];

  @Field(() => [KnownLanguageInput], optional('All languages.'))
  languages?: Career['languages'];

  @Field(() => [ProfileLinkInput], optional('All links.'))
  links?: Career['links'];
}
