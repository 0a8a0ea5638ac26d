import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const EndOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      message
    }
  }
`);

interface EndOtherSessionsProps {
  ids: readonly string[];
  /** The button disappears along with the rows it was for. */
  onDone: () => void;
}

export function EndOtherSessions({ ids, onDone }: EndOtherSessionsProps) {
  const t = useTranslations('account');
  const showFailure = useFailureToast();
  const [end, { loading, client }] = useMutation(EndOtherSessionsMutation);

  const press = async () => {
    try {
      await end();
    } catch (error) {
      showFailure(t('sessions.othersNotEnded'), error);
      return;
    }
    onDone();
    for (const id of ids)
      client.cache.evict({ id: client.cache.identify({ __typename: 'Session', id }) });
    toast({ kind: 'success', title: t('sessions.othersEnded') });
  };

  return (
    <Button size="s" busy={loading} className="justify-self-start" onClick={() => void press()}>
      {t('sessions.endOthers')}
    </Button>
  );
}
