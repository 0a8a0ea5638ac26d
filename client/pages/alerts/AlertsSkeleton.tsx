import { useTranslations } from 'use-intl';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export function AlertsSkeleton() {
  const t = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="mt-6 grid gap-3">
      <p className="sr-only">{t('frame.loading')}</p>
      <Skeleton className="h-7 w-40" />
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 w-full" />
      ))}
    </div>
  );
}
