import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { Button, type ButtonProps } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const ResendVerificationMutation = graphql(`
  mutation ResendVerification {
    resendVerification {
      message
    }
  }
`);

/** Sends the confirmation email again and reports the outcome in a toast. */
export function ResendVerification(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useTranslations('shell');
  const [resend, { loading }] = useMutation(ResendVerificationMutation);
  const press = async () => {
    try {
      const { data } = await resend();
      if (data) toast({ kind: 'success', title: data.resendVerification.message });
    } catch (error) {
      const reason = isNetworkFailure(error) ? t('errors.offline') : serverMessage(error);
      toast({ kind: 'error', title: t('confirmEmail.failed'), message: reason });
    }
  };
  return (
    <Button {...look} busy={loading} onClick={() => void press()}>
      {t('confirmEmail.resend')}
    </Button>
  );
}
