import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { downloadFile } from '#client/lib/downloadFile.ts';

interface ExportLogProps {
  /** The date range on the screen. */
  from: string | null;
  to: string | null;
  onClose: () => void;
}

/** Downloads the log of the selected days. */
export function ExportLog({ from, to, onClose }: ExportLogProps) {
  const t = useTranslations('activity');
  const locale = useSiteLocale();
  const [asked, setAsked] = useState<ActivityExport>({
    format: 'csv',
    startDate: from ?? '',
    endDate: to ?? '',
  });
  const { send, ...sending } = useSubmit();
  const { format, startDate, endDate } = asked;
  const isTurned = startDate !== '' && endDate !== '' && endDate < startDate;
  const change = (to: Partial<ActivityExport>) => setAsked({ ...asked, ...to });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isTurned) return;
    await send(async () => {
      await exportActivity(asked, locale);
      toast({ kind: 'success', title: t('export.done') });
      onClose();
    });
  };
  return (
    <FormDialog
      form={{ ...sending, submit }}
      title={t('export.title')}
      closeLabel={t('export.close')}
      cancelLabel={t('export.cancel')}
      saveLabel={t('export.submit')}
      failureTitle={t('failed.export')}
      onClose={onClose}
    >
      <p className="text-soft">{t('export.lead')}</p>
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <TextField
          type="date"
          label={t('export.from')}
          value={startDate}
          onChange={({ target }) => change({ startDate: target.value })}
        />
        <TextField
          type="date"
          label={t('export.to')}
          value={endDate}
          error={isTurned && t('export.order')}
          onChange={({ target }) => change({ endDate: target.value })}
        />
      </div>
      <RadioGroup
        label={t('export.format')}
        name="format"
        options={(['csv', 'json'] as const).map((value) => ({
          value,
          label: t(`export.${value}`),
        }))}
        value={format}
        onChange={({ target }) => change({ format: target.value === 'json' ? 'json' : 'csv' })}
      />
    </FormDialog>
  );
}

interface ActivityExport {
  format: 'csv' | 'json';
  startDate: string;
  endDate: string;
}

/** The server builds the file and names it. */
function exportActivity(asked: ActivityExport, locale: SiteLocale): Promise<void> {
  const { format, ...days } = asked;
  const query = new URLSearchParams({ format });
  for (const [name, day] of Object.entries(days)) if (day) query.set(name, day);
  const path = `/api/admin/activity-logs/export?${query.toString()}`;
  return downloadFile({ path, locale, name: `activity-logs.${format}` });
}
