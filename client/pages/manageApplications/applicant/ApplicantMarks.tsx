import {
  CalendarCheck,
  CalendarClock,
  ClipboardCheck,
  History,
  MessageSquare,
  Star,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { OfferTag } from '#client/components/offers/OfferTag.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import type { OfferStatus, TodoKind } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { useNow } from '#client/lib/now.ts';

export const ApplicantMarks_application = graphql(`
  fragment ApplicantMarks_application on Application {
    isUnread
    rating {
      average
    }
    summary {
      tagNames
      appliedBefore
      nextInterviewAt
    }
    lastOfferStatus
    todos {
      kind
    }
  }
`);

interface Marks {
  isUnread: boolean;
  rating?: { average?: number | null | undefined } | null | undefined;
  summary?:
    | { tagNames: readonly string[]; appliedBefore: boolean; nextInterviewAt?: string | null }
    | null
    | undefined;
  lastOfferStatus?: OfferStatus | null | undefined;
  todos: readonly { kind: TodoKind }[];
}

export function ApplicantMarks(props: {
  application: FragmentType<typeof ApplicantMarks_application>;
}) {
  return <MarkTags marks={readFragment(ApplicantMarks_application, props.application)} />;
}

const TODO_ICONS = {
  ANSWER_MESSAGE: MessageSquare,
  SEND_SCORECARD: ClipboardCheck,
  OFFER_TIMES: CalendarClock,
  CHOOSE_INTERVIEWER: CalendarClock,
};

const isShown = (kind: TodoKind): kind is keyof typeof TODO_ICONS => kind in TODO_ICONS;

/**
 * What waits for the reader comes first, then the next interview and the last offer, then what the company knows: stars,
 * whether the same person applied before, tags.
 */
export function MarkTags({ marks }: { marks: Marks }) {
  const { isUnread, rating, summary, lastOfferStatus } = marks;
  const todos = marks.todos.map(({ kind }) => kind).filter(isShown);
  const tags = summary?.tagNames ?? [];
  const t = useTranslations('reviewDesk');
  const format = useFormatter();
  const average = rating?.average ?? null;
  const offer = lastOfferStatus === 'WITHDRAWN' ? null : lastOfferStatus;
  const interviewAt = summary?.nextInterviewAt;
  const isPlain =
    !isUnread && todos.length === 0 && !offer && average === null && tags.length === 0;
  if (isPlain && !interviewAt && !summary?.appliedBefore) return null;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isUnread && <Tag tone="accent">{t('row.unread')}</Tag>}
      {todos.map((todo) => (
        <Tag key={todo} tone="warning" icon={TODO_ICONS[todo]}>
          {t(`row.todo.${todo}`)}
        </Tag>
      ))}
      {interviewAt && <NextInterview at={interviewAt} />}
      {offer && <OfferTag status={offer}>{t(`row.offer.${offer}`)}</OfferTag>}
      {average !== null && (
        <Tag icon={FullStar}>
          <span className="sr-only">{t('rating.heading')} </span>
          <span className="tabular">{format.number(average, { maximumFractionDigits: 1 })}</span>
        </Tag>
      )}
      {summary?.appliedBefore && <Tag icon={History}>{t('row.appliedBefore')}</Tag>}
      {tags.map((tag) => (
        <Tag key={tag} className="border border-line">
          <span className="truncate">{tag}</span>
        </Tag>
      ))}
    </span>
  );
}

/** In relative words, which are the same in every time zone. */
function NextInterview({ at }: { at: string }) {
  const t = useTranslations('reviewDesk');
  const format = useFormatter();
  const now = useNow();
  const time = useTimeWords();
  const moment = new Date(at);
  return (
    <Tag tone="progress" icon={CalendarCheck}>
      <time dateTime={at} title={time.full(at)}>
        {moment > now
          ? t('row.interview', { when: format.relativeTime(moment, now) })
          : t('row.interviewNow')}
      </time>
    </Tag>
  );
}

const FullStar = () => <Star className="fill-current text-genda" />;
