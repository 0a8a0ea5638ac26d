import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { KeyRow, type ShownKey } from './KeyRow.tsx';

/** Collapsed, but still available: shows what a rejected program was allowed to do. */
export function EndedKeys({ keys }: { keys: readonly ShownKey[] }) {
  const t = useTranslations('apiKeys');
  return (
    <Disclosure
      panel="push"
      className="mt-4"
      buttonClassName="group hit-44 inline-flex min-h-11 items-center gap-1.5 rounded-tag font-semibold text-ink"
      panelClassName="pt-2"
      label={
        <>
          {t('ended', { count: keys.length })}
          <ChevronDown aria-hidden="true" className="size-4 group-aria-expanded:rotate-180" />
        </>
      }
    >
      <ul aria-label={t('ended', { count: keys.length })} className="grid gap-3">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
    </Disclosure>
  );
}
