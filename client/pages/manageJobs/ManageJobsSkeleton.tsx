import { useTranslations } from 'use-intl';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/Skeleton.tsx';
import { JobFigures } from './JobFigures.tsx';

/** A placeholder while the list loads. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" data-waiting="" className="grid gap-2">
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-48 w-full md:h-20" />
      ))}
    </div>
  );
}

export function ManageJobsSkeleton() {
  const t = useTranslations('manageJobs');
  const shell = useTranslations('shell');
  return (
    <Container width="wide" className="py-3 md:py-7">
      <PageHeading size="work" lead={<SkeletonLine className="w-24" />}>
        {t('title')}
      </PageHeading>
      <div aria-busy="true">
        <p className="sr-only">{shell('frame.loading')}</p>
        <JobFigures figures={undefined} />
        <Skeleton className="mt-3 h-24 w-full md:mt-6 md:h-11" />
        <Skeleton className="mt-2 mb-2 h-9 w-full max-w-160 md:mt-3 md:mb-6" />
        <ListSkeleton />
      </div>
    </Container>
  );
}
