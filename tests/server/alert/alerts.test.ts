import { beforeAll, describe, expect, test } from 'vitest';
import { ALERTS_MAX } from '#schema/options/limits.ts';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import {
  alertsOf,
  createAlert,
  createdAlert,
  deleteAlert,
  restoreAlert,
  runDigest,
  digestsTo,
  updateAlert,
} from './alertWorld.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

describe('an alert', () => {
  test('is active at first, without matches and never sent', async () => {
    const { seeker } = await scenario(app).seeker();
    const { alert, viewer } = await createdAlert(seeker, {
      name: '  Tea  in Assam ',
      keywords: 'tea taster',
      location: 'Jorhat, Assam',
      jobType: 'REMOTE',
      salaryRange: 'LAKH_5_8',
      frequency: 'WEEKLY',
    });
    expect(alert).toMatchObject({
      name: 'Tea in Assam',
      keywords: 'tea taster',
      location: 'Jorhat, Assam',
      jobType: 'REMOTE',
      salaryRange: 'LAKH_5_8',
      frequency: 'WEEKLY',
      isActive: true,
      matches: 0,
      lastSent: 'Never',
      lastSentAt: null,
    });
    expect(viewer.alerts).toEqual([{ id: alert.id }]);
    expect(await alertsOf(seeker)).toEqual([alert]);
    const plain = await createAlert(seeker);
    expect(plain).toMatchObject({ frequency: 'DAILY', location: null, jobType: null });
    expect((await alertsOf(seeker)).map(({ id }) => id)).toEqual([plain.id, alert.id]);
  });

  test('requires a name and keywords, and nothing is created without them', async () => {
    const { seeker } = await scenario(app).seeker();
    const failure = await createAlert(seeker, { name: ' ', keywords: '' }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: [
          { field: 'name', message: 'Alert name is required' },
          { field: 'keywords', message: 'Keywords is required' },
        ],
      },
    });
    expect(await alertsOf(seeker)).toEqual([]);
  });

  test('can be changed in part, and optional fields can be cleared', async () => {
    const { seeker } = await scenario(app).seeker();
    const { id } = await createAlert(seeker, { location: 'Pune, Maharashtra' });
    const { alert } = await updateAlert(seeker, { id, isActive: false });
    expect(alert).toMatchObject({ isActive: false, name: 'Tea', location: 'Pune, Maharashtra' });
    const cleared = await updateAlert(seeker, { id, location: null, name: 'Coffee' });
    expect(cleared.alert).toMatchObject({ location: null, name: 'Coffee', isActive: false });
    await expect(updateAlert(seeker, { id, name: '' })).toFailWith('BAD_USER_INPUT');
    await expect(updateAlert(seeker, { id, keywords: null })).toFailWith('BAD_USER_INPUT');
  });

  test('is visible only to its owner', async () => {
    const { asha, ravi } = await scenario(app).seeker({ as: 'asha' }).seeker({ as: 'ravi' });
    const { id } = await createAlert(asha);
    await expect(updateAlert(ravi, { id, isActive: false })).toFailWith('NOT_FOUND');
    await expect(deleteAlert(ravi, id)).toFailWith('NOT_FOUND');
    for (const other of [newId(0), 'abc', ''])
      await expect(deleteAlert(asha, other)).toFailWith('NOT_FOUND');
    await expect(createAlert(app)).toFailWith('UNAUTHENTICATED');
    const NODE = `{ node(id: "${id}") { id } alertPreview(id: "${id}") { total } }`;
    expect(await ravi.graphql(NODE)).toEqual({ node: null, alertPreview: null });
    expect(await asha.graphql(NODE)).toEqual({ node: { id }, alertPreview: { total: 0 } });
  });

  test('is restored as it was after being deleted, and sends nothing in between', async () => {
    const { seeker } = await scenario(app).seeker();
    const company = await addCompany(app);
    const { id } = await createAlert(seeker, { keywords: 'glassblower' });
    await updateAlert(seeker, { id, isActive: true });
    expect((await deleteAlert(seeker, id)).viewer.alerts).toEqual([]);
    app.clock.forward({ days: 1 });
    await addJob(app, company.id, { title: 'Glassblower' });
    app.clock.forward({ days: 1 });
    await runDigest(app);
    expect(await digestsTo(app, seeker)).toEqual([]);
    await expect(updateAlert(seeker, { id, isActive: true })).toFailWith('NOT_FOUND');
    expect((await restoreAlert(seeker, id)).alert).toMatchObject({ id, isActive: true });
    await runDigest(app);
    expect(await digestsTo(app, seeker)).toEqual([['Glassblower']]);
    await updateAlert(seeker, { id, isActive: false });
    await deleteAlert(seeker, id);
    expect((await restoreAlert(seeker, id)).alert).toMatchObject({ id, isActive: false });
  });

  test('is limited to twenty per user, even when many are created at once', async () => {
    const { seeker } = await scenario(app).seeker();
    const tries = Array.from({ length: ALERTS_MAX + 5 }, (_, at) =>
      createAlert(seeker, { name: `alert ${at}` }).catch((error: unknown) => error),
    );
    const failures = (await Promise.all(tries)).filter((outcome) => outcome instanceof Error);
    expect(failures).toHaveLength(5);
    await expect(createAlert(seeker)).toBreakRule('alert.create.room');
    const [first] = await alertsOf(seeker);
    await deleteAlert(seeker, first!.id);
    await createAlert(seeker);
    await expect(restoreAlert(seeker, first!.id)).toBreakRule('alert.create.room');
    expect(await alertsOf(seeker)).toHaveLength(ALERTS_MAX);
  });
});

