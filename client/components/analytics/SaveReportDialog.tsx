import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import type { AnalyticsChart, AnalyticsQueryInput } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { REPORT_DESCRIPTION_MAX, REPORT_NAME_MAX } from '#schema/options/reports.ts';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { useSaveReport, type KeptReport } from './useSaveReport.ts';

interface SaveReportDialogProps {
  query: AnalyticsQueryInput;
  chart: AnalyticsChart;
  /** The user's own report that is open; it can be overwritten. */
  report: KeptReport | null;
  /** The suggested name of a new report. */
  suggestedName?: string;
  /** Edits only the name and the description; the question stays as saved. */
  isRename?: boolean;
  onSaved?: (report: { id: string; name: string }) => void;
  onClose: () => void;
}

export function SaveReportDialog(props: SaveReportDialogProps) {
  const { query, chart, report, suggestedName = '', isRename = false, onSaved, onClose } = props;
  const t = useTranslations('analytics');
  const { save } = useSaveReport();
  const { send, ...sending } = useSubmit();
  const [isNew, setNew] = useState(!report || (!isRename && suggestedName !== ''));
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? (isNew ? suggestedName.slice(0, REPORT_NAME_MAX) : (report?.name ?? ''));
  const [description, setDescription] = useState(report?.description ?? '');
  const [isShared, setShared] = useState(report?.isShared ?? false);
  const [isMissing, setMissing] = useState(false);
  const kind = isRename ? 'rename' : isNew ? 'new' : 'over';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!name.trim()) return setMissing(true);
    const over = report && !isNew ? { id: report.id, version: report.version } : {};
    return void send(async () => {
      const words = { name: name.trim(), description: description.trim() };
      const saved = await save({ ...over, ...words, query, chart, shared: isShared });
      toast({ kind: 'success', title: t(`boards.save.done.${kind}`), message: saved.name });
      onSaved?.(saved);
      onClose();
    });
  };
  return (
    <FormDialog
      title={t(`boards.save.title.${isRename ? 'rename' : 'save'}`)}
      closeLabel={t('boards.dialog.close')}
      dismissable={!sending.busy}
      onClose={onClose}
      form={{ ...sending, submit }}
      failureTitle={t('boards.failed.save')}
      cancelLabel={t('boards.dialog.cancel')}
      saveLabel={t(`boards.save.submit.${kind}`)}
    >
      {report && !isRename && (
        <RadioGroup
          name="save"
          hideLabel
          label={t('boards.save.title.save')}
          options={[
            { value: 'over', label: t('boards.save.over', { name: report.name }) },
            { value: 'new', label: t('boards.save.asNew') },
          ]}
          value={isNew ? 'new' : 'over'}
          onChange={({ target }) => setNew(target.value === 'new')}
        />
      )}
      <TextField
        label={t('boards.save.name')}
        error={isMissing ? t('boards.save.nameMissing') : undefined}
        autoComplete="off"
        autoFocus
        onFocus={({ target }) => target.select()}
        maxLength={REPORT_NAME_MAX}
        value={name}
        onChange={({ target }) => {
          setTyped(target.value);
          setMissing(false);
        }}
      />
      <TextArea
        label={t('boards.save.description')}
        note={t('boards.save.optional')}
        hint={t('boards.save.descriptionHint')}
        rows={2}
        maxLength={REPORT_DESCRIPTION_MAX}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      {!isRename && (
        <Checkbox
          label={t('boards.save.share')}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
    </FormDialog>
  );
}
