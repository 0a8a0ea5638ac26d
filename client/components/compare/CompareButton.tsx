import { ArrowLeftRight, Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { toast } from '#client/ui/toast.ts';
import { COMPARED_MAX } from '#schema/options/comparison.ts';
import { toggleCompared, useCompared } from './compared.ts';

interface CompareButtonProps {
  jobId: string;
  title: string;
  /** icon: on cards; button: on the job's own page. */
  variant?: 'icon' | 'button';
  className?: string;
}

/** Chooses a job for the comparison; the bar at the bottom of the page leads there. */
export function CompareButton({ jobId, title, variant = 'icon', className }: CompareButtonProps) {
  const t = useTranslations('jobFacts');
  const isChosen = useCompared().includes(jobId);
  const isIcon = variant === 'icon';
  const Icon = isChosen ? Check : ArrowLeftRight;
  const press = () => {
    if (!toggleCompared(jobId))
      toast({ kind: 'info', title: t('compare.full', { max: COMPARED_MAX }) });
  };
  return (
    <Button
      variant={isIcon ? 'quiet' : 'plain'}
      size={isIcon ? 's' : 'm'}
      iconOnly={isIcon}
      aria-pressed={isChosen}
      aria-label={isIcon ? t('compare.job', { title }) : undefined}
      title={isIcon ? t('compare.do') : undefined}
      onClick={press}
      className={joinClasses(
        'aria-pressed:bg-ink-wash aria-pressed:text-ink',
        // The label is not drawn on phones, and neither is the gap before it.
        !isIcon && 'max-sm:gap-0',
        className,
      )}
      icon={<Icon aria-hidden="true" className={isIcon ? 'size-4' : 'size-5'} />}
    >
      {isIcon ? null : <span className="max-sm:sr-only">{t('compare.do')}</span>}
    </Button>
  );
}
