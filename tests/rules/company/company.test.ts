import { expect, test } from 'vitest';
import {
  freeSlug,
  logoIdOf,
  mayCreateCompany,
  slugOf,
  statusAfterUpdate,
  statusAtFirst,
  wasOnceApproved,
} from '#server/modules/company/company.rules.ts';

test('company.create.one: an employer cannot create a second company unless the first is deleted', () => {
  expect(mayCreateCompany(null)).toBe(true);
  expect(mayCreateCompany({ deletedAt: null })).toBe(false);
  expect(mayCreateCompany({ deletedAt: new Date() })).toBe(true);
});

test('company.create.status: a new company waits, unless the site approves automatically and its texts have no risk sign', () => {
  expect(statusAtFirst({ autoApproveCompanies: false }, [])).toBe('pending');
  expect(statusAtFirst({ autoApproveCompanies: true }, [])).toBe('approved');
  expect(statusAtFirst({ autoApproveCompanies: true }, ['fee'])).toBe('pending');
});

test('company.update.status: only a rejected company returns to review', () => {
  expect(statusAfterUpdate('rejected')).toBe('pending');
  for (const status of ['pending', 'approved', 'suspended'] as const)
    expect(statusAfterUpdate(status)).toBe(status);
});

test.each([
  ['pending', null, false],
  ['rejected', null, false],
  ['approved', null, true],
  ['suspended', null, true],
  ['pending', new Date(), true],
  ['rejected', new Date(), true],
] as const)('company.approved.once: %s, approved at %s', (adminStatus, approvedAt, was) => {
  expect(wasOnceApproved({ adminStatus, approvedAt })).toBe(was);
});

test.each([
  ['Kaveri Foods Pvt. Ltd.', 'kaveri-foods-pvt-ltd'],
  ['Café & Co', 'cafe-and-co'],
  ['  --  ', 'company'],
  ['कावेरी फ़ूड्स', 'company'],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)} works`, 'a'.repeat(79)],
])('%s has the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('company.create.slug: the second company of a name gets a number', () => {
  expect(freeSlug('lotus', new Set())).toBe('lotus');
  expect(freeSlug('lotus', new Set(['lotus', 'lotus-2', 'lotus-works']))).toBe('lotus-3');
});

test('company.logo.issued: by id, by path, or by full address on this site', () => {
  const site = 'https://kaamyab.example';
  const id = '01939e3a-0000-7000-8000-000000000001';
  for (const logo of [id, id.toUpperCase(), `/uploads/logos/${id}`, `${site}/uploads/logos/${id}`])
    expect(logoIdOf(logo, site)).toBe(id);
  for (const logo of [
    `https://evil.example/uploads/logos/${id}`,
    `${site}.evil.example/uploads/logos/${id}`,
    `/uploads/${id}`,
    `/uploads/logos/${id}/..`,
    '/favicon.svg',
  ])
    expect(logoIdOf(logo, site)).toBeNull();
});
