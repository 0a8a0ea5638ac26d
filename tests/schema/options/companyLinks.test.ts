import { expect, test } from 'vitest';
import { inCompany } from '#schema/options/companyLinks.ts';

test.each([
  ['/manage-jobs', '/manage-jobs?company=7'],
  ['/manage-applications?job=1', '/manage-applications?job=1&company=7'],
  ['/manage-applications/1#answers', '/manage-applications/1?company=7#answers'],
  ['/settings?tab=team#people', '/settings?tab=team&company=7#people'],
])('the link %s to a page of a company is %s', (path, link) => {
  expect(inCompany(path, '7')).toBe(link);
  expect(inCompany(path, null)).toBe(path);
});
