import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const EndSessionMutation = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      message
    }
  }
`);

interface EndSessionProps {
  id: string;
  device: string;
}

export function EndSession({ id, device }: EndSessionProps) {
  const t = useTranslations('account');
  const showFailure = useFailureToast();
  const [end, { loading, client }] = useMutation(EndSessionMutation, {
    variables: { input: { id } },
  });

  const button = useRef<HTMLButtonElement>(null);

  const press = async () => {
    try {
      await end();
      toast({ kind: 'success', title: t('sessions.ended', { device }) });
    } catch (error) {
      // A session that has expired in the meantime is gone too.
      if (!errorCodes(error).includes('NOT_FOUND')) {
        showFailure(t('sessions.notEnded'), error);
        return;
      }
    }
    focusNeighbour(button.current);
    client.cache.evict({ id: client.cache.identify({ __typename: 'Session', id }) });
  };

  return (
    <Button
      ref={button}
      size="s"
      busy={loading}
      aria-label={t('sessions.endDevice', { device })}
      onClick={() => void press()}
    >
      {t('sessions.end')}
    </Button>
  );
}

/** When the row disappears, its next neighbour takes the focus, else the previous one, else the list. */
function focusNeighbour(button: HTMLElement | null): void {
  const row = button?.closest('li');
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const buttons = neighbours.map((neighbour) => neighbour?.querySelector('button'));
  (buttons.find(Boolean) ?? row?.parentElement)?.focus();
}
