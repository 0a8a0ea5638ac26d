import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Placeholders while something loads, with a sentence for screen readers. */
export function Placeholders({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className={className}>
      <p className="sr-only">{t('frame.loading')}</p>
      {children}
    </div>
  );
}
