import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';

interface LoadStateProps {
  /** The text for a load failure. */
  message: string;
  failure: LoadFailure | undefined;
}

/** Shown while loading and after a failure. */
export function LoadState({ message, failure }: LoadStateProps) {
  if (!failure) {
    return <Placeholders className="grid gap-3" blocks={['h-12 w-full', 'h-28 w-full']} />;
  }
  return <LoadFailed message={message} {...failure} />;
}
