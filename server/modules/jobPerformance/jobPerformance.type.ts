import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import type {
  FunnelStep,
  JobCounts,
  JobPeriod,
  JobSuggestionKind,
} from '#schema/options/screens/jobPerformance.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { JobViewSourceEnum } from '#server/graphql/enums/jobs.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { Job } from '#server/modules/job/job.type.ts';
import type { Comparison } from './comparison.rules.ts';
import type { FunnelCount } from './funnel.rules.ts';
import type { Suggestion } from './suggestions.rules.ts';

export const JobPeriodEnum = graphqlEnum<JobPeriod>(
  'JobPeriod',
  'A period of whole days that ends today, in the time zone of the site.',
  {
    days_7: 'The last seven days, or fewer if the job was posted later.',
    days_30: 'The last thirty days, or fewer if the job was posted later.',
    days_90: 'The last ninety days, or fewer if the job was posted later.',
    since_posted: 'All days since the job was posted.',
  },
);

export const FunnelStepEnum = graphqlEnum<FunnelStep>(
  'JobFunnelStep',
  'A step from a view of a job to a hire.',
  {
    views: 'The job was viewed.',
    applications: 'Someone applied.',
    reviewed: 'The application was reviewed, shortlisted, rejected or led to a hire.',
    interviews: 'An interview with the applicant took place.',
    offers: 'The applicant got an offer.',
    hires: 'The applicant was hired.',
  },
);

export const JobSuggestionKindEnum = graphqlEnum<JobSuggestionKind>(
  'JobPerformanceSuggestionKind',
  'A suggested change to a job, with the meaning of its two figures.',
  {
    expires_soon: 'The deadline is near. `own`: the full days until then.',
    answers_wait:
      'Applicants have waited for an answer for more than a week. `own`: how many of them.',
    question_missed:
      'Most applicants miss the must-have of a question. `own`: how many miss it; `other`: how many answered it.',
    pay_hidden:
      'The pay is not shown, and similar jobs that show theirs get more applications. `own` and `other`: applications in thirty days, of this job and the median of those.',
    few_apply:
      'Few people who see the job apply. `own` and `other`: applications for a hundred views, of this job and of similar ones.',
    title_unfound:
      'Searches seldom lead to the job. `own` and `other`: views from searches in thirty days, of this job and the median of similar ones.',
  },
);

const KEY = ['JOBS_READ', 'employer'] as const;

@RequiresOrKey(...KEY)
@ObjectType({ description: 'What happened around a job.' })
export class JobPerformanceCounts implements JobCounts {
  @Field(() => Int, { description: 'Views; each visitor counts once a day.' })
  views!: number;

  @Field(() => Int, { description: 'People who saved the job and have not removed it.' })
  saves!: number;

  @Field(() => Int, { description: 'Applications received, whatever their status now.' })
  applications!: number;

  @Field(() => Int, {
    description: 'Applicants with an interview that took place, by the day of the first one.',
  })
  interviews!: number;

  @Field(() => Int, {
    description: 'Applicants who got an offer, by the day of the first one.',
  })
  offers!: number;

  @Field(() => Int, { description: 'Hires, by the day of the hire.' })
  hires!: number;
}

@RequiresOrKey(...KEY)
@ObjectType({ description: 'What happened around a job on one day.' })
export class JobPerformanceDay {
  @Field(() => String, { description: 'The day in the time zone of the site: 2026-01-31.' })
  day!: string;

  @Field(() => JobPerformanceCounts, { description: 'What happened on it.' })
  counts!: JobPerformanceCounts;
}

@RequiresOrKey(...KEY)
@ObjectType({ description: 'What came from one source in the period.' })
export class JobPerformanceSource {
  @Field(() => JobViewSourceEnum, {
    nullable: true,
    description:
      'Where visitors opened the job from; null for applications whose applicant has no recorded view of the job.',
  })
  source!: JobViewSource | null;

  @Field(() => Int, { description: 'Views from this source.' })
  views!: number;

  @Field(() => Int, {
    description:
      "Applications, by the source of the applicant's last view of the job before applying.",
  })
  applications!: number;
}

