import {
  CalendarClock,
  ChevronRight,
  ClipboardCheck,
  FileText,
  Inbox,
  MessageSquare,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useZonedTime } from '#client/components/interviews/useZonedTime.ts';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { TodoKind, TodoItem_TodoFragment } from '#client/gql/graphql.ts';
import { withQuery } from '#client/lib/address.ts';
import { useNow } from '#client/lib/now.ts';
import { Link } from '#client/lib/routing.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const TodoItem_todo = graphql(`
  fragment TodoItem_todo on Todo {
    kind
    dueAt
    since
    count
    applicationId
    jobId
    jobTitle
    companyName
    personName
    interviewKind
    invitationPath
  }
`);

const OFFER = FileText;
const INTERVIEW = CalendarClock;
const MESSAGE = MessageSquare;

const ICONS: Record<TodoKind, LucideIcon> = {
  ANSWER_OFFER: OFFER,
  FOLLOW_UP_OFFER: OFFER,
  CHOOSE_TIME: INTERVIEW,
  ATTEND_INTERVIEW: INTERVIEW,
  HOLD_INTERVIEW: INTERVIEW,
  CHOOSE_INTERVIEWER: INTERVIEW,
  OFFER_TIMES: INTERVIEW,
  READ_MESSAGE: MESSAGE,
  ANSWER_MESSAGE: MESSAGE,
  RATE_TREATMENT: Star,
  SEND_SCORECARD: ClipboardCheck,
  REVIEW_APPLICATIONS: Inbox,
};

const SOON = 24 * 60 * 60 * 1_000;

interface TodoItemProps {
  todo: FragmentType<typeof TodoItem_todo>;
  /** The reader's time zone, for interviews. */
  timeZone: string;
  /** Set beside the job in question, whose name is then left out. */
  isOfJob?: boolean;
}

/** One thing that waits for the reader: what, when, and a link to where it is done. */
export function TodoItem({ timeZone, isOfJob = false, ...props }: TodoItemProps) {
  const todo = readFragment(TodoItem_todo, props.todo);
  const { kind, dueAt, since, count, jobTitle, companyName, personName } = todo;
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const now = useNow();
  const time = useTimeWords();
  const detail = useDetail(todo, timeZone);
  const isSoon = Boolean(dueAt) && Date.parse(dueAt!) - now.getTime() < SOON;
  const Icon = ICONS[kind];
  return (
    <div className="relative flex items-center gap-3.5 px-4 py-3 transition-colors duration-100 rounded-[inherit] hover:bg-tint has-[a:focus-visible]:ring-here">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-ink-wash text-ink">
        <Icon className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 sm:justify-between sm:gap-x-6">
        {/* On a phone, the job and the time share a line. */}
        <div className="min-w-0 max-sm:contents">
          <Link
            to={pathOf(todo)}
            className="font-semibold wrap-anywhere max-sm:basis-full after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
          >
            {t(`todo.title.${kind}`, { count, company: companyName, person: personName ?? '' })}
          </Link>
          {(detail || !isOfJob) && (
            <p
              className={joinClasses(
                'text-sm text-soft wrap-anywhere',
                isOfJob && 'first-letter:uppercase',
              )}
            >
              {!isOfJob && <WrittenText text={jobTitle} />}
              {!isOfJob && detail && ' · '}
              {detail}
            </p>
          )}
        </div>
        <time
          dateTime={dueAt ?? since}
          title={time.full(dueAt ?? since)}
          className={joinClasses('text-sm', isSoon ? 'font-semibold text-amber' : 'text-soft')}
        >
          {dueAt ? format.relativeTime(new Date(dueAt), now) : time.ago(since)}
        </time>
      </div>
      <ChevronRight className="size-5 shrink-0 text-soft" />
    </div>
  );
}

/** How and when an interview takes place, or the last day on which the to-do can be done. */
function useDetail({ kind, dueAt, interviewKind }: TodoItem_TodoFragment, timeZone: string) {
  const t = useTranslations('dashboard');
  const interviews = useTranslations('interviews');
  const zoned = useZonedTime(timeZone);
  // Offers end at midnight in India.
  const india = useZonedTime('Asia/Kolkata');
  if (!dueAt) return null;
  if (kind === 'CHOOSE_TIME') return t('todo.lastTime', { time: zoned.full(dueAt) });
  if (interviewKind) return `${interviews(`kind.${interviewKind}`)} · ${zoned.full(dueAt)}`;
  const lastMoment = new Date(Date.parse(dueAt) - 1).toISOString();
  return t('todo.until', { day: india.day(lastMoment) });
}

function pathOf({ kind, applicationId, jobId, invitationPath }: TodoItem_TodoFragment): string {
  if (invitationPath) return invitationPath;
  switch (kind) {
    case 'READ_MESSAGE':
    case 'ANSWER_MESSAGE':
      return `/messages/${applicationId}`;
    case 'HOLD_INTERVIEW':
    case 'SEND_SCORECARD':
    case 'CHOOSE_INTERVIEWER':
    case 'OFFER_TIMES':
      return `/manage-applications/${applicationId}#interviews`;
    case 'FOLLOW_UP_OFFER':
      return `/manage-applications/${applicationId}#offers`;
    case 'REVIEW_APPLICATIONS':
      return withQuery('/manage-applications', { job: jobId, status: 'pending' });
    case 'ANSWER_OFFER':
      return `/my-applications/${applicationId}#offers`;
    case 'RATE_TREATMENT':
      return `/my-applications/${applicationId}#treatment`;
    case 'CHOOSE_TIME':
    case 'ATTEND_INTERVIEW':
      return `/my-applications/${applicationId}`;
  }
}
