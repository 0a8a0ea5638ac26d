import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminMessagesPage.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'account', 'validation'] as const;
const AT_ONCE = 20;

const user = userEvent.setup({ delay: null });

afterEach(() => act(() => leave()));

test('reported messages beyond the first page are added to the list', async () => {
  act(() => logInAs({ role: 'ADMIN' }));
  const reports = Array.from({ length: AT_ONCE + 1 }, (_, at) => ({
    id: `r${at}`,
    body: `Message ${at}`,
  }));
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        messageReports: (_admin: unknown, { after }: { after?: string | null }) => ({
          totalCount: reports.length,
          nodes: after ? reports.slice(AT_ONCE) : reports.slice(0, AT_ONCE),
          pageInfo: { hasNextPage: !after, endCursor: 'next' },
        }),
      },
    },
    mocks: { DateTime: () => '2026-11-20T09:00:00.000Z' },
  });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <Page />
    </Words>,
    { schema, path: '/admin/messages' },
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText(`Message ${AT_ONCE}`);
  expect(screen.getAllByText(/^Message \d+$/)).toHaveLength(reports.length);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
