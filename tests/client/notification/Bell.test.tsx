import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMocksToSchema } from '@graphql-tools/mock';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { BellMenu } from '#client/components/bell/BellMenu.tsx';
import { Words } from '#client/components/Words.tsx';
import { currentSession } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';

const AREAS = ['notifications'] as const;

interface Told {
  id: string;
  title: string;
  read: boolean;
}

afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

async function drawBell(told: Told[], options: { fails?: boolean; unread?: number } = {}) {
  act(() => logInAs({ role: 'JOB_SEEKER' }));
  const items = told.map((one) => ({
    ...one,
    body: 'Staff Nurse',
    link: '/my-applications',
    createdAt: '2026-11-21T09:00:00.000Z',
  }));
  const unread = () => options.unread ?? items.filter(({ read }) => !read).length;
  const viewer = () => ({
    unreadNotifications: unread(),
    user: { id: 'u1', locale: 'HI' },
    notifications: () => {
      if (options.fails)
        throw new GraphQLError('Away', {
          extensions: { code: 'UNAVAILABLE', requestId: 'request-7' },
        });
      return { nodes: items, pageInfo: { hasNextPage: false, endCursor: null } };
    },
  });
  const mark = (ids: string[]) => {
    for (const item of items) if (ids.includes(item.id)) item.read = true;
    return { viewer: { unreadNotifications: unread() } };
  };
  const schema = addMocksToSchema({
    schema: publishedSchema,
    resolvers: {
      Query: { viewer },
      Mutation: {
        markNotificationRead: (_: unknown, { input }: { input: { id: string } }) => ({
          ...mark([input.id]),
          notification: items.find(({ id }) => id === input.id),
        }),
        markAllNotificationsRead: () => ({
          ...mark(items.map(({ id }) => id)),
          notifications: items,
        }),
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <BellMenu user={currentSession().user!} />
    </Words>,
    { schema },
  );
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('says how many are new, and no more than 99', async () => {
  await drawBell([], { unread: 140 });
  expect((await bell('Notifications, 140 new')).textContent).toBe('99+');
});

test('opens by keyboard, shows the newest, and Escape leads back', async () => {
  const { user, container } = await drawBell([
    { id: 'n1', title: 'You have been shortlisted', read: false },
    { id: 'n2', title: 'Application sent', read: true },
  ]);
  const button = await bell('Notifications, 1 new');
  button.focus();
  await user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toBe('NewYou have been shortlistedStaff Nurse1 hour ago');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expectNoViolations(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('following one leads to the thing and takes it off the count', async () => {
  const { user } = await drawBell([{ id: 'n1', title: 'Application sent', read: false }]);
  await user.click(await bell('Notifications, 1 new'));
  await user.click(await screen.findByRole('link', { name: /Application sent/ }));
  expect(screen.getByTestId('address').textContent).toBe('/my-applications');
  await bell('Notifications');
});

test('all are read at one press, and the focus stays in the panel', async () => {
  const { user } = await drawBell([
    { id: 'n1', title: 'One', read: false },
    { id: 'n2', title: 'Two', read: false },
  ]);
  await user.click(await bell('Notifications, 2 new'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await bell('Notifications');
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Close notifications' }),
    ),
  );
  expect(screen.queryByText('New')).toBeNull();
});

test('nothing yet is said in words', async () => {
  const { user } = await drawBell([]);
  await user.click(await bell('Notifications'));
  expect(await screen.findByRole('heading', { name: 'Nothing new yet' })).toBeTruthy();
});

test('what could not be loaded can be asked for again', async () => {
  const { user } = await drawBell([], { fails: true, unread: 2 });
  await user.click(await bell('Notifications, 2 new'));
  await screen.findByText('Your notifications could not be loaded.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('the language of the account is the one of this browser, unless another was chosen here', async () => {
  localStorage.removeItem('language');
  await drawBell([]);
  await waitFor(() => expect(localStorage.getItem('language')).toBe('hi'));
  cleanup();
  localStorage.setItem('language', 'es');
  await drawBell([]);
  await bell('Notifications');
  expect(localStorage.getItem('language')).toBe('es');
});
