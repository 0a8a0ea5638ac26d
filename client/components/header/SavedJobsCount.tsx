import { useTranslations } from 'use-intl';
import { useSavedJobs } from '#client/components/savedJobs/useSavedJobs.ts';

/** The number of saved jobs, shown beside the link that leads to them. */
export function SavedJobsCount() {
  const t = useTranslations('shell');
  const count = useSavedJobs()?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto rounded-full bg-ink-wash px-2 text-sm font-semibold text-ink">
      <span className="sr-only">{t('header.savedCount')} </span>
      {count}
    </span>
  );
}
