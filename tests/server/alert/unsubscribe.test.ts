import { beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#schema/options/locales.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { alertsOf, createAlert, deleteAlert, digestsTo, runDigest } from './alertWorld.ts';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const SUBSCRIPTION = '{ alertName isAlertActive areAlertMailsOn areAllMailsOff }';

let app: App;
let seeker: Person;
let alertId: string;
/** The header as it appears in the email. */
let link: URL;

beforeEach(async () => {
  app = await theApp();
  await app.sql('delete from alerts');
  await app.sql('delete from jobs');
  ({ seeker } = await scenario(app).seeker());
  ({ id: alertId } = await createAlert(seeker));
  const company = await addCompany(app);
  app.clock.forward({ minutes: 1 });
  await addJob(app, company.id, { title: 'Taster', endsIn: 30 });
  app.clock.forward({ days: 1 });
  await runDigest(app);
  const [row] = await app.sql<{ link: string }>(
    `select headers ->> 'List-Unsubscribe' as link from outbox where recipient = ?
     order by created_at desc limit 1`,
    [seeker.email],
  );
  link = new URL(row!.link.slice(1, -1));
});

const token = () => link.searchParams.get('token')!;

async function post(url: URL | string, body: string | undefined = ONE_CLICK, type = FORM) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    redirect: 'manual',
  });
  return response.status;
}

const isActive = async () => (await alertsOf(seeker))[0]?.isActive;

async function ask(): Promise<unknown> {
  const data = await app.graphql<{ alertSubscription: unknown }>(
    `query($token: String!) { alertSubscription(token: $token) ${SUBSCRIPTION} }`,
    { token: token() },
  );
  return data.alertSubscription;
}

async function set(name: 'unsubscribe' | 'resubscribe', scope: string, by = token()) {
  const type = name === 'unsubscribe' ? 'UnsubscribeInput' : 'ResubscribeInput';
  const data = await app.graphql<Record<string, { subscription: unknown }>>(
    `mutation($input: ${type}!) { ${name}(input: $input) { subscription ${SUBSCRIPTION} } }`,
    { input: { token: by, scope } },
  );
  return data[name]!.subscription;
}

describe('one-click unsubscribe in a mail program (RFC 8058)', () => {
  test('stops the alert without a login, and repeating it is not an error', async () => {
    expect(await post(link)).toBe(200);
    expect(await isActive()).toBe(false);
    expect(await post(link)).toBe(200);
    app.clock.forward({ days: 1 });
    const company = await addCompany(app);
    await addJob(app, company.id, { title: 'Taster too' });
    app.clock.forward({ days: 1 });
    await runDigest(app);
    expect(await digestsTo(app, seeker)).toHaveLength(1);
  });

  test('accepts a multipart form, and the address in any language', async () => {
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--';
    for (const locale of LOCALES) {
      await app.sql('update alerts set is_active = true');
      link.pathname = `/${locale}/unsubscribe`;
      expect(await post(link, parts, 'multipart/form-data; boundary=x'), locale).toBe(200);
      expect(await isActive(), locale).toBe(false);
    }
  });

  test('changes nothing without its one field, or with another token', async () => {
    expect(await post(link, '')).toBe(400);
    expect(await post(link, 'List-Unsubscribe=Maybe')).toBe(400);
    expect(await post(link, '{}', 'application/json')).toBe(400);
    const letters = token();
    const other = letters.slice(0, -2) + (letters.at(-2) === 'A' ? 'B' : 'A') + letters.at(-1);
    for (const wrong of [other, '', 'abc', alertId, '\0'.repeat(64)]) {
      const url = new URL(link);
      url.searchParams.set('token', wrong);
      expect(await post(url), wrong).toBe(404);
    }
    expect(await post(`${app.url}/unsubscribe`)).toBe(404);
    expect(await isActive()).toBe(true);
  });

  test('redirects a browser without scripts to the page', async () => {
    const response = await fetch(link, {
      method: 'POST',
      body: ONE_CLICK,
      headers: { 'content-type': FORM, accept: 'text/html,*/*' },
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(link.pathname + link.search);
    expect(await isActive()).toBe(false);
    link.searchParams.set('token', 'abc');
    const wrong = await fetch(link, {
      method: 'POST',
      body: ONE_CLICK,
      headers: { 'content-type': FORM, accept: 'text/html,*/*' },
      redirect: 'manual',
    });
    expect(wrong.status).toBe(404);
  });
});

describe('the page behind the link', () => {
  test('shows what the link is about, and reading it changes nothing', async () => {
    const untouched = {
      alertName: 'Tea',
      isAlertActive: true,
      areAlertMailsOn: true,
      areAllMailsOff: false,
    };
    expect(await ask()).toEqual(untouched);
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    expect(await ask()).toEqual(untouched);
  });

  test('stops one alert or all alert emails, and can undo both', async () => {
    expect(await set('unsubscribe', 'ALERT')).toMatchObject({ isAlertActive: false });
    expect(await isActive()).toBe(false);
    expect(await set('resubscribe', 'ALERT')).toMatchObject({ isAlertActive: true });
    expect(await set('unsubscribe', 'ALL')).toEqual({
      alertName: 'Tea',
      isAlertActive: true,
      areAlertMailsOn: false,
      areAllMailsOff: false,
    });
    const settings = '{ viewer { settings { jobAlerts emailNotifications } } }';
    expect(await seeker.graphql(settings)).toMatchObject({
      viewer: { settings: { jobAlerts: false, emailNotifications: true } },
    });
    expect(await set('resubscribe', 'ALL')).toMatchObject({ areAlertMailsOn: true });
  });

  test('says that no email comes while the user has turned off all of them', async () => {
    await seeker.graphql(
      'mutation { updateSettings(input: { emailNotifications: false }) { settings { id } } }',
    );
    const off = { areAlertMailsOn: false, areAllMailsOff: true };
    expect(await ask()).toMatchObject(off);
    expect(await set('resubscribe', 'ALL')).toMatchObject(off);
  });

  test('still stops all alert emails when the alert is gone, years later', async () => {
    await deleteAlert(seeker, alertId);
    app.clock.forward({ days: 800 });
    expect(await ask()).toMatchObject({ alertName: null, isAlertActive: false });
    expect(await post(link)).toBe(200);
    expect(await set('unsubscribe', 'ALL')).toMatchObject({ areAlertMailsOn: false });
  });

  test('recognises an invalid link', async () => {
    await expect(set('unsubscribe', 'ALL', 'abc')).toFailWith('NOT_FOUND');
    const { alertSubscription } = await app.graphql<{ alertSubscription: unknown }>(
      `{ alertSubscription(token: "${'x'.repeat(86)}") ${SUBSCRIPTION} }`,
    );
    expect(alertSubscription).toBeNull();
  });
});
