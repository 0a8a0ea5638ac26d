import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import { settledSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';

const WORDS = ['jobs', 'validation'] as const;
const loadDialog = () => import('./ReportJobDialog.tsx');

/** Unobtrusive at the end: reports a job to the administrators, for example one that asks for money. */
export function ReportJob({ jobId }: { jobId: string }) {
  const t = useTranslations('jobs');
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(isOpen ? loadDialog : null, WORDS);
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
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={() => void open()}
      >
        {t('report.open')}
      </Button>
      {isOpen && dialog && (
        <Words areas={WORDS}>
          <dialog.ReportJobDialog jobId={jobId} onClose={() => setIsOpen(false)} />
        </Words>
      )}
    </>
  );
}
