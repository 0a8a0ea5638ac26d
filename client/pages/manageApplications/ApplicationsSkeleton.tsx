import { Placeholders } from '#client/components/Placeholders.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Placeholders of the height of the rows. */
export function ApplicationsSkeleton() {
  return (
    <Placeholders className="rounded-card border border-line bg-card">
      <div className="h-12 border-b border-line" />
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid gap-2 border-b border-line px-4 py-4 last:border-b-0 md:h-18 md:grid-cols-3"
        >
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-52 max-w-full" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </Placeholders>
  );
}
