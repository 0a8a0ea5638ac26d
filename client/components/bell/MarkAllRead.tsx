import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { notifyOtherTabs } from '#client/lib/live/openLiveStream.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const MarkAllReadMutation = graphql(`
  mutation MarkAllRead {
    markAllNotificationsRead {
      notifications {
        id
        read
      }
      viewer {
        unreadNotifications
      }
    }
  }
`);

export function MarkAllRead() {
  const t = useTranslations('notifications');
  const shell = useTranslations('shell');
  const [mark, { loading }] = useMutation(MarkAllReadMutation);

  const press = async (button: HTMLElement) => {
    // The button disappears when nothing is left to read, so its neighbour takes the focus.
    const neighbour = button.nextElementSibling;
    try {
      await mark();
      notifyOtherTabs();
      if (neighbour instanceof HTMLElement) neighbour.focus();
    } catch (error) {
      const reason = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
      toast({ kind: 'error', title: t('bell.markFailed'), message: reason });
    }
  };
  return (
    <Button
      variant="quiet"
      size="s"
      busy={loading}
      onClick={(event) => void press(event.currentTarget)}
    >
      {t('bell.markAll')}
    </Button>
  );
}
