import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { createCompany, profileOf, updateCompany } from './profiles.ts';

let app: App;
let seeker: Person;

beforeAll(async () => {
  ({ app, seeker } = await scenario(theApp()).seeker());
});

const newcomer = async () => (await scenario(app).employer({ company: null })).employer;
const kaveri = { name: 'Kaveri Foods', industry: 'Retail' };

describe('a company', () => {
  test('is created with the given values and waits for approval', async () => {
    const who = await newcomer();
    expect(await profileOf(who)).toBeNull();
    const made = await createCompany(who, {
      name: '  Kaveri   Foods ',
      industry: 'Real Estate',
      description: 'Flats.\r\nAnd houses.',
      size: '11-50',
      website: 'kaveri.example',
      phone: '+91 (22) 2345-6789',
      email: 'HR@Kaveri.Example',
      address: '12 MG Road',
      city: 'Pune',
      state: 'Maharashtra',
      foundedYear: 1999,
      employeeCount: 40,
    });
    expect(made).toMatchObject({
      adminStatus: 'PENDING',
      adminNotes: null,
      approvedAt: null,
      phone: '+91 (22) 2345-6789',
      email: 'hr@kaveri.example',
      address: '12 MG Road',
      employeeCount: 40,
      company: {
        name: 'Kaveri Foods',
        industry: 'real_estate',
        description: 'Flats.\nAnd houses.',
        size: 'employees_11_50',
        website: 'https://kaveri.example',
        country: 'India',
        foundedYear: 1999,
        logoUrl: null,
      },
    });
    expect(await profileOf(who)).toEqual(made);
    const { company } = await who.graphql('query($slug: String!) { company(slug: $slug) { id } }', {
      slug: made.company.slug,
    });
    expect(company).toBeNull();
  });

  test('needs a name and an industry, reported by field', async () => {
    const who = await newcomer();
    await expect(
      createCompany(who, { name: ' ', industry: '', foundedYear: 1799, website: 'x', email: 'y' }),
    ).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: expect.arrayContaining([
          { field: 'name', message: 'Company name is required' },
          { field: 'industry', message: 'Industry is required' },
          { field: 'foundedYear', message: expect.stringMatching(/between 1800 and \d{4}$/) },
          { field: 'website', message: 'Please enter a valid web address' },
          { field: 'email', message: 'Please enter a valid email address' },
        ]),
      },
    });
    expect(await profileOf(who)).toBeNull();
  });

  test('is approved at once if the site approves automatically', async () => {
    const who = await newcomer();
    await app.settings({ autoApproveCompanies: true });
    const made = await createCompany(who, kaveri);
    await app.settings({ autoApproveCompanies: false });
    expect(made).toMatchObject({ adminStatus: 'APPROVED' });
    expect(made.approvedAt).not.toBeNull();
  });

  test('waits if its text has a risk sign, even if the site approves automatically', async () => {
    const who = await newcomer();
    await app.settings({ autoApproveCompanies: true });
    const description = 'Send the refundable deposit of Rs 500 on WhatsApp.';
    const made = await createCompany(who, { ...kaveri, description });
    await app.settings({ autoApproveCompanies: false });
    expect(made).toMatchObject({ adminStatus: 'PENDING', approvedAt: null });
  });

  test('can be created once per employer, even by two simultaneous requests', async () => {
    const who = await newcomer();
    const both = await Promise.allSettled([createCompany(who, kaveri), createCompany(who, kaveri)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(createCompany(who, kaveri)).toFailWith('CONFLICT');
    await expect(createCompany(who, kaveri)).toBreakRule('company.create.one');
  });

  test('can share its name with another company, but not its address', async () => {
    const people = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const made = await Promise.all(
      people.map((who) => createCompany(who, { ...kaveri, name: 'Same Name' })),
    );
    const slugs = made.map(({ company }) => company.slug).toSorted();
    expect(slugs).toEqual(['same-name', 'same-name-2', 'same-name-3']);
  });
});

