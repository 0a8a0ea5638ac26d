import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FigureAlertDialog } from '#client/components/analytics/alerts/FigureAlertDialog.tsx';
import type { FigureAlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { focusRowAfterDialog } from '#client/pages/admin/lists/nextRow.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import { AlertHistoryDialog } from './AlertHistoryDialog.tsx';
import { DeleteAlertDialog } from './DeleteAlertDialog.tsx';
import { editedAlert } from './editedAlert.ts';
import type { AlertAction } from './FigureAlertRow.tsx';

const AlertActionsTurnMutation = graphql(`
  mutation AlertActionsTurn($input: TurnFigureAlertInput!) {
    turnFigureAlert(input: $input) {
      alert {
        ...FigureAlertRow_alert
      }
    }
  }
`);

type Alert = FigureAlertRow_AlertFragment;

/** One action on one alert. The address can open the history of an alert, as its notification does. */
export function useAlertActions(alerts: readonly Alert[]) {
  const t = useTranslations('figureAlerts');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const showFailure = useFailureToast();
  const [turn] = useMutation(AlertActionsTurnMutation);
  const [asked, setAsked] = useState<{ act: 'edit' | 'delete'; alert: Alert } | null>(null);
  const opened = alerts.find(({ id }) => id === params.get('alert'));

  const setActive = async ({ id, name }: Alert, isActive: boolean) => {
    try {
      await turn({ variables: { input: { id, isActive } } });
      toast({ kind: 'success', title: t(isActive ? 'done.resume' : 'done.pause'), message: name });
    } catch (error) {
      showFailure(t('failed.turn'), error);
    }
  };
  const act = (wanted: AlertAction, alert: Alert) => {
    if (wanted === 'rows') void navigate(alert.link ?? '');
    else if (wanted === 'history') setParams({ alert: alert.id }, { preventScrollReset: true });
    else if (wanted === 'pause' || wanted === 'resume') void setActive(alert, wanted === 'resume');
    else setAsked({ act: wanted, alert });
  };
  const close = () => {
    focusRowAfterDialog(asked?.alert.id);
    setAsked(null);
  };
  const closeHistory = () => {
    focusRowAfterDialog(opened?.id);
    setParams({}, { replace: true, preventScrollReset: true });
  };
  const edited = asked?.act === 'edit' ? editedAlert(asked.alert) : null;
  const dialog = (
    <>
      {edited && <FigureAlertDialog {...edited} onClose={close} />}
      {asked?.act === 'delete' && <DeleteAlertDialog alert={asked.alert} onClose={close} />}
      {opened && <AlertHistoryDialog alert={opened} onClose={closeHistory} />}
    </>
  );
  return { act, dialog };
}
