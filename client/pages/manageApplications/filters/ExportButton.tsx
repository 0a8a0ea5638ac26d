import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { ApplicationsAddress } from '#client/pages/manageApplications/applicationsAddress.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { exportApplications } from './exportApplications.ts';

/** Exports all rows that match the filters, whether or not they are loaded. */
export function ExportButton({ address }: { address: ApplicationsAddress }) {
  const t = useTranslations('manageApplications');
  const locale = useSiteLocale();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await exportApplications(address, locale);
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined;
      toast({ kind: 'error', title: t('export.failed'), message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      busy={busy}
      icon={<Download aria-hidden="true" className="size-5" />}
      onClick={() => void press()}
    >
      {t('export.button')}
    </Button>
  );
}
