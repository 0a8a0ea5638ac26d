import { useTranslations } from 'use-intl';
import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** The placeholder of a page that is loading or whose user is not known yet. */
export function PageSkeleton() {
  const t = useTranslations('shell');
  return (
    <Container aria-busy="true" data-waiting="" className="py-8">
      <p className="sr-only">{t('frame.loading')}</p>
      <Skeleton className="h-9 w-2/3 max-w-96" />
      <Skeleton className="mt-4 h-5 w-full max-w-xl" />
      <div className="mt-8 grid gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    </Container>
  );
}
