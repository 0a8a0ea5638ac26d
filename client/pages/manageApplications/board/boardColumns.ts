import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { STATUSES } from '#client/pages/manageApplications/applicationsAddress.ts';
import { mayEnter, type KnownStage } from '../status/knownStages.ts';

/** A column shows a stage, or a status that is not divided into stages. */
export interface ColumnPlace {
  readonly key: string;
  readonly status: ApplicationStatus;
  readonly stage: KnownStage | null;
}

export function columnsOf(stages: readonly KnownStage[]): ColumnPlace[] {
  return STATUSES.flatMap((status): ColumnPlace[] => {
    const own = stages.filter((stage) => stage.status === status);
    if (own.length === 0) return [{ key: status, status, stage: null }];
    return own.map((stage) => ({ key: stage.id, status, stage }));
  });
}

interface Card {
  status: ApplicationStatus;
  moves: readonly ApplicationStatus[];
  stage?: { id: string } | null;
}

/** Whether a card may be moved here from another column. */
export function takes({ status, stage }: ColumnPlace, card: Card): boolean {
  return stage ? mayEnter(card, stage) : card.moves.includes(status);
}

export function isInColumn({ status, stage }: ColumnPlace, card: Card): boolean {
  return card.status === status && (!stage || card.stage?.id === stage.id);
}
