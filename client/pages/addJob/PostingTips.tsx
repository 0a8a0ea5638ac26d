import { IndianRupee, ListChecks, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';

const TIPS = [
  { key: 'clear', Icon: Target },
  { key: 'pay', Icon: IndianRupee },
  { key: 'short', Icon: ListChecks },
] as const;

export function PostingTips() {
  const t = useTranslations('addJob');
  return (
    <aside aria-label={t('tips.heading')} className="grid gap-3">
      <h2 className="text-[1.125rem]">{t('tips.heading')}</h2>
      {TIPS.map(({ key, Icon }) => (
        <Card key={key} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink" />
          <div>
            <h3 className="text-base">{t(`tips.${key}`)}</h3>
            <p className="text-sm text-soft">{t(`tips.${key}Text`)}</p>
          </div>
        </Card>
      ))}
    </aside>
  );
}
