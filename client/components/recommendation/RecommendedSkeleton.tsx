import { Placeholders } from '#client/components/Placeholders.tsx';
import { JobCardSkeleton } from '#client/components/jobs/JobCardSkeleton.tsx';

export function RecommendedSkeleton() {
  return (
    <Placeholders className="grid gap-3 md:w-1/2 md:gap-4">
      {[1, 2, 3, 4].map((place) => (
        <JobCardSkeleton key={place} />
      ))}
    </Placeholders>
  );
}
