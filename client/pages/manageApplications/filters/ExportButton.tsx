import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '#client/components/useDownload.ts';
import {
  exportPath,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import { Button } from '#client/ui/Button.tsx';

/** Exports all rows that match the filters, whether or not they are loaded. */
export function ExportButton({ address }: { address: ApplicationsAddress }) {
  const t = useTranslations('manageApplications');
  const { busy, download } = useDownload(t('export.failed'));
  return (
    <Button
      size="s"
      busy={busy}
      icon={<Download className="size-5" />}
      onClick={() => download(exportPath(address), 'applications.csv')}
    >
      {t('export.button')}
    </Button>
  );
}
