import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { FigureAlertInput } from '#client/gql/graphql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { FIGURE_ALERT_NAME_MAX } from '#schema/options/figureAlerts.ts';
import { AlertFields } from './AlertFields.tsx';
import { AlertTrial } from './AlertTrial.tsx';
import { AlertChannels } from './AlertChannels.tsx';
import {
  alertInput,
  withWatchableMeasure,
  groupsOf,
  newAlert,
  problemOf,
  type AlertForm,
  type Watched,
} from './alertForm.ts';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { useSuggestedName } from './useSuggestedName.ts';
import { useWatchedColumns } from './useWatchedColumns.ts';

const FigureAlertDialogQuery = graphql(`
  query FigureAlertDialog {
    admin {
      analytics {
        model {
          measures {
            key
            name
            unit
          }
          dimensions {
            key
            name
          }
        }
      }
    }
  }
`);

const FigureAlertDialogMutation = graphql(`
  mutation FigureAlertDialogSave($input: FigureAlertInput!) {
    saveFigureAlert(input: $input) {
      alert {
        id
      }
    }
  }
`);

interface FigureAlertDialogProps {
  watched: Watched;
  /** An alert to edit; without it, a new one. */
  alert?: AlertForm;
  onClose: () => void;
}

/** Sets or changes an alert: the figure, its limit, and how it notifies. */
export function FigureAlertDialog({ watched, alert, onClose }: FigureAlertDialogProps) {
  const t = useTranslations('figureAlerts');
  const navigate = useNavigate();
  const client = useApolloClient();
  const { data } = useQuery(FigureAlertDialogQuery);
  const [save] = useMutation(FigureAlertDialogMutation);
  const [form, setForm] = useState<AlertForm>(() => alert ?? newAlert(watched));
  const [isChecked, setChecked] = useState(false);
  const [tried, setTried] = useState<{ input: FigureAlertInput; at: number } | null>(null);
  const amount = useRef<HTMLInputElement>(null);
  const { send, ...sending } = useSubmit();
  const model = data?.admin?.analytics.model;
  const columns = useWatchedColumns(watched, form.isPerGroup, model?.measures ?? []);
  const column = columns.find(({ key }) => key === form.measure);
  const format = useFormatter();
  const groups = format.list(
    groupsOf(watched).map(
      (key) => model?.dimensions.find((one) => one.key.toLowerCase() === key)?.name ?? key,
    ),
  );
  const suggested = useSuggestedName(form, column, groups);
  const name = form.name ?? suggested;
  const problem = problemOf(form);
  /** The result of an earlier trial does not apply to changed values. */
  const change = (to: (now: AlertForm) => AlertForm) => {
    setTried(null);
    setForm((now) => withWatchableMeasure(to(now), watched));
  };
  const input = () => alertInput(form, name.trim(), watched);
  const isSound = () => {
    setChecked(true);
    if (problem) amount.current?.focus();
    return !problem && name.trim() !== '';
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSound()) return;
    void send(async () => {
      await save({ variables: { input: input() } });
      toast({
        kind: 'success',
        title: t(form.id ? 'done.update' : 'done.create'),
        message: name.trim(),
        ...(!form.id && {
          action: {
            label: t('done.see'),
            onPress: () => void navigate('/admin/analytics/alerts'),
          },
        }),
      });
      onClose();
      void refetchShown(client, ['AdminFigureAlertsPage']);
    });
  };
  return (
    <FormDialog
      title={t(form.id ? 'form.edit' : 'form.create')}
      closeLabel={t('form.close')}
      dismissable={!sending.busy}
      onClose={onClose}
      form={{ ...sending, submit }}
      failureTitle={t('failed.save')}
      aside={
        <Button
          className="xs:mr-auto"
          disabled={sending.busy}
          onClick={() =>
            isSound() && setTried((now) => ({ input: input(), at: (now?.at ?? 0) + 1 }))
          }
        >
          {t('try.button')}
        </Button>
      }
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
    >
      <AlertFields
        form={form}
        onChange={change}
        columns={columns}
        groups={groups}
        query={watched.query}
        problem={isChecked ? problem : null}
        amountRef={amount}
      />
      <TextField
        label={t('form.name')}
        error={isChecked && !name.trim() ? t('form.nameMissing') : undefined}
        autoComplete="off"
        maxLength={FIGURE_ALERT_NAME_MAX}
        value={name}
        onChange={({ target }) => change((now) => ({ ...now, name: target.value }))}
      />
      <AlertChannels form={form} onChange={(part) => change((now) => ({ ...now, ...part }))} />
      {tried && <AlertTrial key={tried.at} input={tried.input} onOpened={onClose} />}
    </FormDialog>
  );
}
