import { loadWords, translatorOf } from '#client/lib/words.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentOffer, dropOffer } from '#client/lib/offline/installOffer.ts';
import { toast } from '#client/ui/toast.ts';

/** Opens the browser's install prompt, or says how to install where the browser has no prompt. */
export async function installApp(locale: SiteLocale): Promise<void> {
  const offer = currentOffer();
  if (offer && offer !== 'by hand') {
    dropOffer();
    return offer.prompt();
  }
  await loadWords(locale, ['offline']);
  const t = translatorOf(locale, ['offline'])('offline');
  toast({ kind: 'info', title: t('install.ios'), duration: Infinity });
}
