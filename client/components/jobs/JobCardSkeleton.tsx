import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** As tall as a JobCard with a one-line title. */
export function JobCardSkeleton() {
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-x-3.5">
      <Skeleton className="size-11" />
      <div className="grid content-start gap-2 pt-1">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="col-span-2 mt-2.5 h-28" />
    </Card>
  );
}
