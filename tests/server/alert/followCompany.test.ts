import { expect, test } from 'vitest';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { theApp } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { alertsOf, deleteAlert, digestsTo, runDigest } from './alertWorld.ts';

const FOLLOW = `mutation($input: FollowCompanyInput!) {
  followCompany(input: $input) { alert { id name keywords isActive company { id } } } }`;
const HIDE = 'mutation($input: HideCompanyInput!) { hideCompany(input: $input) { viewer { id } } }';
const PREVIEW = 'query($id: ID!) { alertPreview(id: $id) { total jobs { title } reasons } }';

interface Followed {
  followCompany: { alert: { id: string; company: { id: string } } };
}

test('a follower of a company gets alerts for its new jobs only', async () => {
  const app = await theApp();
  await app.settings({ timeZone: 'Asia/Kolkata' });
  app.clock.moveTo('2026-11-20T12:00:00+05:30');
  const { seeker } = await scenario(app).seeker();
  const lotus = await addCompany(app, { name: 'Lotus Works' });
  const neem = await addCompany(app, { name: 'Lotus Works and Sons' });
  await addJob(app, lotus.id, { title: 'Cook', postedIn: -3 });
  const follow = async () => {
    const input = { companyId: lotus.id };
    return (await seeker.graphql<Followed>(FOLLOW, { input })).followCompany.alert;
  };
  const alert = await follow();
  expect(alert).toMatchObject({ name: 'Lotus Works', keywords: '', isActive: true });
  expect(alert.company).toEqual({ id: lotus.id });
  expect(await follow()).toEqual(alert);

  app.clock.forward({ hours: 1 });
  await addJob(app, lotus.id, { title: 'Waiter' });
  await addJob(app, neem.id, { title: 'Gardener' });
  const { alertPreview } = await seeker.graphql<object & { alertPreview: object }>(PREVIEW, {
    id: alert.id,
  });
  expect(alertPreview).toEqual({
    total: 1,
    jobs: [{ title: 'Waiter' }],
    reasons: ['You follow Lotus Works'],
  });
  app.clock.moveTo('2026-11-21T08:30:00+05:30');
  await runDigest(app);
  expect(await digestsTo(app, seeker)).toEqual([['Waiter']]);
  expect((await app.mails(seeker.email))[0]!.text).toContain('Why: You follow Lotus Works\n');

  await deleteAlert(seeker, alert.id);
  expect(await follow()).toEqual(alert);
  app.clock.moveTo('2026-11-22T08:30:00+05:30');
  await runDigest(app);
  expect(await digestsTo(app, seeker)).toEqual([['Waiter']]);
});

test('following a company ends its hiding', async () => {
  const app = await theApp();
  await app.settings({ timeZone: 'Asia/Kolkata' });
  app.clock.moveTo('2026-12-01T12:00:00+05:30');
  const { seeker } = await scenario(app).seeker();
  const lotus = await addCompany(app, { name: 'Lotus '.repeat(25).trim() });
  await seeker.graphql(HIDE, { input: { companyId: lotus.id } });
  await seeker.graphql(FOLLOW, { input: { companyId: lotus.id } });
  expect((await alertsOf(seeker))[0]!.name).toHaveLength(LENGTHS.name);
  expect(await seeker.graphql('{ viewer { hiddenCompanies { id } } }')).toEqual({ viewer: { hiddenCompanies: [] } }); // oxfmt-ignore
  app.clock.forward({ hours: 1 });
  await addJob(app, lotus.id, { title: 'Waiter' });
  app.clock.moveTo('2026-12-02T08:30:00+05:30');
  await runDigest(app);
  expect(await digestsTo(app, seeker)).toEqual([['Waiter']]);
});

test('a company that is hidden after following it is still followed', async () => {
  const app = await theApp();
  app.clock.moveTo('2026-12-03T12:00:00+05:30');
  const { seeker } = await scenario(app).seeker();
  const lotus = await addCompany(app);
  await seeker.graphql(FOLLOW, { input: { companyId: lotus.id } });
  await seeker.graphql(HIDE, { input: { companyId: lotus.id } });
  app.clock.forward({ hours: 1 });
  await addJob(app, lotus.id, { title: 'Waiter' });
  app.clock.moveTo('2026-12-04T08:30:00+05:30');
  await runDigest(app);
  expect(await digestsTo(app, seeker)).toEqual([['Waiter']]);
});

test('an alert that names a hidden company contains its jobs, others do not', async () => {
  const app = await theApp();
  const { seeker } = await scenario(app).seeker();
  const lotus = await addCompany(app);
  await addJob(app, lotus.id, { title: 'Falconer', postedIn: -0.1 });
  await seeker.graphql(HIDE, { input: { companyId: lotus.id } });
  const preview = async (filters: string) => {
    const input = { name: 'Birds', keywords: 'falconer', filters };
    const query = `query($input: CreateAlertInput!) { newAlertPreview(input: $input) { total } }`;
    return (await seeker.graphql<{ newAlertPreview: object }>(query, { input })).newAlertPreview;
  };
  expect(await preview('')).toEqual({ total: 0 });
  expect(await preview(`company=${lotus.id}`)).toEqual({ total: 1 });
});

test('only job seekers follow, and only public companies', async () => {
  const { app, seeker, employer } = await scenario(theApp()).seeker().employer();
  const waiting = await addCompany(app, { status: 'pending' });
  const input = { companyId: waiting.id };
  await expect(seeker.graphql(FOLLOW, { input })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  const own = { companyId: employer.company!.id };
  await expect(employer.graphql(FOLLOW, { input: own })).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
});
