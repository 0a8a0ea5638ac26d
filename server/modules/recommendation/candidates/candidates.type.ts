import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Candidate } from '#server/modules/candidate/candidate.type.ts';
import { MatchReason } from '#server/modules/recommendation/reason.type.ts';

@Requires('employer')
@ObjectType({ description: 'A candidate who matches a job, and why.' })
export class MatchingCandidate {
  @Field(() => Candidate, { description: 'The candidate.' })
  candidate!: Candidate;

  @Field(() => [MatchReason], { description: 'Why they match, and what does not match.' })
  reasons!: MatchReason[];
}

@Requires('employer')
@ObjectType({ description: 'A page of candidates who match a job.' })
export class MatchingCandidateConnection extends connectionOf(
  MatchingCandidate,
  'MatchingCandidate',
) {}
