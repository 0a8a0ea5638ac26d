import { WaitingApplication } from '#client/components/offline/WaitingApplication.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { AppliedMark, type AppliedMark_application } from './AppliedMark.tsx';
import type { ApplyTarget } from './openApply.ts';

interface AppliedStateProps extends ApplyTarget {
  sent: FragmentType<typeof AppliedMark_application> | null;
  isFresh: boolean;
}

/** Replaces Apply Now: says when the user applied, or that the application waits for the network. */
export function AppliedState({ sent, isFresh, ...target }: AppliedStateProps) {
  return sent ? (
    <AppliedMark application={sent} isFresh={isFresh} />
  ) : (
    <WaitingApplication {...target} />
  );
}
