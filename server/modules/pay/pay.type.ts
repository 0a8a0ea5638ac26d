import { Field, Int, ObjectType } from 'type-graphql';
import type { CompanySize } from '#schema/options/companySizes.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ExperienceLevelEnum } from '#server/graphql/enums/jobs.ts';
import { CompanySizeEnum, PayAreaEnum, type PayArea } from '#server/graphql/enums/pay.ts';

@ObjectType({ description: 'What jobs pay in a year, in rupees before deductions.' })
export class PayFigure {
  @Field(() => Int, { description: 'The number of jobs that were counted.' })
  jobs!: number;

  @Field(() => Int, { description: 'A quarter of the jobs pay less.' })
  low!: number;

  @Field(() => Int, { description: 'Half of the jobs pay less, half pay more.' })
  median!: number;

  @Field(() => Int, { description: 'A quarter of the jobs pay more.' })
  high!: number;
}

@ObjectType({ description: 'What jobs of one level of experience pay.' })
export class ExperiencePay extends PayFigure {
  @Field(() => ExperienceLevelEnum, { description: 'The level of experience required.' })
  experienceLevel!: ExperienceLevel;
}

@ObjectType({ description: 'What companies of one size pay.' })
export class CompanySizePay extends PayFigure {
  @Field(() => CompanySizeEnum, { description: 'The number of employees.' })
  companySize!: CompanySize;
}

@ObjectType({
  description:
    'What jobs with a title pay in a place. Each job counts with the middle of the pay it offers, copies count once, and internships and part-time jobs do not count.',
})
export class PayInsight extends PayFigure {
  @Field(() => String, { description: 'The title: as our lists write it if they know it.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the address of its salary page; null if our lists do not know it.',
  })
  titleSlug!: string | null;

  @Field(() => PayAreaEnum, {
    description:
      'The area of the figures: the smallest one around the place that has at least ten jobs of three companies.',
  })
  area!: PayArea;

  @Field(() => Boolean, {
    description: 'Whether the figures are for a larger area than the place you asked for.',
  })
  isWider!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The area as people say it, in the language of the request; null for India.',
  })
  place!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the address of a salary page that names the area; null for India.',
  })
  placeSlug!: string | null;

  @Field(() => Int, { description: 'The number of companies that offer these jobs.' })
  companies!: number;

  @Field(() => DateTime, { description: 'Jobs that ended before this time do not count.' })
  since!: Date;

  @Field(() => DateTime, { description: 'When the jobs were counted.' })
  until!: Date;

  @Field(() => [ExperiencePay], {
    description:
      'By experience, lowest first; only levels with at least five jobs of three companies.',
  })
  byExperience!: ExperiencePay[];

  @Field(() => [CompanySizePay], {
    description:
      'By the size of the company, smallest first; only sizes with at least five jobs of three companies.',
  })
  byCompanySize!: CompanySizePay[];
}

@ObjectType({ description: 'A job title of our lists.' })
export class PayTitle {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The part of the address of its salary page.' })
  slug!: string;
}

@ObjectType({ description: 'What a job title of our lists pays in India, counted every night.' })
export class TitlePay extends PayFigure {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => String, { description: 'The part of the address of its salary page.' })
  slug!: string;
}

@ObjectType({ description: 'A place with enough jobs of a title.' })
export class PlacePay extends PayFigure {
  @Field(() => PayAreaEnum, { description: 'Whether it is a district or a state.' })
  area!: PayArea;

  @Field(() => String, {
    description: 'The place as people say it, in the language of the request.',
  })
  place!: string;

  @Field(() => String, { description: 'The part of the address of a salary page that names it.' })
  placeSlug!: string;
}
