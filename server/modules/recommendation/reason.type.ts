import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import type { Reason, ReasonKind } from './match.rules.ts';

export const MatchReasonKindEnum = graphqlEnum<ReasonKind>(
  'MatchReasonKind',
  'What a reason is about.',
  {
    same_work: 'The job is the work that the person does.',
    related_work: 'The job is work close to what the person does.',
    wanted_work: 'The job is other work that the person wants to do.',
    past_work: 'The job is work that the person did in a former job.',
    neighbouring_work: 'The job is a different kind of work that people like this person move to.',
    studied: 'The job is work that the person studied for, without having done any yet.',
    starting_work: 'The job is work that many people start in without experience.',
    skills_matched: 'Skills that the job asks for and the person has.',
    skills_missing: 'Skills that the job asks for and the profile does not name.',
    wished_place: 'The job is where the person wants to work.',
    near_wished_place: 'The job is near where the person wants to work.',
    home_place: 'The job is where the person lives.',
    near_home: 'The job is near where the person lives.',
    remote: 'The work can be done remotely.',
    not_remote: 'The job is not remote, and the person wants to work from home.',
    would_move: 'The job is elsewhere, and the person is willing to move.',
    long_way:
      'The job is a long way from where the person lives or wants to work, but does not require a move.',
    other_place: 'The job is elsewhere.',
    pay_above: 'The job pays at least this much more than the person expects.',
    pay_up_to_above: 'The job pays up to this much more than the person expects.',
    pay_met: 'The job pays what the person expects.',
    pay_below: 'The job pays this much less than the person expects.',
    experience_met: 'The person has the years of experience that the job asks for.',
    experience_missing: 'The job asks for this many years more than the person has.',
    experience_exceeded: 'The job asks for far less experience than the person has.',
    freshers_welcome: 'The job asks for no experience, and the person has none.',
    internship: 'The job is an internship, and the person has experience.',
    shift_met: 'The job has a shift that the person would work.',
    other_shift: 'The job has a shift that the person would not work.',
    type_met: 'The job is of a type that the person wants, such as part time.',
    other_type: 'The job is of a type that the person does not want.',
  },
);

@RequiresOrKey('APPLICATIONS_READ', 'job_seeker', 'employer')
@ObjectType({
  description:
    'Why a job and a person fit together, or do not. Every reason follows from their data.',
})
export class MatchReason {
  reason!: Reason;

  @Field(() => MatchReasonKindEnum, { description: 'What the reason is about.' })
  kind!: ReasonKind;

  @Field(() => Boolean, {
    description: 'Whether the reason counts for the match; otherwise it counts against it.',
  })
  speaksFor!: boolean;

  @Field(() => [String], { description: 'The skills it names, if it is about skills.' })
  skills!: readonly string[];

  @Field(() => String, optional('The work it names, if it is about work.'))
  title!: string | null;

  @Field(() => String, optional('The place it names, if it is about a place.'))
  place!: string | null;

  @Field(() => Int, optional('How far the job is from that place.'))
  kilometers!: number | null;

  @Field(() => Int, optional('The difference in pay, in rupees a year.'))
  rupees!: number | null;

  @Field(() => Int, optional('The years of experience it names.'))
  years!: number | null;
}
