import { Field, InputType } from 'type-graphql';
import { jobDraftSchema } from '#schema/validation/employers/jobDraft.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { JobFactFields } from '#server/modules/job/jobFacts.type.ts';
import { JobQuestionInput } from '#server/modules/job/question/jobQuestion.inputs.ts';
import { JobDraftFields } from './draft.type.ts';

@Validated(jobDraftSchema)
@JobFactFields()
@InputType({ description: 'The content of the draft so far. It replaces the saved draft.' })
export class JobDraftInput extends JobDraftFields {
  @Field(() => [JobQuestionInput], optional('The questions that applicants answer.'))
  questions?: JobQuestionInput[] | null;
}
