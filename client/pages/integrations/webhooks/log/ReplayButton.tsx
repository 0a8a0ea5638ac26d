import { useMutation } from '@apollo/client/react';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const ReplayDelivery = graphql(`
  mutation ReplayButton($id: ID!) {
    replayDelivery(input: { id: $id }) {
      delivery {
        id
        ...DeliveryRow_delivery
      }
    }
  }
`);

interface ReplayButtonProps {
  id: string;
  onReplayed: () => void;
}

export function ReplayButton({ id, onReplayed }: ReplayButtonProps) {
  const t = useTranslations('webhooks');
  const showFailure = useFailureToast();
  const [replay, { loading }] = useMutation(ReplayDelivery, { variables: { id } });
  const press = async () => {
    try {
      await replay();
      toast({ kind: 'success', title: t('done.replay') });
      onReplayed();
    } catch (error) {
      showFailure(t('notDone.replay'), error);
    }
  };
  return (
    <Button busy={loading} icon={<RotateCw className="size-5" />} onClick={() => void press()}>
      {t('log.replay')}
    </Button>
  );
}
