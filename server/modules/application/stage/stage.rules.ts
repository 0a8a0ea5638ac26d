import { STAGES_MAX, type StagePreset } from '#schema/options/stages.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';

interface StagePosition {
  id: string;
  status: string;
}

/** A stage that was chosen counts in its own status; otherwise an application is in the first stage of its status. */
export function stageOf<Stage extends StagePosition>(
  stages: readonly Stage[],
  { status, stageId }: { status: ApplicationStatus; stageId: string | null },
): Stage | null {
  const ofStatus = stages.filter((stage) => stage.status === status);
  return ofStatus.find(({ id }) => id === stageId) ?? ofStatus[0] ?? null;
}

/** stage.add.room */
export function hasRoomForStage(count: number): boolean {
  return count < STAGES_MAX;
}

/** stage.order.complete: every stage once. */
export function isWholeOrder(stages: readonly StagePosition[], ids: readonly string[]): boolean {
  const known = new Set(stages.map(({ id }) => id));
  return (
    ids.length === known.size &&
    known.size === new Set(ids).size &&
    ids.every((id) => known.has(id))
  );
}

/** stage.archive.empty: its applications continue in another stage of the same status. */
export function mayArchive(
  stage: StagePosition,
  inIt: number,
  target: StagePosition | null,
): boolean {
  if (target === null) return inIt === 0;
  return target.id !== stage.id && target.status === stage.status;
}

/** What a timeline keeps of a stage; without a name it is not shown. */
export interface TimelineStage {
  stageId: string;
  stage?: string;
  preset?: StagePreset;
}

interface NamedStage {
  id: string;
  preset: string | null;
  ownApplicantName: string | null;
}

/** A stage that nobody chose is recorded for the figures only. */
export function timelineStage(
  { id, preset, ownApplicantName }: NamedStage,
  isChosen: boolean,
): TimelineStage {
  if (!isChosen) return { stageId: id };
  if (ownApplicantName) return { stageId: id, stage: ownApplicantName };
  return { stageId: id, preset: preset as StagePreset };
}
