import { useTranslations } from 'use-intl';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';

export function SavedJobsSkeleton() {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="grid gap-3 md:gap-4 lg:grid-cols-2">
      <p className="sr-only">{t('frame.loading')}</p>
      {[1, 2, 3, 4].map((place) => (
        <JobCardSkeleton key={place} />
      ))}
    </div>
  );
}
