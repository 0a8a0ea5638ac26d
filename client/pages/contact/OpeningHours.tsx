import { useTranslations } from 'use-intl';
import { BUSINESS_HOURS } from '#schema/options/contact.ts';

/** Opening hours in a readable form: 9 to 6. */
export function OpeningHours() {
  const t = useTranslations('contact');
  return (
    <>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4">
        {BUSINESS_HOURS.map(({ days, opens, closes }) => (
          <div key={days} className="contents">
            <dt>{t(`hours.days.${days}`)}</dt>
            <dd>
              {opens === null ? t('hours.closed') : t('hours.open', { opens, closes: closes - 12 })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm">{t('hours.zone')}</p>
    </>
  );
}
