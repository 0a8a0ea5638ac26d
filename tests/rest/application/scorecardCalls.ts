import { DEFAULT_CRITERIA } from '#schema/options/interviews.ts';
import { after, appliedWorld, propose, tenOn } from '#tests/server/interview/interviewWorld.ts';

/** One interview that has taken place: what is rated in it, the feedback that is sent, and who reads it. */
export function scorecardCalls() {
  let held: ReturnType<typeof heldInterview> | undefined;
  const known = () => (held ??= heldInterview());
  return {
    'GET /interviews/{id}': known,
    'GET /jobs/{jobId}/interview-criteria': known,
    'POST /interviews/{interviewId}/scorecard': async () => ({
      ...(await known()),
      body: {
        ratings: DEFAULT_CRITERIA.map((criterion) => ({ criterion, rating: 3 })),
        recommendation: 'yes',
      },
      status: 201,
    }),
    'GET /interviews/{id}/feedback': known,
    'PUT /jobs/{jobId}/interview-criteria': async () => ({
      ...(await known()),
      body: { criteria: ['Skills', 'Driving'] },
    }),
  };
}

async function heldInterview() {
  const { app, employer: who, applicationId } = await appliedWorld();
  const interviewerIds = [who.id];
  const { id } = await propose(who, applicationId, { times: [tenOn(app, 3)], interviewerIds });
  const [row] = await app.sql<{ job: string }>(
    `update interviews set starts_at = ?, ends_at = ?, status = 'held' where id = ? returning job_id as job`,
    [after(app.clock.now(), -60), after(app.clock.now(), -30), id],
  );
  return { who, params: { id, interviewId: id, jobId: row!.job } };
}
