import type { Caller } from '#tests/support/caller.ts';

export interface Segment {
  id: string;
  name: string;
  conditions: string;
  address: string;
  problem: string | null;
  version: number;
  mayChange: boolean;
  uses: { kind: string; id: string | null; name: string | null }[];
}

const SEGMENT = 'id name noun conditions address problem version mayChange uses { kind id name }';

const BUSY = {
  name: 'Busy companies',
  noun: 'COMPANY',
  filter: { dimension: 'COMPANY_STATE', is: ['Kerala'] },
  having: [
    { measure: 'APPLICATIONS', test: 'AT_LEAST', value: 10 },
    { measure: 'SEEN_RATE', test: 'LESS_THAN', value: 50 },
  ],
  range: { last: 90, unit: 'DAY' },
};

export async function saveSegment(who: Caller, input: object = {}): Promise<Segment> {
  const data = await who.graphql<{ saveSegment: { segment: Segment } }>(
    `mutation($input: SaveSegmentInput!) { saveSegment(input: $input) { segment { ${SEGMENT} } } }`,
    { input: { ...BUSY, ...input } },
  );
  return data.saveSegment.segment;
}

export const deleteSegment = (who: Caller, id: string, replaceWith?: string) =>
  who.graphql(
    'mutation($input: DeleteSegmentInput!) { deleteSegment(input: $input) { deletedSegmentId } }',
    { input: { id, ...(replaceWith && { replaceWith }) } },
  );

export async function segmentsOf(who: Caller): Promise<Segment[]> {
  const data = await who.graphql<{ admin: { analytics: { segments: Segment[] } } }>(
    `{ admin { analytics { segments { ${SEGMENT} } } } }`,
  );
  return data.admin.analytics.segments;
}

export const segmentOf = async (who: Caller, id: string) =>
  (await segmentsOf(who)).find((segment) => segment.id === id);
