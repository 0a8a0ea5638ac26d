import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { useNavigate } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page as AdminMessages } from '#client/pages/admin/AdminMessagesPage.tsx';
import { Page } from '#client/pages/messages/MessagesPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { changedConversation } from '#tests/client/conversation/changedConversation.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { fakeServer, next, withoutChannels } from '#tests/client/live/tabs.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['messages', 'admin', 'files', 'validation'] as const;
const AT = '2026-11-21T09:30:00.000Z';

afterEach(() => {
  act(leave);
  vi.unstubAllGlobals();
});

const conversation = (id: string, body: string, more = {}) => ({
  __typename: 'Conversation',
  id,
  isUnread: false,
  lastAt: AT,
  lastMessage: { id: `m${id}`, body, isMine: false, isRemoved: false },
  application: {
    id,
    name: 'Asha Rao',
    job: { id: 'j1', title: 'Staff Nurse', company: { id: 'c1', name: 'Lotus Works' } },
  },
  state: 'OPEN',
  ...more,
});

const CONVERSATIONS = [
  conversation('a1', 'Can you come on Monday?', { isUnread: true }),
  conversation('a2', 'Thank you.', { lastMessage: { id: 'm', body: 'Thank you.', isMine: true } }),
  conversation('a3', '', { lastMessage: { id: 'm', body: '', isMine: false, isRemoved: true } }),
];

async function draw(path: string, role: 'JOB_SEEKER' | 'EMPLOYER', found = CONVERSATIONS) {
  act(() => logInAs({ role }));
  /** Whether only what is unread was asked for, each time. */
  const asked: boolean[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: {
        viewer: () => ({ id: '1', unreadConversations: 1 }),
        conversation: (_: unknown, { id }: { id: string }) =>
          found.find((one) => one.id === id) ?? null,
      },
      Viewer: {
        conversations: (_: unknown, { isUnread }: { isUnread: boolean }) => {
          asked.push(isUnread);
          return {
            totalCount: found.length,
            nodes: found,
            pageInfo: { hasNextPage: found.length > 0, endCursor: 'next' },
          };
        },
        messageTemplates: () => [],
      },
      Application: {
        messages: () => ({
          totalCount: 0,
          nodes: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      },
    },
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
      <Back />
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path, route: '/messages/:id?' })), asked };
}

/** The browser's own button. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the browser
    </button>
  );
}

test('a seeker sees the companies that wrote, and the list is filtered by its address', async () => {
  const { asked } = await draw('/messages', 'JOB_SEEKER');
  const [row] = await screen.findAllByText('Staff Nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Unread only' }));
  await expectAddress('/messages?unread=1');
  await waitFor(() => expect(asked.at(-1)).toBe(true));
  // The list stays until the next one is there.
  expect(row!.isConnected).toBe(true);
});

test('a message that arrives brings its conversation into the list', async () => {
  const stream = fakeServer();
  withoutChannels();
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) =>
    stream.connect(signal),
  );
  const found = CONVERSATIONS.slice(1);
  await draw('/messages', 'JOB_SEEKER', found);
  expect(await screen.findAllByText('Staff Nurse')).toHaveLength(2);
  await waitFor(() => expect(stream.lines).toHaveLength(1));
  found.unshift(CONVERSATIONS[0]!);
  stream.lines[0]!.write(next({ data: { conversationChanged: changedConversation('a1', 1) } }));
  expect(await screen.findByText('Can you come on Monday?')).toBeTruthy();
});

test('an employer opens a conversation beside the list', async () => {
  await draw('/messages/a1?search=asha', 'EMPLOYER');
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Rao' })).toBeTruthy();
});

test('searching and filtering leave the conversation open; going back undoes the filter, not each letter', async () => {
  await draw('/messages/a1', 'EMPLOYER');
  await userEvent.type(await screen.findByRole('searchbox'), 'asha');
  await expectAddress('/messages/a1?search=asha');
  await userEvent.click(screen.getByRole('button', { name: 'Unread only' }));
  await expectAddress('/messages/a1?search=asha&unread=1');
  const back = screen.getByRole('button', { name: 'Back in the browser' });
  await userEvent.click(back);
  await expectAddress('/messages/a1?search=asha');
  // The search replaced the first address instead of adding one.
  await userEvent.click(back);
  await expectAddress('/messages/a1?search=asha');
});

test.each([
  ['EMPLOYER', 'See applications', '/manage-applications'],
  ['JOB_SEEKER', 'See your applications', '/my-applications'],
] as const)('without any message, %s is led to applications', async (role, name, to) => {
  await draw('/messages', role, []);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Unread only' })).toBeNull();
});

test('a list that a filter empties says so', async () => {
  await draw('/messages?unread=1', 'JOB_SEEKER', []);
  expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy();
});

test('an administrator reads reported messages and resolves one', async () => {
  act(() => logInAs({ role: 'ADMIN' }));
  const report = {
    __typename: 'MessageReport',
    id: 'r1',
    reason: 'FEE',
    detail: 'He wants a fee.',
    isNoticed: false,
    createdAt: AT,
    body: 'Pay 500 rupees first.',
    side: 'COMPANY',
    sentAt: AT,
    authorId: 'u1',
    authorName: 'Ravi Iyer',
    companyId: 'c1',
    companyName: 'Lotus Works',
    jobId: 'j1',
    jobTitle: 'Staff Nurse',
  };
  const noticed = { ...report, id: 'r2', detail: '', isNoticed: true, body: '', authorId: null };
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        messageReports: () => ({
          totalCount: 2,
          nodes: [report, { ...noticed, authorName: null, side: 'APPLICANT' }],
          pageInfo: { hasNextPage: true, endCursor: 'next' },
        }),
      },
      Mutation: { resolveMessageReports: () => ({ resolvedIds: ['r1'] }) },
    },
  });
  await loadWords('en', AREAS);
  await drawInSite(
    <Words areas={AREAS}>
      <AdminMessages />
    </Words>,
    { schema, path: '/admin/messages' },
  );
  const [first] = await screen.findAllByRole('article');
  await userEvent.click(first!.querySelector('button')!);
  await waitFor(() => expect(queuedToasts().at(-1)?.kind).toBe('success'));
});
