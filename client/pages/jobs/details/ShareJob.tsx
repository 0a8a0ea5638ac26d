import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { shareLink } from './shareLink.ts';

/** Shares only the canonical link, without other parameters of the address bar. */
export function ShareJob({ id, title }: { id: string; title: string }) {
  const t = useTranslations('jobs');
  const locale = useSiteLocale();
  const share = async () => {
    const url = location.origin + pathInLocale(locale, `/job-details/${id}`);
    const outcome = await shareLink({ url, title });
    if (outcome === 'copied') toast({ kind: 'success', title: t('share.copied') });
    if (outcome === 'failed') toast({ kind: 'error', title: t('share.failed'), message: url });
  };
  return (
    <Button icon={<Share2 aria-hidden="true" className="size-5" />} onClick={() => void share()}>
      {t('share.label')}
    </Button>
  );
}
