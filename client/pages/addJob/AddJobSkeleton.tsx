import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { AddJobFrame } from './AddJobFrame.tsx';

export function AddJobSkeleton() {
  const t = useTranslations('shell');
  return (
    <AddJobFrame>
      <div aria-busy="true" data-waiting="" className="mt-6 grid gap-5">
        <p className="sr-only">{t('frame.loading')}</p>
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-12 w-full" />
        <Card className="grid gap-5">
          <Skeleton className="h-7 w-32" />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-18 w-full" />
          ))}
        </Card>
        <Skeleton className="h-11 w-full" />
      </div>
    </AddJobFrame>
  );
}
