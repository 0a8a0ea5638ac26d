import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { BellMenu } from '#client/components/bell/BellMenu.tsx';
import { Words } from '#client/components/Words.tsx';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession, type UserRole } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['notifications'] as const;

interface StoredNotification {
  id: string;
  title: string;
  read: boolean;
  link?: string | null;
  otherCompanyId?: string;
}

interface BellWorld {
  /** Loading the list fails. */
  fails?: boolean;
  /** Changes are refused with this message. */
  refusal?: string;
  unread?: number;
  role?: UserRole;
  locale?: SiteLocale;
  /** The size of the first page; the rest loads on request. */
  firstPage?: number;
}

/** The bell over a server with state; `asked` collects the requests. */
export async function drawBell(notifications: StoredNotification[], world: BellWorld = {}) {
  const { role = 'JOB_SEEKER', locale = 'en', firstPage = notifications.length } = world;
  act(() => logInAs({ role }));
  const items = notifications.map((one) => ({
    link: '/my-applications',
    otherCompanyId: null,
    ...one,
    body: 'Staff Nurse',
    createdAt: '2026-11-21T09:00:00.000Z',
  }));
  const server = { unread: world.unread, refusal: world.refusal ?? '' };
  const asked: [string, unknown][] = [];
  const unread = () => server.unread ?? items.filter(({ read }) => !read).length;
  const viewer = () => ({
    unreadNotifications: unread,
    user: { id: 'u1', locale: 'HI' },
    notifications: (args: { after?: string | null }) => {
      asked.push(['list', args]);
      if (world.fails)
        throw new GraphQLError('Away', {
          extensions: { code: 'UNAVAILABLE', requestId: 'request-7' },
        });
      const nodes = args.after ? items.slice(firstPage) : items.slice(0, firstPage);
      const hasNextPage = !args.after && items.length > firstPage;
      return { nodes, pageInfo: { hasNextPage, endCursor: hasNextPage ? 'here' : null } };
    },
  });
  const mark = (what: string, ids: string[]) => {
    asked.push([what, ids]);
    if (server.refusal)
      throw new GraphQLError(server.refusal, { extensions: { code: 'RULE_VIOLATION' } });
    for (const item of items) if (ids.includes(item.id)) item.read = true;
    return { viewer: { unreadNotifications: unread() } };
  };
  const schema = mockedSchema({
    resolvers: {
      Query: { viewer },
      Mutation: {
        markNotificationRead: (_: unknown, { input }: { input: { id: string } }) => ({
          ...mark('read', [input.id]),
          notification: items.find(({ id }) => id === input.id),
        }),
        markAllNotificationsRead: () => ({
          ...mark(
            'all',
            items.map(({ id }) => id),
          ),
          notifications: items,
        }),
        setLocale: (_: unknown, { input }: { input: { locale: string } }) => {
          asked.push(['language', input.locale]);
          if (server.refusal) throw new GraphQLError(server.refusal);
          return { user: { id: 'u1', ...input } };
        },
      },
    },
  });
  await loadWords(locale, AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <BellMenu user={currentSession().user!} />
    </Words>,
    { schema, locale },
  );
  return { ...drawn, user: userEvent.setup({ delay: null }), server, asked };
}

export const bell = (name: string) => screen.findByRole('button', { name });
