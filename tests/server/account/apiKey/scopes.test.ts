import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { applicationsOf, apply } from '#tests/server/application/applicationCalls.ts';
import { addNote, updateStatus } from '#tests/server/application/status/statusWorld.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { createJob, ownJobs } from '#tests/server/job/own/jobCalls.ts';
import { createKey, keyInUse } from './keyWorld.ts';

let app: App;
let employer: Employer;
let admin: Person;
let application: string;

beforeAll(async () => {
  app = await appWithFiles();
  const world = await scenario(app).employer().admin().seeker();
  ({ employer, admin } = world);
  const job = await addJob(app, employer.company!.id);
  application = (await apply(world.seeker, job)).id;
});

const keyTo = (...scopes: ApiScope[]) => apiKeyOf(app, employer, scopes);

describe('a key can do what its scopes allow, and a refusal names the missing scope', () => {
  test('for jobs', async () => {
    const [reader, writer] = [await keyTo('JOBS_READ'), await keyTo('JOBS_WRITE')];
    expect((await ownJobs(reader)).totalCount).toBeGreaterThan(0);
    expect((await createJob(writer)).adminNotes).toBeNull();
    await expect(createJob(reader)).toBreakRule('api.key.scope');
    await expect(createJob(reader)).rejects.toThrow('jobs:write');
    await expect(ownJobs(writer)).toBreakRule('api.key.scope');
    await expect(ownJobs(writer)).rejects.toThrow('jobs:read');
    await expect(applicationsOf(reader)).toBreakRule('api.key.scope');
    expect((await reader.rest('GET', '/api/jobs/my-jobs')).status).toBe(200);
    expect((await writer.rest('GET', '/api/jobs/my-jobs')).status).toBe(403);
    // The missing scope is reported before anything that is wrong with the job.
    expect((await reader.rest('POST', '/api/jobs', { title: '' })).status).toBe(403);
    expect((await writer.rest('POST', '/api/jobs', { title: '' })).status).toBe(400);
    expect((await reader.rest('GET', '/api/jobs/my-jobs/export')).status).toBe(200);
    expect((await writer.rest('GET', '/api/jobs/my-jobs/export')).status).toBe(403);
    expect((await reader.rest('GET', '/api/applications/export')).status).toBe(403);
  });

  test('for applications; a missing scope is reported before anything is changed', async () => {
    const reader = await keyTo('APPLICATIONS_READ');
    const writer = await keyTo('APPLICATIONS_WRITE');
    expect((await applicationsOf(reader)).nodes[0]).toMatchObject({ id: application });
    await expect(addNote(reader, application, 'From outside')).toBreakRule('api.key.scope');
    // It asks for notes and events too, which it may not read.
    await expect(updateStatus(writer, application, 'REVIEWED')).rejects.toThrow(
      'applications:read',
    );
    const path = `/api/applications/${application}/status`;
    const refused = await writer.rest('PATCH', path, { status: 'reviewed' });
    expect(refused).toMatchObject({ status: 403, body: { rule: 'api.key.scope' } });
    expect((await applicationsOf(reader)).nodes[0]!.status).toBe('PENDING');

    const document = `mutation($id: ID!) { updateApplicationStatus(input: { id: $id, status: REVIEWED }) {
      application { status } viewer { id } } }`;
    expect(await writer.graphql(document, { id: application })).toMatchObject({
      updateApplicationStatus: { application: { status: 'REVIEWED' }, viewer: { id: employer.id } },
    });
    const both = await keyTo('APPLICATIONS_READ', 'APPLICATIONS_WRITE');
    const { notes } = await addNote(both, application, 'From outside');
    expect(notes).toMatchObject([{ body: 'From outside' }]);
    expect((await reader.rest('GET', '/api/applications/export')).status).toBe(200);
  });

  test('for analytics', async () => {
    const stats = '{ admin { stats { totalUsers } analytics { timeZone } } }';
    const key = await apiKeyOf(app, admin, ['ANALYTICS_READ']);
    const other = await apiKeyOf(app, admin, ['JOBS_READ']);
    expect(await key.graphql(stats)).toMatchObject({ admin: { analytics: {} } });
    await expect(other.graphql(stats)).rejects.toThrow('analytics:read');
    await expect(key.graphql('{ admin { jobs { totalCount } } }')).rejects.toThrow('jobs:read');
    await expect(key.graphql('{ admin { users { totalCount } } }')).toBreakRule('api.key.closed');
    expect((await other.rest('GET', '/api/admin/analytics/export?measures=jobs')).status).toBe(403);
    expect((await key.rest('GET', '/api/admin/analytics/export?measures=jobs')).status).toBe(200);
    expect((await key.rest('GET', '/api/admin/activity-logs/export')).status).toBe(403);
  });
});

