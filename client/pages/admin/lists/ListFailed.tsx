import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

/** The previous list stays below it. */
export const ListFailed = (props: LoadFailure & { title: string }) => (
  <RetryBanner {...props} className="mt-6" />
);
