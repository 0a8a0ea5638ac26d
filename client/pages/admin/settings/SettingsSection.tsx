import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';
import type { SectionKey } from './settingFields.ts';

/** One section: its description beside the settings, or above them on smaller screens. */
export function SettingsSection({ name, children }: { name: SectionKey; children: ReactNode }) {
  const t = useTranslations('systemSettings');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-24 gap-4 border-b border-line py-6 last-of-type:border-b-0 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] xl:gap-8"
    >
      <div>
        <h2 id={`${name}-title`} tabIndex={-1} className="text-base font-semibold">
          {t(`section.${name}.title`)}
        </h2>
        <p className="mt-1 text-sm text-soft">{t(`section.${name}.about`)}</p>
      </div>
      <Card className="grid gap-5 self-start">{children}</Card>
    </section>
  );
}