describe('a change', () => {
  test('keeps omitted fields and clears null ones', async () => {
    const who = await newcomer();
    const made = await createCompany(who, { ...kaveri, phone: '022 2345 6789', country: 'Nepal' });
    app.clock.forward({ minutes: 1 });
    const changed = await updateCompany(who, { name: 'Kaveri Group', phone: null });
    expect(changed).toEqual({
      ...made,
      phone: null,
      company: { ...made.company, name: 'Kaveri Group', slug: 'kaveri-group' },
    });
    expect(await profileOf(who)).toEqual(changed);
  });

  test('of the name changes the address of the page until the first approval', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const { company } = await createCompany(who, { ...kaveri, name: 'Tata Consultancy Services' });
    expect(company.slug).toBe('tata-consultancy-services');
    const slugAfter = async (name: string) => (await updateCompany(who, { name })).company.slug;
    expect(await slugAfter('Kaveri Dairy')).toBe('kaveri-dairy');
    expect(await slugAfter('KAVERI Dairy')).toBe('kaveri-dairy');
    const taken = await createCompany(other, { ...kaveri, name: 'Tata Consultancy Services' });
    expect(taken.company.slug).toBe('tata-consultancy-services');
    expect(await slugAfter('Tata Consultancy Services')).toBe('tata-consultancy-services-2');
    // As long as the name stays, the address does, although a shorter one has become free.
    await app.sql(`update companies set slug = 'tcs' where slug = ?`, [taken.company.slug]);
    expect(await slugAfter('Tata Consultancy Services')).toBe('tata-consultancy-services-2');
    await app.sql(
      `update companies set admin_status = 'rejected', approved_at = now() where id = ?`,
      [company.id],
    );
    expect(await slugAfter('Kaveri Snacks')).toBe('tata-consultancy-services-2');
  });

  test('keeps an approved company approved, and sends a rejected one back to review', async () => {
    for (const [before, after] of [
      ['approved', 'APPROVED'],
      ['rejected', 'PENDING'],
      ['suspended', 'SUSPENDED'],
    ] as const) {
      const { employer } = await scenario(app).employer({ company: { status: before } });
      expect(await updateCompany(employer, { city: 'Pune' })).toMatchObject({ adminStatus: after });
      for (const change of [{ foundedYear: 1999 }, { employeeCount: 40 }])
        await updateCompany(employer, change);
      const changed = 'select changed_since_approval as names from companies where id = ?';
      const [row] = await app.sql<{ names: string[] }>(changed, [employer.company!.id]);
      const listed = before === 'approved' ? ['foundedYear', 'employeeCount'] : [];
      expect(row!.names.filter((name) => listed.includes(name))).toEqual(listed);
    }
  });

  test('is refused without a company', async () => {
    const who = await newcomer();
    await expect(updateCompany(who, { name: 'X' })).rejects.toMatchObject({
      message: 'No company found for this user',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

describe('no one else', () => {
  test('reads or changes the company, which is always that of the signed-in user', async () => {
    const { a, b } = await scenario(app)
      .employer({ as: 'a', company: { name: 'A Works', status: 'pending' } })
      .employer({ as: 'b', company: { name: 'B Works', status: 'pending' } });
    await updateCompany(a, { phone: '022 1111 1111' });
    await updateCompany(b, { name: 'B Works 2' });
    expect(await profileOf(a)).toMatchObject({
      phone: '022 1111 1111',
      company: { name: 'A Works' },
    });
    expect(await profileOf(b)).toMatchObject({ phone: null, company: { name: 'B Works 2' } });
    const { node } = await b.graphql('query($id: ID!) { node(id: $id) { __typename } }', {
      id: a.company!.id,
    });
    expect(node).toBeNull();
  });

  test('but employers can create or read a company profile', async () => {
    await expect(createCompany(seeker, kaveri)).toFailWith('FORBIDDEN');
    await expect(updateCompany(seeker, kaveri)).toFailWith('FORBIDDEN');
    expect(await profileOf(seeker)).toBeNull();
    const guest = { ...seeker, graphql: app.graphql.bind(app) };
    await expect(createCompany(guest, kaveri)).toFailWith('UNAUTHENTICATED');
  });
});
