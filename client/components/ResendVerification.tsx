import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
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
  const showFailure = useFailureToast();
  const [resend, { loading }] = useMutation(ResendVerificationMutation);
  const press = async () => {
    try {
      const { data } = await resend();
      if (data) toast({ kind: 'success', title: data.resendVerification.message });
    } catch (error) {
      showFailure(t('confirmEmail.failed'), error);
    }
  };
  return (
    <Button {...look} busy={loading} onClick={() => void press()}>
      {t('confirmEmail.resend')}
    </Button>
  );
}
