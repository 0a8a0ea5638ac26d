import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { FollowButton } from '#client/pages/companies/FollowButton.tsx';
import { loadWords } from '#client/lib/words.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['company', 'jobFacts'] as const;

afterEach(() => {
  act(() => leave());
  for (const { id } of queuedToasts()) closeToast(id);
});

/** The button over a server with these alerts; `asked` collects the mutations. */
async function open(alerts: { id: string; isActive: boolean; company: { id: string } | null }[]) {
  const asked: [string, unknown][] = [];
  const viewer = () => ({ alerts, hiddenCompanies: [] });
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer },
      Mutation: {
        followCompany: (_root: unknown, { input }: { input: { companyId: string } }) => {
          asked.push(['follow', { ...input }]);
          alerts.push({ id: 'new', isActive: true, company: { id: input.companyId } });
          return { viewer: viewer() };
        },
        deleteAlert: (_root: unknown, { input }: { input: { id: string } }) => {
          asked.push(['stop', { ...input }]);
          alerts.splice(
            alerts.findIndex(({ id }) => id === input.id),
            1,
          );
          return { viewer: viewer() };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <FollowButton company={{ id: 'c1', name: 'Lotus Works' }} />
      <FollowButton company={{ id: 'c2', name: 'Teak Traders' }} />
    </Words>,
    { schema },
  );
  await screen.findByRole('button', { name: 'Follow Teak Traders', pressed: true });
  return { asked };
}

const follow = () => screen.getByRole('button', { name: 'Follow Lotus Works' });
const isFollowed = () => follow().getAttribute('aria-pressed') === 'true';
const aSearch = { id: 'search', isActive: true, company: null };
const another = { id: 'other', isActive: true, company: { id: 'c2' } };

test('a company is followed no longer once its alert is deleted, and Undo follows it again', async () => {
  const { asked } = await open([
    aSearch,
    another,
    { id: 'a1', isActive: true, company: { id: 'c1' } },
  ]);
  expect(isFollowed()).toBe(true);
  await userEvent.click(follow());
  await waitFor(() => expect(isFollowed()).toBe(false));
  expect(asked).toEqual([['stop', { id: 'a1' }]]);
  await waitFor(() => expect(queuedToasts()).toHaveLength(1));
  act(() => queuedToasts()[0]!.action!.onPress());
  await waitFor(() => expect(isFollowed()).toBe(true));
  expect(asked.at(-1)).toEqual(['follow', { companyId: 'c1' }]);
});

test('a company whose alert is paused is not followed until the button is pressed', async () => {
  const { asked } = await open([another, { id: 'a1', isActive: false, company: { id: 'c1' } }]);
  expect(isFollowed()).toBe(false);
  await userEvent.click(follow());
  await waitFor(() => expect(isFollowed()).toBe(true));
  expect(asked).toEqual([['follow', { companyId: 'c1' }]]);
});
