import { expect, test } from 'vitest';
import { documented } from '#tests/rest/documented.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { picture } from '#tests/server/company/profiles.ts';
import { scenario } from '#tests/support/scenario.ts';

const PATH = '/companies/profile';

/** The documented field names. */
const COMPANY = {
  name: 'Kaveri Foods',
  description: 'Pickles since 1999.',
  industry: 'Real Estate',
  size: '11-50',
  website: 'https://kaveri.example',
  phone: '022 2345 6789',
  email: 'hr@kaveri.example',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  foundedYear: 1999,
  employeeCount: 40,
};

test('a company is missing, created, read and changed, flat and with the documented names', async () => {
  const { employer } = await scenario().employer({ company: null });
  const none = await documented(employer, 'GET', PATH);
  expect(none.status).toBe(404);
  expect(none.body).toMatchObject({ code: 'NOT_FOUND', message: 'No company found' });

  const made = await documented(employer, 'POST', PATH, { ...COMPANY, foundedYear: '1999' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...COMPANY, logo: null, adminStatus: 'pending' });
  const again = await documented(employer, 'POST', PATH, COMPANY);
  expect(again.status).toBe(409);

  const changed = await documented(employer, 'PATCH', PATH, { city: 'Mumbai', employeeCount: '' });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ ...COMPANY, city: 'Mumbai', employeeCount: 0 });
  expect((await documented(employer, 'GET', PATH)).body).toEqual(changed.body);
});

test('invalid values are reported by field', async () => {
  const { employer } = await scenario().employer({ company: null });
  const { status, body } = await documented(employer, 'POST', PATH, { industry: 'Wizardry' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: [
      { field: 'name', message: 'Company name is required' },
      { field: 'industry', message: 'Industry: please choose one of the options' },
    ],
  });
});

test('the company profile is for employers only', async () => {
  const { app, seeker } = await scenario().seeker();
  for (const [method, body] of [['GET'], ['POST', COMPANY], ['PATCH', COMPANY]] as const) {
    expect((await documented(app, method, PATH, body)).status).toBe(401);
    const refused = await documented(seeker, method, PATH, body);
    expect(refused.status).toBe(method === 'GET' ? 404 : 403);
  }
});

test('the url that the upload returns can be saved as the logo', async () => {
  const app = await appWithFiles();
  const { employer } = await scenario(app).employer({ company: null });
  const before = await upload(app, employer, 'company-logo', await picture());
  expect(before.body).toMatchObject({
    code: 'NOT_FOUND',
    message: 'No company found for this user',
  });
  await documented(employer, 'POST', PATH, COMPANY);
  const { body } = await upload(app, employer, 'company-logo', await picture());
  const saved = await documented(employer, 'PATCH', PATH, { logo: body.url });
  expect(saved.body).toMatchObject({ ...COMPANY, logo: body.url });
});
