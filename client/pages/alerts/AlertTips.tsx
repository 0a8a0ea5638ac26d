import { CalendarClock, Layers, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';

const TIPS = [
  { key: 'specific', Icon: Target },
  { key: 'several', Icon: Layers },
  { key: 'rhythm', Icon: CalendarClock },
] as const;

export function AlertTips() {
  const t = useTranslations('alerts');
  return (
    <section aria-labelledby="alert-tips" className="mt-12">
      <h2 id="alert-tips" className="text-lg">
        {t('tips.title')}
      </h2>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4">
        {TIPS.map(({ key, Icon }) => (
          <Card as="li" key={key}>
            <Icon aria-hidden="true" className="size-6 text-ink" />
            <h3 className="mt-3 text-base">{t(`tips.${key}`)}</h3>
            <p className="mt-1 text-sm text-soft">{t(`tips.${key}Text`)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
