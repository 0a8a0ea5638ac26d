import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** The filters, already shown if the address filters, and the first cards. */
export function ApplicationsSkeleton({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="mt-6 grid gap-6">
      <p className="sr-only">{t('frame.loading')}</p>
      {!isFiltered && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_6rem]">
          <Skeleton className="h-11 sm:mt-7" />
          <Skeleton className="h-11 sm:mt-7" />
          <Skeleton className="h-11 sm:mt-7" />
        </div>
      )}
      {['first', 'second', 'third'].map((row) => (
        <Card key={row} className="grid gap-3">
          <Skeleton className="h-6 w-2/3 max-w-80" />
          <Skeleton className="h-4 w-1/2 max-w-60" />
          <Skeleton className="h-4 w-full max-w-lg" />
        </Card>
      ))}
    </div>
  );
}
