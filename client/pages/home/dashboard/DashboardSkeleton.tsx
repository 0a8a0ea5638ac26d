import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** The activity, and on laptops the quick actions beside it. */
export const dashboardGrid =
  'mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]';

const PLACES = [1, 2, 3, 4];

/** Reserves the dashboard's place from the first paint on. */
export function DashboardSkeleton({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Container className="py-5 md:py-7">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="mt-1 h-8 w-64 max-w-full" />
        <div className={dashboardGrid}>
          <div className="grid gap-6">
            <Skeleton className="h-[10.5rem] w-full rounded-card md:h-24" />
            {/* The jobs that fit; employers have none. */}
            <Skeleton className="h-[40rem] w-full rounded-card work:hidden" />
            <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {PLACES.map((place) => (
                <Skeleton key={place} className="h-28 rounded-card" />
              ))}
            </div>
            <Skeleton className="h-96 w-full rounded-card" />
          </div>
          <Skeleton className="h-96 w-full rounded-card max-lg:hidden" />
        </div>
      </Container>
    </div>
  );
}
