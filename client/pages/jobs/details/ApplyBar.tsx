import { useTranslations } from 'use-intl';
import { ApplyButton } from '#client/components/apply/ApplyButton.tsx';
import type { ApplyTarget } from '#client/components/apply/openApply.ts';
import { Container } from '#client/ui/Container.tsx';

/** Always in reach of a thumb: pinned at the bottom while the job is on the screen. */
export function ApplyBar(target: ApplyTarget) {
  const t = useTranslations('jobs');
  return (
    <div className="print-hidden sticky bottom-0 z-20 border-t border-line bg-card lg:hidden">
      <Container className="flex items-center gap-4 py-2.5">
        <p className="hidden flex-1 text-sm text-soft md:block">{t('apply.sentence')}</p>
        <ApplyButton {...target} className="md:w-auto md:min-w-48" />
      </Container>
    </div>
  );
}
