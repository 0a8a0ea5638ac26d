import { TODO_KINDS, type TodoKind } from '#schema/options/todos.ts';
import type { InterviewKind } from '#schema/options/interviews.ts';
import { json, statementFamily } from '#server/db/statement.ts';
import { IS_OF_COMPANY } from '#server/modules/application/application.sql.ts';
import { ENDED_AT } from '#server/modules/application/treatment/treatment.sql.ts';
import { UNREAD } from '#server/modules/conversation/conversation.sql.ts';
import { FREE_TIMES } from '#server/modules/interview/interview.sql.ts';
import { isAnswerer } from '#server/modules/team/team.sql.ts';

interface Row {
  kind: TodoKind;
  /** When the item is due, or when the interview takes place. */
  due?: string;
  since: string;
  count?: string;
  /** Null if it is about several applications. */
  application?: string;
  person?: string;
  interview?: `i.${string}`;
}

const row = ({ kind, since, ...more }: Row) => {
  const { due = 'null::timestamptz', count = '1', interview } = more;
  const { application = 'a.id', person = 'a.name' } = more;
  return `
    select '${kind}' as kind, ${TODO_KINDS.indexOf(kind)} as place, ${due} as due, ${since} as since, ${count} as count,
      ${application} as application_id, j.id as job_id, j.title, co.name as company, ${person} as person,
      ${interview ?? 'null::uuid'} as interview_id, ${interview ? 'i.kind' : 'null'} as interview_kind`;
};

/** All that waits for a person, or only what waits in the given applications. */
export type TodoScope = 'all' | 'applications';

const FAMILY = {
  key: (scope: TodoScope) => scope,
  examples: ['all', 'applications'] as const,
  ...json<{ kind: TodoKind; interviewKind: InterviewKind | null }>(),
};

const joins = (scope: TodoScope) =>
  `join jobs j on j.id = a.job_id ${scope === 'all' ? '' : 'and a.id = any($3::uuid[])'}
    join companies co on co.id = a.company_id`;

/** $3 the limit, or the applications. What has a deadline comes first, the next one at the top. */
const listed = (scope: TodoScope, rows: readonly string[]) => `
  select kind as "kind!", due as "dueAt", since as "since!", count as "count!",
    application_id as "applicationId", job_id as "jobId!", title as "jobTitle!", company as "companyName!",
    person as "personName", interview_id as "interviewId", interview_kind as "interviewKind"
  from (${rows.join(' union all ')}) waiting
  order by due, place, since, application_id ${scope === 'all' ? 'limit $3' : ''}`;

/** How long an applicant is reminded to say how the company treated them. */
const ASKED_FOR = `interval '14 days'`;

/** $1 the seeker, $2 now. */
export const SEEKER_TODOS = statementFamily('todos-seeker', {
  text: (scope: TodoScope) =>
    listed(scope, [
      `${row({ kind: 'answer_offer', due: 'o.expires_at', since: 'o.sent_at' })}
      from offers o join applications a on a.id = o.application_id ${joins(scope)}
      where o.seeker_id = $1 and o.status = 'sent' and o.expires_at > $2::timestamptz and o.letter is not null
        and a.withdrawn_at is null`,
      `${row({ kind: 'choose_time', due: 'free.last', since: 'i.updated_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
        cross join lateral (select max(t."startsAt") as last from (${FREE_TIMES}) t) free
      where i.seeker_id = $1 and i.status = 'proposed' and free.last is not null and a.withdrawn_at is null`,
      `${row({ kind: 'attend_interview', due: 'i.starts_at', since: 'i.updated_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
      where i.seeker_id = $1 and i.status = 'booked' and i.ends_at > $2`,
      `${row({ kind: 'read_message', since: 'c.company_at' })}
      from conversations c join applications a on a.id = c.application_id ${joins(scope)}
        left join conversation_readers r on r.application_id = a.id and r.user_id = $1
      where c.seeker_id = $1 and ${UNREAD.sent}`,
      `select * from (${row({ kind: 'rate_treatment', since: ENDED_AT })}
        from applications a ${joins(scope)} left join treatment_ratings rated on rated.application_id = a.id
        where a.seeker_id = $1 and rated.application_id is null) ended
      where since between $2 - ${ASKED_FOR} and $2`,
    ]),
  ...FAMILY,
});

/** How far ahead interviews are listed. A full day, so that the evening includes the next morning. */
const NEXT_DAY = `interval '24 hours'`;
const OFFER_ENDS_IN = `interval '3 days'`;
/** Feedback, times and answers that have been missing for longer than this are no longer asked for. */
const FORGOTTEN_AFTER = `interval '30 days'`;

