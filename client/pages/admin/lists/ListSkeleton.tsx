import { useTranslations } from 'use-intl';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** A placeholder while the list loads. */
export function ListSkeleton() {
  const shell = useTranslations('shell');
  return (
    <div data-waiting="" aria-busy="true" className="grid gap-2">
      <p className="sr-only">{shell('frame.loading')}</p>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-44 w-full md:h-20" />
      ))}
    </div>
  );
}
