import { Placeholders } from '#client/components/Placeholders.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3';

/** Placeholders of about the height of the cards. */
export function CandidateListSkeleton() {
  return (
    <Placeholders className={GRID}>
      {CARDS.map((card) => (
        <Card key={card} className="grid h-56 content-start gap-3">
          <span className="flex gap-3.5">
            <Skeleton className="size-11 rounded-full" />
            <span className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-56 max-w-full" />
            </span>
          </span>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-7 w-full" />
        </Card>
      ))}
    </Placeholders>
  );
}
