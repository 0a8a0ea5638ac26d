import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { PIN_WIDTH, PINS_MAX, REPORT_NAME_MAX } from '#schema/options/reports.ts';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { WidthField } from './WidthField.tsx';

const PinFormMutation = graphql(`
  mutation PinForm($input: PinReportInput!) {
    pinReport(input: $input) {
      dashboard {
        id
        name
        pins {
          id
        }
      }
    }
  }
`);

interface PinFormProps {
  title: string;
  report: { id: string; name: string };
  dashboards: readonly { id: string; name: string; isThere: boolean; pins: number }[];
  onClose: () => void;
}

const NEW = 'new';

export function PinForm({ title, report, dashboards, onClose }: PinFormProps) {
  const t = useTranslations('analytics');
  const navigate = useNavigate();
  const [pin, { client }] = useMutation(PinFormMutation);
  const { send, ...sending } = useSubmit();
  const open = dashboards.filter(({ isThere, pins }) => !isThere && pins < PINS_MAX);
  const [chosen, setChosen] = useState(open[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [width, setWidth] = useState(PIN_WIDTH);
  const [isNamed, setNamed] = useState(true);
  const why = (one: (typeof dashboards)[number]) =>
    one.isThere ? t('boards.pin.there') : one.pins >= PINS_MAX ? t('boards.pin.full') : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen === NEW && !name.trim()) return setNamed(false);
    const place = chosen === NEW ? { newDashboardName: name.trim() } : { dashboardId: chosen };
    return void send(async () => {
      const { data } = await pin({
        variables: { input: { reportId: report.id, width, ...place } },
      });
      const dashboard = data?.pinReport.dashboard;
      if (!dashboard) throw new Error('The answer is empty');
      toast({
        kind: 'success',
        title: t('boards.pin.done'),
        message: dashboard.name,
        action: {
          label: t('boards.pin.see'),
          onPress: () => void navigate(`/admin/analytics/dashboards/${dashboard.id}`),
        },
      });
      onClose();
      if (chosen === NEW) void refetchShown(client, ['AdminReportsPage']);
    });
  };
  return (
    <FormDialog
      title={title}
      closeLabel={t('boards.dialog.close')}
      dismissable={!sending.busy}
      onClose={onClose}
      form={{ ...sending, submit }}
      failureTitle={t('boards.failed.pin')}
      cancelLabel={t('boards.dialog.cancel')}
      saveLabel={t('boards.pin.submit')}
    >
      {dashboards.length > 0 && (
        <RadioGroup
          name="dashboard"
          label={t('boards.pin.where')}
          options={[
            ...dashboards.map((one) => ({
              value: one.id,
              label: <span className="break-words">{one.name}</span>,
              hint: why(one),
              disabled: why(one) !== undefined,
            })),
            { value: NEW, label: t('boards.pin.new') },
          ]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {chosen === NEW && (
        <TextField
          label={t('boards.dashboard.name')}
          hint={t('boards.dashboard.nameHint')}
          error={isNamed ? undefined : t('boards.dashboard.nameMissing')}
          autoComplete="off"
          autoFocus={dashboards.length === 0}
          maxLength={REPORT_NAME_MAX}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setNamed(true);
          }}
        />
      )}
      <WidthField value={width} onChange={setWidth} />
    </FormDialog>
  );
}
