import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { notifyOtherTabs } from '#client/lib/live/openLiveStream.ts';
import { Link } from '#client/lib/routing.ts';
import { inCompany } from '#schema/options/companyLinks.ts';

const BellItem_notification = graphql(`
  fragment BellItem_notification on Notification {
    id
    title
    body
    link
    read
    createdAt
    otherCompanyId
  }
`);

const BellItemReadMutation = graphql(`
  mutation BellItemRead($input: MarkNotificationReadInput!) {
    markNotificationRead(input: $input) {
      notification {
        id
        read
      }
      viewer {
        unreadNotifications
      }
    }
  }
`);

const rowClass =
  'relative block w-full border-b border-line px-4 py-3 pl-9 text-left text-text no-underline ' +
  'hover:bg-tint focus-visible:-outline-offset-2';

interface BellItemProps {
  notification: FragmentType<typeof BellItem_notification>;
  /** The number of unread notifications, including this one. */
  unread: number;
}

/** Following its link opens the subject and marks it as read, in the company that it is about. */
export function BellItem(props: BellItemProps) {
  const { id, title, body, link, read, createdAt, otherCompanyId } = readFragment(
    BellItem_notification,
    props.notification,
  );
  const t = useTranslations('notifications');
  const time = useTimeWords();
  const notification = { __typename: 'Notification' as const, id, read: true };
  const viewer = { __typename: 'Viewer' as const, unreadNotifications: props.unread - 1 };
  const [mark] = useMutation(BellItemReadMutation, {
    variables: { input: { id } },
    optimisticResponse: { markNotificationRead: { notification, viewer } },
  });
  // Navigation does not wait for this call. The count shows whether it succeeded.
  const opened = () => {
    if (!read) mark().then(notifyOtherTabs, () => undefined);
  };
  const content = (
    <>
      {!read && (
        <span className="absolute top-5 left-4 size-2 rounded-full border-4 border-ink">
          <span className="sr-only">{t('bell.unread')}</span>
        </span>
      )}
      <span className={read ? 'block' : 'block font-semibold'}>{title}</span>
      <span className="block text-sm text-soft">{body}</span>
      <time dateTime={createdAt} title={time.full(createdAt)} className="text-sm text-soft">
        {time.ago(createdAt)}
      </time>
    </>
  );
  return (
    <li>
      {link ? (
        <Link to={inCompany(link, otherCompanyId)} onClick={opened} className={rowClass}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={opened} className={rowClass}>
          {content}
        </button>
      )}
    </li>
  );
}
