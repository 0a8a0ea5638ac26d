import { createStore, useStore } from '#client/lib/store/createStore.ts';

export interface ApplyTarget {
  jobId: string;
  title: string;
}

const store = createStore<ApplyTarget | null>(null);

export const useApplyTarget = (): ApplyTarget | null => useStore(store);

/** Opens the application dialog on the page that holds an ApplyHost. */
export const openApply = (target: ApplyTarget): void => store.set(target);
export const closeApply = (): void => store.set(null);

const sent = createStore<string | null>(null);

/** The most recent job applied for in this tab. */
export const useLastSent = (): string | null => useStore(sent);
export const watchLastSent = (listener: () => void) => sent.subscribe(listener);
export const setLastSent = (jobId: string): void => sent.set(jobId);

/** Whether the dialog is open or the user reads the outcome of a submission: not a good time for other prompts. */
export function useIsApplying(pathname: string): boolean {
  const isOpen = useApplyTarget() !== null;
  const jobId = useLastSent();
  return (
    isOpen ||
    (jobId !== null &&
      (pathname === `/job-details/${jobId}` || pathname.startsWith('/my-applications/')))
  );
}
