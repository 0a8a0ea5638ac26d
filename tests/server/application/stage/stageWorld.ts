import type { Caller } from '#tests/support/caller.ts';
import { APPLICATION, type Seen } from '../status/statusWorld.ts';

export interface Stage {
  id: string;
  name: string;
  applicantName: string;
  status: string;
  emails: boolean;
  typicalDays: number | null;
}

export const STAGES = 'stages { id name applicantName status emails typicalDays }';

export async function stagesOf(who: Caller): Promise<Stage[]> {
  const { viewer } = await who.graphql<{ viewer: { stages: Stage[] } }>(`{ viewer { ${STAGES} } }`);
  return viewer.stages;
}

export const namesOf = (stages: readonly Stage[]) => stages.map(({ name }) => name);

export async function idOf(who: Caller, name: string): Promise<string> {
  return (await stagesOf(who)).find((stage) => stage.name === name)!.id;
}

interface Placed extends Omit<Seen, 'events'> {
  stage: { name: string } | null;
  rejectionReason: string | null;
  rejectionMessage: string | null;
  events: { kind: string; at: string; actorName: string | null; stageName: string | null }[];
}

const PLACED = `${APPLICATION} stage { name } rejectionReason rejectionMessage events { stageName }`;

export async function moveTo(
  who: Caller,
  id: string,
  stageId: string,
  fromStageId?: string,
): Promise<Placed> {
  const { moveApplicationToStage } = await who.graphql<{
    moveApplicationToStage: { application: Placed };
  }>(
    `mutation($input: MoveApplicationToStageInput!) {
      moveApplicationToStage(input: $input) { application { ${PLACED} } } }`,
    { input: { id, stageId, fromStageId } },
  );
  return moveApplicationToStage.application;
}

/** The application with its stage, as the user's own pages read it. */
export async function placeOf(who: Caller, id: string): Promise<Placed | null> {
  const document = `query($id: ID!) { node(id: $id) { ... on Application { ${PLACED} } } }`;
  return (await who.graphql<{ node: Placed | null }>(document, { id })).node;
}

export async function decide(who: Caller, input: object) {
  const { updateApplicationStatus } = await who.graphql<{
    updateApplicationStatus: { application: Seen; batchId: string | null };
  }>(
    `mutation($input: UpdateApplicationStatusInput!) {
      updateApplicationStatus(input: $input) { batchId application { ${APPLICATION} } } }`,
    { input },
  );
  return updateApplicationStatus;
}

/** The number of applications in each stage, by name; with `stageId`, the total of the list of that stage. */
export async function countsOf(who: Caller, stageId?: string): Promise<Record<string, number>> {
  const { viewer } = await who.graphql<{
    viewer: {
      stages: Stage[];
      applications: { totalCount: number };
      applicationCounts: { stages: { stageId: string; total: number }[] };
    };
  }>(
    `query($stageId: ID) { viewer { ${STAGES} applications(stageId: $stageId) { totalCount nodes { id } }
      applicationCounts { stages { stageId total } } } }`,
    { stageId },
  );
  if (stageId) return { listed: viewer.applications.totalCount };
  const names = new Map(viewer.stages.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    viewer.applicationCounts.stages.map((one) => [names.get(one.stageId)!, one.total]),
  );
}

interface Progress {
  stages: { name: string; typicalDays: number | null }[];
  current: { name: string; typicalDays: number | null } | null;
}

export async function progressOf(who: Caller, id: string): Promise<Progress | null> {
  const { node } = await who.graphql<{ node: { progress: Progress | null } }>(
    `query($id: ID!) { node(id: $id) { ... on Application {
      progress { stages { name typicalDays } current { name typicalDays } since } } } }`,
    { id },
  );
  return node.progress;
}
