import { GraphQLError } from 'graphql';
import type { ComponentType } from 'react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'adminUsers', 'account', 'activity', 'validation'] as const;

export const aUser = (id: string, values: object = {}) => ({
  __typename: 'AdminUser',
  id,
  firstName: 'User',
  lastName: id,
  email: `user${id}@people.example`,
  phone: null as string | null,
  role: 'JOB_SEEKER',
  status: 'ACTIVE',
  displayStatus: 'ACTIVE',
  isVerified: true,
  suspendedUntil: null as string | null,
  suspendedReason: null as string | null,
  locale: 'EN',
  signsInWithGoogle: false,
  lastLoginAt: null as string | null,
  createdAt: '2026-11-18T09:00:00.000Z',
  company: null as object | null,
  figures: { jobs: 0, applicationsSent: 3, applicationsReceived: 0 },
  sessions: [] as object[],
  ...values,
});
type StoredUser = ReturnType<typeof aUser>;

interface World {
  users?: StoredUser[];
  path?: string;
  fails?: (what: string) => string | undefined;
  /** The users a bulk action leaves out. */
  refused?: { id: string; message: string }[];
}

interface Listed {
  search?: string | null;
  role?: string | null;
  status?: string | null;
  verified?: boolean | null;
  page?: number | null;
  first: number;
}

type Input = Record<string, unknown> & { id: string; ids: string[] };

/** The page over a server with state; `asked` collects the mutations. */
export async function drawUsers(Page: ComponentType, world: World = {}) {
  const { users = [], refused = [], path = '/admin/users' } = world;
  const asked: [string, object][] = [];
  const refuse = (what: string) => {
    const message = world.fails?.(what);
    if (message) throw new GraphQLError(message, { extensions: { code: 'UNAVAILABLE' } });
  };
  const userOf = (id: string) => users.find((user) => user.id === id)!;
  const one =
    (what: string, values: object) =>
    (_root: unknown, { input }: { input: Input }) => {
      asked.push([what, { ...input }]);
      refuse(what);
      return { user: { ...Object.assign(userOf(input.id), values) } };
    };
  const many =
    (what: string, values: object) =>
    (_root: unknown, { input }: { input: Input }) => {
      asked.push([what, { ...input }]);
      refuse(what);
      const meant = input.ids.filter((id) => !refused.some((left) => left.id === id));
      return { users: meant.map((id) => ({ ...Object.assign(userOf(id), values) })), refused };
    };
  const suspended = {
    status: 'SUSPENDED',
    displayStatus: 'SUSPENDED',
    suspendedReason: 'Spam',
    sessions: [],
  };
  const verified = { isVerified: true, displayStatus: 'ACTIVE' };
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        users: (_admin: unknown, args: Listed) => {
          refuse('users');
          return listed(users, args);
        },
        user: (_admin: unknown, { id }: { id: string }) => {
          refuse('user');
          return users.find((user) => !id || user.id === id) ?? null;
        },
        activity: () => ({ totalCount: 0, nodes: [] }),
      },
      Mutation: {
        verifyUser: one('verifyUser', verified),
        suspendUser: one('suspendUser', suspended),
        unsuspendUser: one('unsuspendUser', { status: 'ACTIVE', displayStatus: 'ACTIVE' }),
        updateUser: one('updateUser', {}),
        verifyUsers: many('verifyUsers', verified),
        suspendUsers: many('suspendUsers', suspended),
        deleteUser: (_root: unknown, { input }: { input: Input }) => {
          asked.push(['deleteUser', { ...input }]);
          refuse('deleteUser');
          users.splice(users.indexOf(userOf(input.id)), 1);
          return { deletedUserId: input.id };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>,
    { schema, path },
  );
  return { ...drawn, asked };
}

function listed(
  users: readonly StoredUser[],
  { search, role, status, verified, page, first }: Listed,
) {
  const found = users
    .filter(({ firstName, lastName, email }) =>
      `${firstName} ${lastName} ${email}`.toLowerCase().includes((search ?? '').toLowerCase()),
    )
    .filter((user) => !role || user.role === role)
    .filter((user) => !status || user.status === status)
    .filter((user) => verified == null || user.isVerified === verified);
  const from = ((page ?? 1) - 1) * first;
  return {
    totalCount: found.length,
    totalCountIsExact: true,
    totalPages: Math.max(1, Math.ceil(found.length / first)),
    nodes: found.slice(from, from + first).map((user) => ({ ...user })),
  };
}
