import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { notifyOtherTabs } from '#client/lib/live/openLiveStream.ts';
import { Button } from '#client/ui/Button.tsx';

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
  const showFailure = useFailureToast();
  const [mark, { loading }] = useMutation(MarkAllReadMutation);

  const press = async (button: HTMLElement) => {
    // The button disappears when nothing is left to read, so its neighbour takes the focus.
    const neighbour = button.nextElementSibling;
    try {
      await mark();
      notifyOtherTabs();
      if (neighbour instanceof HTMLElement) neighbour.focus();
    } catch (error) {
      showFailure(t('bell.markFailed'), error);
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