test('a key with any scopes cannot reach fields that are not marked for keys', async () => {
  const key = await keyTo('JOBS_READ', 'JOBS_WRITE', 'APPLICATIONS_READ', 'APPLICATIONS_WRITE');
  const closed = [
    '{ viewer { sessions { id } } }',
    '{ viewer { user { email } } }',
    '{ viewer { settings { id } } }',
    '{ viewer { apiKeys { id } } }',
    '{ candidates { totalCount } }',
    'mutation { logout { message } }',
    'mutation { refreshSession { accessToken } }',
    'mutation { exportMyData { url } }',
    `mutation { revokeApiKey(input: { id: "${key.id}" }) { apiKey { id } } }`,
    'mutation { changePassword(input: { currentPassword: "A good passphrase 1", newPassword: "Another one 2" }) { message } }',
  ];
  for (const document of closed)
    await expect(key.graphql(document), document).toBreakRule('api.key.closed');
  await expect(createKey(key, {})).toBreakRule('api.key.closed');
  const sent = await upload(app, key, 'file', pdf('theirs'), { name: 'theirs.pdf' });
  expect(sent.status).toBe(403);
  expect((await keyInUse(key))!.state).toBe('LIVING');
});

test('a key cannot open a live stream', async () => {
  const key = await keyTo('JOBS_READ');
  const reader = await Reader.open(app, key.token);
  expect(JSON.stringify(await reader.next())).toContain('api.key.closed');
  expect(await reader.next()).toMatchObject({ event: 'complete' });
  reader.leave();
});

test('a key can read everything public, but not what only its creator sees there', async () => {
  const { job } = await scenario(app).job();
  const key = await keyTo('APPLICATIONS_READ');
  const ask = `query($id: ID!) { job(id: $id) { title renewableFrom adminNotes } site { name } viewer { id } }`;
  expect(await key.graphql(ask, { id: job.id })).toMatchObject({
    job: { title: 'Software Engineer', renewableFrom: null },
    viewer: { id: employer.id },
  });
});

test('the activity log names the key as the actor', async () => {
  const key = await keyTo('JOBS_WRITE');
  const { id } = await createJob(key);
  const { admin: found } = await admin.graphql<{
    admin: { activity: { nodes: { actor: { kind: string; id: string; name: string } }[] } };
  }>(
    `query($id: ID!) { admin { activity(subjectKind: "job", subjectId: $id) { nodes { actor { kind id name } } } } }`,
    { id },
  );
  expect(found.activity.nodes[0]!.actor).toEqual({
    kind: 'KEY',
    id: key.id,
    name: 'Their program',
  });
});

test('a request costs as many statements with a key as with a session', async () => {
  const key = await keyTo('JOBS_READ');
  const asked = async (who: { graphql: Person['graphql'] }) => {
    await who.graphql('{ viewer { id } }');
    return statementsOf(() => who.graphql('{ viewer { id } }'));
  };
  expect(await asked(key)).toHaveLength(1);
  expect(await asked(employer)).toHaveLength(1);
});