@RequiresOrKey(...KEY)
@ObjectType({
  description:
    'A step on the way to a hire. From the second one on, it is about the applications sent in the period.',
})
export class JobFunnelCount implements FunnelCount {
  @Field(() => FunnelStepEnum, { description: 'The step.' })
  step!: FunnelStep;

  @Field(() => Int, { description: 'How many reached the step.' })
  count!: number;

  @Field(() => FunnelStepEnum, {
    nullable: true,
    description:
      'The step to compare `count` with: the closest earlier one with a count above 0. Null if there is none.',
  })
  of!: FunnelStep | null;

  @Field(() => Int, { description: 'How many reached both this step and `of`.' })
  ofCount!: number;
}

@RequiresOrKey(...KEY)
@ObjectType({ description: 'The activity around a job per thirty days of being open.' })
export class JobPerformanceRates implements JobCounts {
  @Field(() => Float, { description: 'Views.' })
  views!: number;

  @Field(() => Float, { description: 'Saves.' })
  saves!: number;

  @Field(() => Float, { description: 'Applications.' })
  applications!: number;

  @Field(() => Float, { description: 'Applicants with an interview that took place.' })
  interviews!: number;

  @Field(() => Float, { description: 'Applicants who got an offer.' })
  offers!: number;

  @Field(() => Float, { description: 'Hires.' })
  hires!: number;
}

@RequiresOrKey(...KEY)
@ObjectType({
  description:
    'A job compared with similar ones of other companies: figures per thirty days of being open, over the last ninety days.',
})
export class JobComparison implements Comparison {
  @Field(() => Int, {
    description: 'How many similar jobs were found; at most a hundred of each kind.',
  })
  jobs!: number;

  @Field(() => Int, { description: 'How many companies they are from.' })
  companies!: number;

  @Field(() => Boolean, {
    description:
      'Whether all of them have the same title; otherwise some only have the same category. All are in the same state, or remote like this job.',
  })
  isByTitle!: boolean;

  @Field(() => JobPerformanceRates, { description: 'This job.' })
  own!: JobPerformanceRates;

  @Field(() => JobPerformanceRates, {
    nullable: true,
    description:
      'The medians of the similar jobs; null with fewer than five jobs, or fewer than three companies.',
  })
  similar!: JobPerformanceRates | null;
}

@RequiresOrKey(...KEY)
@ObjectType({ description: 'A suggested change to a job, and the figures behind it.' })
export class JobPerformanceSuggestion implements Suggestion {
  @Field(() => JobSuggestionKindEnum, { description: 'What to change.' })
  kind!: JobSuggestionKind;

  @Field(() => Float, { description: 'The figure of this job.' })
  own!: number;

  @Field(() => Float, optional('The figure that `own` is compared with.'))
  other!: number | null;

  @Field(() => String, optional('The question that it is about.'))
  question!: string | null;
}

@RequiresOrKey(...KEY)
@ObjectType({ description: 'How a job performs, and what to change.' })
export class JobPerformance {
  @Field(() => Job, { description: 'The job.' })
  job!: Job;

  @Field(() => JobPeriodEnum, { description: 'The period of the figures.' })
  period!: JobPeriod;

  @Field(() => String, { description: 'The time zone in which the days begin.' })
  timeZone!: string;

  @Field(() => JobPerformanceCounts, { description: 'The whole period.' })
  totals!: JobPerformanceCounts;

  @Field(() => [JobPerformanceDay], { description: 'Every day of the period, oldest first.' })
  days!: JobPerformanceDay[];

  @Field(() => [JobPerformanceSource], {
    description: 'The sources of the period, the one with the most views first.',
  })
  sources!: JobPerformanceSource[];

  @Field(() => [JobFunnelCount], { description: 'The steps from a view to a hire.' })
  funnel!: JobFunnelCount[];

  @Field(() => JobComparison, { description: 'The job compared with similar ones.' })
  comparison!: JobComparison;

  @Field(() => [JobPerformanceSuggestion], {
    description: 'What to change, the most urgent first; at most four.',
  })
  suggestions!: JobPerformanceSuggestion[];
}
