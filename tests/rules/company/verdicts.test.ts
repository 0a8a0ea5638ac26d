import { expect, test } from 'vitest';
import {
  freeSlug,
  logoIdOf,
  mayCreateCompany,
  slugOf,
  statusAfterUpdate,
  statusAtFirst,
} from '#server/modules/company/company.rules.ts';

test('company.create.one: whoever has one makes no second, unless the first is gone', () => {
  expect(mayCreateCompany(null)).toBe(true);
  expect(mayCreateCompany({ deletedAt: null })).toBe(false);
  expect(mayCreateCompany({ deletedAt: new Date() })).toBe(true);
});

test('company.create.status: it waits, unless the site approves by itself', () => {
  expect(statusAtFirst({ autoApproveCompanies: false })).toBe('pending');
  expect(statusAtFirst({ autoApproveCompanies: true })).toBe('approved');
});

test('company.update.status: only what was rejected is looked at again', () => {
  expect(statusAfterUpdate('rejected')).toBe('pending');
  for (const status of ['pending', 'approved', 'suspended'] as const)
    expect(statusAfterUpdate(status)).toBe(status);
});

test.each([
  ['Kaveri Foods Pvt. Ltd.', 'kaveri-foods-pvt-ltd'],
  ['Café & Co', 'cafe-and-co'],
  ['  --  ', 'company'],
  ['कावेरी फ़ूड्स', 'company'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('%s has the address %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test('company.create.slug: the second of a name gets a number', () => {
  expect(freeSlug('lotus', new Set())).toBe('lotus');
  expect(freeSlug('lotus', new Set(['lotus', 'lotus-2', 'lotus-works']))).toBe('lotus-3');
});

test('company.logo.issued: by id, by path, by the full address of this site', () => {
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
