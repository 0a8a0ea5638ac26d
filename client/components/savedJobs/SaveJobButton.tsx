import { useApolloClient } from '@apollo/client/react';
import { Bookmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { toast } from '#client/ui/toast.ts';
import { useSavedJobs } from './useSavedJobs.ts';

interface SaveJobButtonProps {
  jobId: string;
  title: string;
  /** icon: on cards; button: on the job's own page. */
  variant?: 'icon' | 'button';
  className?: string | undefined;
}

const load = () => import('./changeSavedJob.ts');
const onNear = () => preload(load);

/** Saves or unsaves a job. Its code is preloaded on hover. */
export function SaveJobButton({ jobId, title, variant = 'icon', className }: SaveJobButtonProps) {
  const t = useTranslations('jobFacts');
  const client = useApolloClient();
  const locale = useSiteLocale();
  const isSaved = useSavedJobs()?.includes(jobId) ?? false;
  const isIcon = variant === 'icon';

  const press = async () => {
    const code = await loadCode(load);
    await code
      ?.toggleSavedJob({ client, locale }, { id: jobId, title })
      .catch(() => toast({ kind: 'error', title: t('save.failed') }));
  };
  return (
    <Button
      variant={isIcon ? 'quiet' : 'plain'}
      iconOnly={isIcon}
      aria-pressed={isSaved}
      aria-label={isIcon ? t('save.job', { title }) : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => void press()}
      className={joinClasses('aria-pressed:text-ink', className)}
      icon={<Bookmark className={joinClasses('size-5', isSaved && 'fill-current')} />}
    >
      {isIcon ? null : t(isSaved ? 'save.done' : 'save.do')}
    </Button>
  );
}
