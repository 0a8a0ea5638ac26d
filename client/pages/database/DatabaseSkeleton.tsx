import { Placeholders } from '#client/components/Placeholders.tsx';
import { Container } from '#client/ui/Container.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The outline of the search, while the user is unknown or its code is loading. */
export function DatabaseSkeleton({ className }: { className?: string }) {
  return (
    <Placeholders className={joinClasses('min-h-[80vh]', className)}>
      <div className="border-b border-line bg-card py-4 md:py-6">
        <Container>
          <Skeleton className="h-14 w-full" />
        </Container>
      </div>
      <Container className="grid gap-4 pt-6 md:pt-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-x-9">
        <Skeleton className="h-8 w-64 lg:col-span-2" />
        <Skeleton className="h-96 max-lg:hidden" />
        <div className="grid content-start gap-3 md:grid-cols-2 md:gap-4">
          {CARDS.map((card) => (
            <Skeleton key={card} className="h-52 rounded-card" />
          ))}
        </div>
      </Container>
    </Placeholders>
  );
}
