import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const ResetStatusMailMutation = graphql(`
  mutation ResetStatusMail($input: ResetStatusMailInput!) {
    resetStatusMail(input: $input) {
      statusMail {
        id
        status
        subject
        body
        isOwn
      }
    }
  }
`);

interface ResetStatusMailProps {
  status: ApplicationStatus;
  onReset: (mail: { subject: string; body: string }) => void;
}

export function ResetStatusMail({ status, onReset }: ResetStatusMailProps) {
  const t = useTranslations('manageApplications');
  const showFailure = useFailureToast();
  const [reset, { loading }] = useMutation(ResetStatusMailMutation);
  const press = async () => {
    try {
      const { data } = await reset({ variables: { input: { status } } });
      if (!data) return;
      const { subject, body } = data.resetStatusMail.statusMail;
      onReset({ subject, body });
      toast({ kind: 'info', title: t('mails.wasReset') });
    } catch (error) {
      showFailure(t('mails.failed'), error);
    }
  };
  return (
    <Button size="s" variant="quiet" busy={loading} onClick={() => void press()}>
      {t('mails.reset')}
    </Button>
  );
}
