import type { ApplicationStatus } from '#client/gql/graphql.ts';

interface Stage {
  id: string;
  name: string;
}

interface ApplicationFacts {
  status: ApplicationStatus;
  isOpened: boolean;
  /** The company's stages in order. */
  stages: readonly Stage[];
  current: { id: string } | null | undefined;
  /** The history of the application, which names the stages it was in. */
  events: readonly { stageName?: string | null }[];
}

type State = 'done' | 'current' | 'later';

type Step =
  | { id: string; state: State; name: 'sent' | 'opened' | 'decision' | 'hired' | 'rejected' }
  | { id: string; state: State; stage: string };

/**
 * The steps of an application: sent, opened, the stages of the company and the decision. The current step is the last
 * one that it has reached. Stages that it skipped are left out.
 */
export function stepsOf({ status, isOpened, stages, current, events }: ApplicationFacts): Step[] {
  const isDecided = status === 'HIRED' || status === 'REJECTED';
  const at = isDecided ? stages.length : stages.findIndex(({ id }) => id === current?.id);
  const stateOf = (index: number): State =>
    index < at ? 'done' : index === at ? 'current' : 'later';
  const reached = new Set(events.map(({ stageName }) => stageName));
  const isSeen = isOpened || status !== 'PENDING';
  const opened: State = !isSeen ? 'later' : status === 'PENDING' ? 'current' : 'done';
  const outcome = status === 'HIRED' ? 'hired' : status === 'REJECTED' ? 'rejected' : 'decision';
  return [
    { id: 'sent', name: 'sent', state: isSeen ? 'done' : 'current' },
    { id: 'opened', name: 'opened', state: opened },
    ...stages
      .map(({ id, name }, index) => ({ id, stage: name, state: stateOf(index) }))
      .filter(({ stage, state }) => state !== 'done' || reached.has(stage)),
    { id: 'decision', name: outcome, state: isDecided ? 'done' : 'later' },
  ];
}
