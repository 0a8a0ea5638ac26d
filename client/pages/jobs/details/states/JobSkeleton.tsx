import { useTranslations } from 'use-intl';
import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'];

/** Each placeholder is where the job's own content will be. */
export function JobSkeleton() {
  const t = useTranslations('shell');
  return (
    <Container
      aria-busy="true"
      className="grid gap-x-12 gap-y-6 py-4 md:py-7 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <p className="sr-only">{t('frame.loading')}</p>
      <div>
        <Skeleton className="mt-3 mb-7 h-5 w-32" />
        <div className="flex gap-4">
          <Skeleton className="size-16" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <Skeleton className="my-6 h-24 w-full" />
        <div className="grid gap-3">
          {LINES.map((width, at) => (
            <Skeleton key={at} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <Skeleton className="h-40 w-full max-lg:hidden" />
        <Skeleton className="h-44 w-full" />
        <Skeleton className="h-52 w-full" />
      </div>
    </Container>
  );
}
