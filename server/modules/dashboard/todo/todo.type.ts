import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { InterviewKind } from '#schema/options/interviews.ts';
import type { TodoKind } from '#schema/options/todos.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { InterviewKindEnum } from '#server/graphql/enums/interviews.ts';
import { optional } from '#server/graphql/optional.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

export const TodoKindEnum = graphqlEnum<TodoKind>('TodoKind', 'What waits for the caller.', {
  answer_offer: 'An applicant can accept or decline an offer.',
  choose_time: 'An applicant can choose a time for an interview.',
  attend_interview: 'An applicant has a booked interview.',
  read_message: 'An applicant has not read a message from a company.',
  rate_treatment:
    'An application ended in the last 14 days; the applicant can say how they were treated.',
  hold_interview: 'An interview that the caller conducts or planned begins within 24 hours.',
  follow_up_offer: 'An offer of the company expires within three days.',
  send_scorecard: 'The caller conducted an interview and has not sent a scorecard.',
  choose_interviewer: 'An interview that has not begun has no interviewer who can log in.',
  offer_times: 'No offered time is left, or the applicant cancelled: the company can offer times.',
  answer_message:
    'The caller answers an applicant whose message is unread, or asks a question that has no answer yet.',
  review_applications: 'A job has applications in status pending.',
});

@RequiresLogin()
@ObjectType({ description: 'Something that waits for the caller.' })
export class Todo {
  /** The key for the applicant's link. */
  interviewId!: string | null;

  @Field(() => TodoKindEnum, { description: 'What waits.' })
  kind!: TodoKind;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'For an interview, when it begins; otherwise the moment from which it can no longer be done. Null if there is no deadline.',
  })
  dueAt!: Date | null;

  @Field(() => DateTime, { description: 'Since when it waits.' })
  since!: Date;

  @Field(() => Int, { description: 'How many applications wait for a review; 1 for the rest.' })
  count!: number;

  @Field(() => ID, optional('The id of the application; null if it is about several.'))
  applicationId!: string | null;

  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, { description: 'The title of the job.' })
  jobTitle!: string;

  @Field(() => String, { description: 'The name of the company.' })
  companyName!: string;

  @Field(() => String, optional('The name of the applicant; null if it is about several.'))
  personName!: string | null;

  @Field(() => InterviewKindEnum, optional('How the interview takes place, if it is about one.'))
  interviewKind!: InterviewKind | null;
}
