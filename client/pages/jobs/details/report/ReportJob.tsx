import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { openDialog } from '#client/lib/dialogs.ts';
import { settledSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ReportJobDialog = loadOnUse(
  async () => (await import('./ReportJobDialog.tsx')).ReportJobDialog,
  { words: ['jobs', 'validation'] },
);

/**
 * Reports a job to the administrators, for example one that asks for money. Kept unobtrusive, at the end of the page.
 */
export function ReportJob({ jobId }: { jobId: string }) {
  const t = useTranslations('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    const { status } = await settledSession();
    if (status === 'member') return setIsOpen(true);
    openDialog('login', { message: t('report.loginFirst'), returnUrl: `/job-details/${jobId}` });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className="print-hidden mt-4 -ml-3 text-soft"
        icon={<Flag className="size-4" />}
        onClick={() => void open()}
      >
        {t('report.open')}
      </Button>
      {isOpen && <ReportJobDialog jobId={jobId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
