import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export function ApplicationsSkeleton() {
  return (
    <ul className="grid gap-4">
      {['first', 'second', 'third'].map((row) => (
        <Card as="li" key={row} className="grid gap-3">
          <Skeleton className="h-6 w-2/3 max-w-80" />
          <Skeleton className="h-4 w-1/2 max-w-60" />
          <Skeleton className="h-4 w-full max-w-lg" />
        </Card>
      ))}
    </ul>
  );
}