test('a preview shows what a digest would contain, for a new alert and for an existing one', async () => {
  const { seeker } = await scenario(app).seeker();
  const company = await addCompany(app);
  for (const postedIn of [-0.5, -3, -20])
    await addJob(app, company.id, { title: `Falconer ${-postedIn}`, postedIn });
  const NEW = `query($input: CreateAlertInput!) { newAlertPreview(input: $input) {
    total jobs { title } since nextDigestAt } }`;
  const preview = async (frequency: string) => {
    const input = { name: 'x', keywords: 'falconer', frequency };
    const data = await seeker.graphql<{
      newAlertPreview: { total: number; jobs: { title: string }[]; nextDigestAt: string };
    }>(NEW, { input });
    return data.newAlertPreview;
  };
  expect((await preview('DAILY')).jobs).toEqual([{ title: 'Falconer 0.5' }]);
  expect((await preview('WEEKLY')).total).toBe(2);
  expect((await preview('MONTHLY')).total).toBe(3);
  const nextDigestAt = new Date((await preview('DAILY')).nextDigestAt);
  expect(nextDigestAt.toISOString()).toMatch(/T02:30:00.000Z$/);

  const { id } = await createAlert(seeker, { keywords: 'falconer' });
  const now = () => seeker.graphql(`{ alertPreview(id: "${id}") { total } }`);
  expect(await now()).toEqual({ alertPreview: { total: 0 } });
  app.clock.forward({ hours: 1 });
  await addJob(app, company.id, { title: 'Falconer new' });
  expect(await now()).toEqual({ alertPreview: { total: 1 } });
  app.clock.forward({ days: 1 });
  await runDigest(app);
  expect(await now()).toEqual({ alertPreview: { total: 0 } });
});

test('an alert keeps further filters, several values of each, and finds only what they find', async () => {
  const { seeker } = await scenario(app).seeker();
  const company = await addCompany(app);
  for (const [at, type] of (['intern', 'contract', 'full_time'] as const).entries())
    await addJob(app, company.id, { title: `Beekeeper ${at}`, type, postedIn: -0.1 });
  const filters = 'type=intern,contract&shift=nonsense&sort=date';
  const { id } = await createAlert(seeker, { keywords: 'beekeeper', filters });
  const read = await seeker.graphql(`{ viewer { alerts { filters } } }`);
  expect(read).toEqual({ viewer: { alerts: [{ filters: 'type=internship&type=contract' }] } });
  const preview = `query($input: CreateAlertInput!) { newAlertPreview(input: $input) { total } }`;
  const input = { name: 'x', keywords: 'beekeeper' };
  expect(await seeker.graphql(preview, { input })).toEqual({ newAlertPreview: { total: 3 } });
  expect(await seeker.graphql(preview, { input: { ...input, filters } })).toEqual({ newAlertPreview: { total: 2 } }); // oxfmt-ignore
  await updateAlert(seeker, { id, filters: null });
  expect(await seeker.graphql(`{ viewer { alerts { filters } } }`)).toEqual({ viewer: { alerts: [{ filters: null }] } }); // oxfmt-ignore
});
