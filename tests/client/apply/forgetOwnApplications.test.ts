import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { forgetOwnApplications } from '#client/components/apply/forgetOwnApplications.ts';
import { typePolicies } from '#client/lib/apollo/cachePolicies.ts';

test('after a change of one’s applications, what depends on them is asked again, and nothing else', () => {
  const cache = new InMemoryCache({ typePolicies });
  const of = (field: string) => gql(`{ viewer { __typename ${field} } }`);
  const fields = {
    'jobMarks { __typename applied }': { jobMarks: { __typename: 'JobMarks', applied: [] } },
    'dashboard { __typename kind }': { dashboard: { __typename: 'Dashboard', kind: 'x' } },
    'applications { __typename total }': { applications: { __typename: 'Page', total: 1 } },
    'resumes { __typename id }': { resumes: [{ __typename: 'Resume', id: '1' }] },
  };
  for (const [field, data] of Object.entries(fields))
    cache.writeQuery({ query: of(field), data: { viewer: { __typename: 'Viewer', ...data } } });
  forgetOwnApplications(cache);
  const kept = Object.keys(fields).filter((field) => cache.readQuery({ query: of(field) }));
  expect(kept).toEqual(['resumes { __typename id }']);
});
