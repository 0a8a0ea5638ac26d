import { useTranslations } from 'use-intl';
import { ApplyButton } from '#client/components/apply/ApplyButton.tsx';
import type { ApplyTarget } from '#client/components/apply/openApply.ts';
import { Card } from '#client/ui/Card.tsx';

/** Beside the text where there is room; elsewhere ApplyBar replaces it. */
export function ApplyPanel(target: ApplyTarget) {
  const t = useTranslations('jobs');
  return (
    <Card as="section" aria-labelledby="quick-apply" className="max-lg:hidden">
      <h2 id="quick-apply" className="text-lg">
        {t('apply.heading')}
      </h2>
      <p className="mt-1 mb-3.5 text-sm text-soft">{t('apply.sentence')}</p>
      <ApplyButton {...target} />
    </Card>
  );
}
