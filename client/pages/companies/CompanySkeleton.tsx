import { useTranslations } from 'use-intl';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const PLACES = [1, 2, 3, 4];

export function CompanySkeleton() {
  const t = useTranslations('shell');
  return (
    <Container aria-busy="true" className="py-6 md:py-10">
      <p className="sr-only">{t('frame.loading')}</p>
      <div className="flex gap-4">
        <Skeleton className="size-16" />
        <div className="grid flex-1 content-center gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      </div>
      <Skeleton className="my-6 h-20 w-full" />
      <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
        {PLACES.map((place) => (
          <JobCardSkeleton key={place} />
        ))}
      </div>
    </Container>
  );
}
