import { Placeholders } from '#client/components/Placeholders.tsx';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { ListFailed } from './ListFailed.tsx';

interface DetailsStateProps {
  /** The documented sentence for this failure. */
  failed: string;
  missing: string;
  failure: LoadFailure | undefined;
  loading: boolean;
}

/** Replaces details that are loading, cannot be loaded or do not exist. */
export function DetailsState({ failed, missing, failure, loading }: DetailsStateProps) {
  if (failure) return <ListFailed title={failed} {...failure} />;
  if (!loading) return <p>{missing}</p>;
  return (
    <Placeholders className="grid gap-4" blocks={['h-6 w-40', 'h-24 w-full', 'h-40 w-full']} />
  );
}
