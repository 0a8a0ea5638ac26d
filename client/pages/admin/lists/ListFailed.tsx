import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

/** Shown above the previous list, which stays. */
export const ListFailed = (props: LoadFailure & { title: string }) => (
  <RetryBanner {...props} className="mt-6" />
);
