import type { ApplicationStatus } from '#client/gql/graphql.ts';

interface Stage {
  id: string;
  name: string;
}

interface Known {
  status: ApplicationStatus;
  isOpened: boolean;
  /** The company's stages in order. */
  stages: readonly Stage[];
  current: { id: string } | null | undefined;
}

type State = 'done' | 'current' | 'later';

type Step =
  | { id: string; state: State; name: 'sent' | 'opened' | 'decision' | 'hired' | 'rejected' }
  | { id: string; state: State; stage: string };

/** The way of an application, the current step being the last one it has reached: sent, opened, the stages of the company, the decision. */
export function stepsOf({ status, isOpened, stages, current }: Known): Step[] {
  const at = stages.findIndex(({ id }) => id === current?.id);
  const isDecided = status === 'HIRED' || status === 'REJECTED';
  const stateOf = (index: number): State => {
    if (status === 'HIRED') return 'done';
    if (at === index) return 'current';
    return index < at ? 'done' : 'later';
  };
  const isSeen = isOpened || status !== 'PENDING';
  const opened: State = !isSeen ? 'later' : status === 'PENDING' ? 'current' : 'done';
  // A rejected application no longer has a stage, so none is shown.
  const shown = status === 'REJECTED' ? [] : stages;
  const outcome = status === 'HIRED' ? 'hired' : status === 'REJECTED' ? 'rejected' : 'decision';
  return [
    { id: 'sent', name: 'sent', state: isSeen ? 'done' : 'current' },
    { id: 'opened', name: 'opened', state: opened },
    ...shown.map(({ id, name }, index) => ({ id, stage: name, state: stateOf(index) })),
    { id: 'decision', name: outcome, state: isDecided ? 'done' : 'later' },
  ];
}
