import { Placeholders } from '#client/components/Placeholders.tsx';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';

/** With as many cards as RecommendedList shows. */
export function RecommendedSkeleton({ from }: { from?: 'home' }) {
  return (
    <Placeholders className="grid gap-3 md:w-1/2 md:gap-4">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={from && place > 2 ? 'max-md:hidden' : undefined}>
          <JobCardSkeleton />
        </div>
      ))}
    </Placeholders>
  );
}
