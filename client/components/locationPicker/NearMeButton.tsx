import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { toast } from '#client/ui/toast.ts';
import type { FoundPlace } from './usePlaces.ts';

const nearest = async (locale: SiteLocale) =>
  (await import('./nearestPlace.ts')).nearestPlace(locale);

/** Finds the nearest city. Its code is loaded only after the press. */
export function NearMeButton({ onFound }: { onFound: (place: FoundPlace) => void }) {
  const t = useTranslations('shell');
  const locale = useSiteLocale();
  const [busy, setBusy] = useState(false);

  const find = async () => {
    setBusy(true);
    const found = await nearest(locale).catch(() => 'notFound' as const);
    setBusy(false);
    if (typeof found === 'string') {
      toast({ kind: 'warning', title: t(`locationPicker.${found}`) });
    } else {
      announce(found.written);
      onFound(found);
    }
  };

  return (
    <button
      type="button"
      aria-label={t('locationPicker.nearMe')}
      title={t('locationPicker.nearMe')}
      aria-busy={busy || undefined}
      onClick={() => !busy && void find()}
      className="absolute inset-y-0 right-0 my-auto grid size-11 place-items-center rounded-control text-soft hover:text-text"
    >
      <LocateFixed className={joinClasses('size-5', busy && 'motion-safe:animate-pulse')} />
    </button>
  );
}
