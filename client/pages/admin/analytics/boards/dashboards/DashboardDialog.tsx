import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { REPORT_NAME_MAX } from '#schema/options/reports.ts';
import { useSaveDashboard, type KeptDashboard } from './useSaveDashboard.ts';

interface DashboardDialogProps {
  /** Null for a new one; otherwise the dashboard to rename. */
  dashboard: KeptDashboard | null;
  onSaved?: (dashboard: { id: string; name: string }) => void;
  onClose: () => void;
}

export function DashboardDialog({ dashboard, onSaved, onClose }: DashboardDialogProps) {
  const t = useTranslations('analytics');
  const save = useSaveDashboard();
  const { send, ...sending } = useSubmit();
  const [name, setName] = useState(dashboard?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const kind = dashboard ? 'rename' : 'new';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setMissing(true);
    const to = { name: name.trim(), ...(!dashboard && { isShared }) };
    return void send(async () => {
      const saved = await save(dashboard, to);
      onClose();
      onSaved?.(saved);
    });
  };
  return (
    <FormDialog
      size="s"
      title={t(`boards.dashboard.title.${kind}`)}
      closeLabel={t('boards.dialog.close')}
      dismissable={!sending.busy}
      onClose={onClose}
      form={{ ...sending, submit }}
      failureTitle={t('boards.failed.dashboard')}
      cancelLabel={t('boards.dialog.cancel')}
      saveLabel={t(`boards.dashboard.submit.${kind}`)}
    >
      <TextField
        label={t('boards.dashboard.name')}
        hint={t('boards.dashboard.nameHint')}
        error={isMissing ? t('boards.dashboard.nameMissing') : undefined}
        autoComplete="off"
        autoFocus
        onFocus={({ target }) => target.select()}
        maxLength={REPORT_NAME_MAX}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      {!dashboard && (
        <Checkbox
          label={t('boards.save.share')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </FormDialog>
  );
}
