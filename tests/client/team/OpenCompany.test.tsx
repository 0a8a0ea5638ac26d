import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { OpenCompany } from '#client/pages/frame/route/OpenCompany.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

afterEach(() => act(leave));

const AREAS = ['team'] as const;

/** Opens a link about this company. The account belongs to Lotus Works and Neem Works, and works for Neem Works. */
async function follow(companyId: string) {
  act(() => logInAs({ role: 'EMPLOYER' }));
  let current = 'neem';
  const switched: string[] = [];
  const before = queuedToasts().length;
  const schema = mockedSchema({
    resolvers: {
      Query: {
        viewer: () => ({
          memberships: ['Lotus', 'Neem'].map((name) => ({
            id: `in-${name}`,
            isCurrent: name.toLowerCase() === current,
            company: { id: name.toLowerCase(), name: `${name} Works` },
          })),
          user: { id: '1', role: 'EMPLOYER' },
        }),
      },
      Mutation: {
        switchCompany: (_: unknown, { input }: { input: { companyId: string } }) => {
          switched.push(input.companyId);
          current = input.companyId;
          return { viewer: { id: 'v' } };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <OpenCompany companyId={companyId} />
    </Words>,
    { schema, path: `/manage-applications?job=7&company=${companyId}#notes` },
  );
  await expectAddress('/manage-applications?job=7');
  return { switched, toasts: queuedToasts().slice(before) };
}

test('a link switches to the company it is about, says so, and goes on to its page', async () => {
  const { switched, toasts } = await follow('lotus');
  expect(switched).toEqual(['lotus']);
  expect(toasts).toMatchObject([
    { kind: 'info', title: 'You now work for Lotus Works, because the link belongs to it' },
  ]);
});

test.each([
  ['a company that the account has left', 'banyan'],
  ['the company that it works for', 'neem'],
])('a link about %s changes nothing', async (_name, companyId) => {
  expect(await follow(companyId)).toEqual({ switched: [], toasts: [] });
});
