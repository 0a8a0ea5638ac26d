import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { toast } from '#client/ui/toast.ts';

/** Copies the full address of a page of the site, for sharing. */
export function useCopyLink() {
  const t = useTranslations('analytics');
  const locale = useSiteLocale();
  return async (path: string) => {
    const link = location.origin + pathInLocale(locale, path);
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', title: t('boards.link.copied') });
    } catch {
      toast({ kind: 'info', title: t('boards.link.byHand'), message: link, duration: Infinity });
    }
  };
}
