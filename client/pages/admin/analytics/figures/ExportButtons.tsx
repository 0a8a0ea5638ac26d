import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { isNetworkFailure } from '#client/lib/failures.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { FigureReport } from './latestFigures.ts';
import { useReportFile } from './useReportFile.ts';

/** Exports the figures on the screen and, as documented, the activity log of the same days. */
export function ExportButtons({ report }: { report: FigureReport | undefined }) {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const locale = useSiteLocale();
  const saveReport = useReportFile();
  const [busy, setBusy] = useState(false);

  const exportLog = async () => {
    setBusy(true);
    try {
      await downloadFile({ path: pathOfLog(report), locale, name: 'activity-logs.csv' });
      toast({ kind: 'success', title: t('figures.log.done') });
    } catch (error) {
      const message = isNetworkFailure(error)
        ? shell('errors.offline')
        : error instanceof Error
          ? error.message
          : undefined;
      toast({ kind: 'error', title: t('figures.log.failed'), message });
    }
    setBusy(false);
  };
  const icon = <Download className="size-5" />;
  return (
    <>
      <Button
        icon={icon}
        disabled={!report}
        onClick={() => {
          saveReport(report!);
          toast({ kind: 'success', title: t('figures.report.done') });
        }}
      >
        {t('figures.report.button')}
      </Button>
      <Button icon={icon} busy={busy} disabled={!report} onClick={() => void exportLog()}>
        {t('figures.log.button')}{' '}
        <span className="font-normal text-soft">({t('figures.log.of')})</span>
      </Button>
    </>
  );
}

/** The first and last day of the period, in the site's time zone. */
function pathOfLog(report: FigureReport | undefined): string {
  const query = new URLSearchParams({ format: 'csv' });
  if (report) {
    query.set('startDate', dayOf(report.from, report.timeZone));
    query.set('endDate', dayOf(report.countedAt, report.timeZone));
  }
  return `/api/admin/activity-logs/export?${query.toString()}`;
}

const dayOf = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment));
