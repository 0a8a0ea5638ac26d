import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const ConversationRow_conversation = graphql(`
  fragment ConversationRow_conversation on Conversation {
    id
    isUnread
    lastAt
    lastMessage {
      id
      body
      isMine
      isRemoved
    }
    application {
      id
      name
      job {
        id
        title
        company {
          id
          name
        }
      }
    }
  }
`);

interface ConversationRowProps {
  conversation: FragmentType<typeof ConversationRow_conversation>;
  isOpen: boolean;
  to: string;
}

/** The other side, the job and the last message. */
export function ConversationRow({ conversation, isOpen, to }: ConversationRowProps) {
  const { isUnread, lastAt, lastMessage, application } = readFragment(
    ConversationRow_conversation,
    conversation,
  );
  const t = useTranslations('messages');
  const time = useTimeWords();
  const { user } = useSession();
  const { name, job } = application;
  const other = user?.role === 'EMPLOYER' ? name : job.company.name;
  const text = lastMessage?.isRemoved ? t('removed') : (lastMessage?.body ?? '');
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={joinClasses(
        'grid gap-0.5 rounded-control border px-3 py-2.5 hover:bg-tint',
        isOpen ? 'border-ink/40 bg-ink-wash' : 'border-transparent',
      )}
    >
      <span className="flex items-baseline gap-2">
        {isUnread && (
          <span className="size-2.5 shrink-0 self-center rounded-full bg-ink">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
        <span
          className={joinClasses(
            'min-w-0 flex-1 truncate',
            isUnread ? 'font-bold' : 'font-semibold',
          )}
        >
          {other}
        </span>
        {lastAt && (
          <time dateTime={lastAt} title={time.full(lastAt)} className="text-xs text-soft">
            {time.ago(lastAt)}
          </time>
        )}
      </span>
      <span className="truncate text-sm text-soft">{job.title}</span>
      <span className={joinClasses('truncate text-sm', isUnread ? '' : 'text-soft')}>
        {lastMessage?.isMine ? t('lastOwn', { text }) : text}
      </span>
    </Link>
  );
}