const needs = (right: string) => `'${right}' = any($6::text[])
  and ${IS_OF_COMPANY} and j.deleted_at is null and ($5::uuid[] is null or j.id = any($5))`;

const UNDECIDED = `coalesce(a.moved_to, a.status) not in ('rejected', 'hired') and a.withdrawn_at is null`;
const HOLDS_IT =
  'exists (select from interview_people p where p.interview_id = i.id and p.user_id = $4)';

/**
 * A message waits while it is unread, and one that asks something until a colleague answers. A question mark asks in all
 * our languages.
 */
const WAITS_FOR_ANSWER = `(${UNREAD.received} or exists (select from messages m where m.application_id = a.id
  and m.side = 'applicant' and m.sent_at > coalesce(c.answered_at, '-infinity') and strpos(m.body, '?') > 0))`;

/** About all applications of a job at once. */
const TO_REVIEW = `${row({
  kind: 'review_applications',
  since: 'min(a.applied_at)',
  count: 'count(*)::int',
  application: 'null::uuid',
  person: 'null',
})}
      from applications a ${joins('all')}
      where a.company_id = $1 and ${needs('decide')} and a.status = 'pending' and a.moved_to is null and a.withdrawn_at is null
      group by j.id, co.id`;

/** $1 the company, $2 now, $4 the member, $5 the only jobs that the member works on, $6 what the member's role can do. */
export const EMPLOYER_TODOS = statementFamily('todos-employer', {
  text: (scope: TodoScope) =>
    listed(scope, [
      `${row({ kind: 'hold_interview', due: 'i.starts_at', since: 'i.updated_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
      where ${needs('view')} and i.company_id = $1 and i.status = 'booked'
        and i.ends_at > $2::timestamptz and i.starts_at < $2 + ${NEXT_DAY} and (i.created_by = $4::uuid or ${HOLDS_IT})`,
      `${row({ kind: 'follow_up_offer', due: 'o.expires_at', since: 'o.sent_at' })}
      from offers o join applications a on a.id = o.application_id ${joins(scope)}
      where ${needs('offer')} and o.company_id = $1 and o.status = 'sent' and o.letter is not null
        and o.expires_at > $2 and o.expires_at < $2 + ${OFFER_ENDS_IN}`,
      `${row({ kind: 'send_scorecard', since: 'i.ends_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
      where ${needs('score')} and i.company_id = $1 and i.status in ('booked', 'held')
        and i.starts_at <= $2 and i.starts_at > $2 - ${FORGOTTEN_AFTER} and ${UNDECIDED} and ${HOLDS_IT}
        and not exists (select from interview_scores s where s.interview_id = i.id and s.user_id = $4)`,
      `${row({ kind: 'choose_interviewer', due: 'i.starts_at', since: 'i.updated_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
      where ${needs('schedule')} and i.company_id = $1
        and (i.status = 'proposed' or i.status = 'booked' and i.starts_at > $2) and not exists (
          select from interview_people p join users u on u.id = p.user_id and u.status = 'active'
          where p.interview_id = i.id)`,
      `${row({ kind: 'offer_times', since: 'i.updated_at', interview: 'i.id' })}
      from interviews i join applications a on a.id = i.application_id ${joins(scope)}
      where ${needs('schedule')} and i.company_id = $1 and i.updated_at > $2 - ${FORGOTTEN_AFTER} and ${UNDECIDED}
        and (i.status = 'proposed' and not exists (${FREE_TIMES})
          or i.status = 'cancelled' and i.cancelled_by = 'applicant')
        and not exists (select from interviews later
          where later.application_id = i.application_id and later.created_at > i.created_at)`,
      `${row({ kind: 'answer_message', since: 'c.applicant_at' })}
      from conversations c join applications a on a.id = c.application_id ${joins(scope)} join users s on s.id = a.seeker_id
        join company_members m on m.user_id = $4 and ${isAnswerer('m', 'a')}
        left join conversation_readers r on r.application_id = a.id and r.user_id = $4
      where ${needs('message')} and c.company_id = $1 and c.applicant_at > $2 - ${FORGOTTEN_AFTER}
        and (c.answered_at is null or c.applicant_at > c.answered_at)
        and a.withdrawn_at is null and s.deleted_at is null and ${WAITS_FOR_ANSWER}`,
      ...(scope === 'all' ? [TO_REVIEW] : []),
    ]),
  ...FAMILY,
});
