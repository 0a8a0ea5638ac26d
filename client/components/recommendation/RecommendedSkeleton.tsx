import { useTranslations } from 'use-intl';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';

export function RecommendedSkeleton() {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="grid gap-3 md:grid-cols-2 md:gap-4">
      <p className="sr-only">{t('frame.loading')}</p>
      {[1, 2, 3, 4].map((place) => (
        <JobCardSkeleton key={place} />
      ))}
    </div>
  );
}
