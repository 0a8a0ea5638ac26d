import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus, KnownStages_ViewerFragment } from '#client/gql/graphql.ts';

/** The company's stages, as every status change needs them. */
export const KnownStages_viewer = graphql(`
  fragment KnownStages_viewer on Viewer {
    stages {
      id
      name
      status
      preset
    }
  }
`);

export type KnownStage = KnownStages_ViewerFragment['stages'][number];

export function knownStages(client: ApolloClient): readonly KnownStage[] {
  const id = client.cache.identify({ __typename: 'Viewer' });
  return (id && client.readFragment({ fragment: KnownStages_viewer, id })?.stages) || [];
}

/** The stage in which an application with a new status begins. */
export function firstStage(
  stages: readonly KnownStage[],
  status: ApplicationStatus,
): KnownStage | null {
  return stages.find((stage) => stage.status === status) ?? null;
}

interface StatusAndStage {
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  stage?: { id: string } | null;
}

/** Whether an application may move to a stage: to another one of its status, or to any of a status it may change to. */
export function mayEnter({ status, moves, stage }: StatusAndStage, target: KnownStage): boolean {
  if (target.status === status) return target.id !== stage?.id;
  return moves.includes(target.status);
}

/** The stage of interviews, if an application is in an earlier one and may move there. */
export function interviewStage(
  stages: readonly KnownStage[],
  application: StatusAndStage,
): KnownStage | null {
  const place = stages.findIndex(({ preset }) => preset === 'INTERVIEW');
  const current = stages.findIndex(({ id }) => id === application.stage?.id);
  const target = stages[place];
  return target && current < place && mayEnter(application, target) ? target : null;
}
