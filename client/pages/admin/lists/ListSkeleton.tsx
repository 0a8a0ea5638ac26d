import { Placeholders } from '#client/components/Placeholders.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** A placeholder while the list loads. */
export function ListSkeleton() {
  return (
    <Placeholders className="grid gap-2">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-44 w-full md:h-20" />
      ))}
    </Placeholders>
  );
}
