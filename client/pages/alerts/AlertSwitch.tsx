import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';

const AlertSwitchMutation = graphql(`
  mutation AlertSwitch($input: UpdateAlertInput!) {
    updateAlert(input: $input) {
      alert {
        id
        isActive
      }
    }
  }
`);

interface AlertSwitchProps {
  alert: { id: string; name: string; isActive: boolean };
}

export function AlertSwitch({ alert: { id, name, isActive } }: AlertSwitchProps) {
  const t = useTranslations('alerts');
  const showFailure = useFailureToast();
  const [switchAlert] = useMutation(AlertSwitchMutation);
  const press = () => {
    const change = { id, isActive: !isActive };
    const optimisticResponse = {
      updateAlert: {
        __typename: 'AlertPayload' as const,
        alert: { __typename: 'Alert' as const, ...change },
      },
    };
    switchAlert({ variables: { input: change }, optimisticResponse }).catch((error: unknown) =>
      showFailure(t('toast.failed'), error),
    );
  };
  return (
    <Button
      size="s"
      aria-label={t(isActive ? 'row.deactivateNamed' : 'row.activateNamed', { name })}
      onClick={press}
    >
      {t(isActive ? 'row.deactivate' : 'row.activate')}
    </Button>
  );
}
