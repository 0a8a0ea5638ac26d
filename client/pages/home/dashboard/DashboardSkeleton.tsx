import { Container } from '#client/ui/Container.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const PLACES = [1, 2, 3, 4];

/** Reserves the dashboard's place from the first paint on. */
export function DashboardSkeleton({ className }: { className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <Container className="grid gap-6 py-6 md:py-8">
        <div>
          <Skeleton className="h-8 w-32" />
          <Skeleton className="mt-1 h-8 w-64 max-w-full" />
        </div>
        <Skeleton className="h-[12.75rem] w-full rounded-card md:h-32" />
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-28 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-96 w-full rounded-card" />
      </Container>
    </div>
  );
}
