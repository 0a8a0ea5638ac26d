import { beforeAll, expect, test } from 'vitest';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { openapi } from '#tests/rest/documented.ts';
import { addJob } from '#tests/support/rows.ts';
import type { App } from '#tests/support/app.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import type { Kind } from '#tests/server/isolation/idKind.ts';
import { ask } from '#tests/server/isolation/probe.ts';
import { theirWorld, type Theirs } from '#tests/server/isolation/theirData.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import { graphqlOperations, restOperations, type ApiOperation } from './operations.ts';

/** What belongs to the applications of one job. */
const OF_APPLICATIONS: readonly Kind[] = ['application', 'note', 'interview', 'message', 'batch'];

let app: App;
let theirs: Theirs;
let reads: ApiOperation[];
/** The job that the restricted member works on; someone has applied for it and for others of the company. */
let job: string;

beforeAll(async () => {
  app = await appWithFiles();
  theirs = await theirWorld(app);
  job = (await addJob(app, theirs.employer.company!.id, { title: 'Night Porter' })).id;
  await apply(theirs.applicant, { id: job });
  const given = { candidateId: theirs.applicant.id, jobId: job };
  reads = [
    ...graphqlOperations(publishedSchema, app.url, given),
    ...restOperations(await openapi(app), app.url, given),
  ].filter(({ isRead }) => isRead);
});

/** The hidden ids that appear in an answer to this person, with the question. */
async function leaksTo(who: { token: string | null }, hidden: readonly string[]) {
  const leaks: string[] = [];
  for (const operation of reads) {
    const { kind, name } = operation;
    const about = kind === null ? [''] : [...(theirs.ids[kind] ?? []).slice(0, 5), job];
    for (const id of about) {
      const { text } = await ask(operation, who, id);
      const found = hidden.filter((one) => one !== id && text.includes(one));
      if (found.length > 0) leaks.push(`${name} ${id}: ${found.join(' ')}`);
    }
  }
  return leaks;
}

test(
  'no query answers a member with anything about applications for jobs they do not work on',
  { tags: ['full'] },
  async () => {
    const hidden = [
      ...OF_APPLICATIONS.flatMap((kind) => theirs.ids[kind]),
      ...(await app.sql<{ id: string }>('select id from application_events')).map(({ id }) => id),
    ];
    const ofJob = await app.sql<{ id: string }>(
      `select a.id from applications a where a.job_id = ?
        union all select e.id from application_events e join applications a on a.id = e.application_id
        where a.job_id = ?`,
      [job, job],
    );
    const own = new Set(ofJob.map(({ id }) => id));
    const others = hidden.filter((id) => !own.has(id));
    for (const role of ['hiring_manager', 'interviewer'] as const) {
      const member = await colleague(app, theirs.employer, role, [job]);
      expect([role, await leaksTo(member, others)]).toEqual([role, []]);
    }
    // The same questions find them for someone who works on all jobs.
    expect((await leaksTo(theirs.employer, others)).length).toBeGreaterThan(5);
  },
);
