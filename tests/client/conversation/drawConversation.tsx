import { act } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ConversationPanel } from '#client/components/conversation/ConversationPanel.tsx';
import { Words } from '#client/components/Words.tsx';
import type { UserRole } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['messages', 'files', 'validation'] as const;

interface Message {
  id: string;
  side: 'COMPANY' | 'APPLICANT';
  body: string;
  sentAt: string;
  isMine?: boolean;
  asksForMoney?: boolean;
}

interface World {
  role?: UserRole;
  teamRole?: 'INTERVIEWER';
  state?: 'OPEN' | 'WAITING' | 'BLOCKED' | 'CLOSED';
  isUnread?: boolean;
  readByOtherAt?: string | null;
  /** Shown on request. */
  earlier?: Message[];
  templates?: { id: string; name: string; body: string }[];
}

export const message = (id: string, side: Message['side'], body: string, more = {}): Message => ({
  id,
  side,
  body,
  sentAt: `2026-11-20T10:0${id}:00.000Z`,
  ...more,
});

/** The conversation over a server with state; `asked` collects the mutations. */
export async function drawConversation(messages: Message[], world: World = {}) {
  const { role = 'JOB_SEEKER', teamRole = null, templates = [], earlier = [] } = world;
  act(() => logInAs({ role, teamRole, firstName: 'Meera', lastName: 'Iyer' }));
  const server = { fails: false, /** What each change waits for. */ held: Promise.resolve() };
  const asked: [string, unknown][] = [];
  const application = () => ({
    __typename: 'Application',
    id: 'a1',
    name: 'Asha Rao',
    job: { id: 'j1', title: 'Nurse', company: { id: 'c1', name: 'Lotus Works' } },
    messages: ({ after }: { after?: string | null }) => ({
      totalCount: messages.length + earlier.length,
      nodes: (after ? earlier : messages).toReversed().map((one) => ({
        isMine: false,
        asksForMoney: false,
        isRemoved: false,
        authorName: 'Ravi',
        files: [],
        ...one,
      })),
      pageInfo: { hasNextPage: !after && earlier.length > 0, endCursor: 'next' },
    }),
  });
  const conversation = () => ({
    id: 'a1',
    state: world.state ?? 'OPEN',
    isUnread: world.isUnread ?? false,
    canBlock: true,
    isBlocked: world.state === 'BLOCKED',
    readByOtherAt: world.readByOtherAt ?? null,
    application,
  });
  const taken =
    (what: string) =>
    async (_: unknown, { input }: { input: { body?: string } }) => {
      asked.push([what, input]);
      await server.held;
      if (server.fails)
        throw new GraphQLError('Try later.', { extensions: { code: 'UNAVAILABLE' } });
      if (what === 'read') world.isUnread = false;
      if (what === 'block') world.state = 'BLOCKED';
      if (what === 'send')
        messages.push(
          message(`${messages.length + 1}`, 'APPLICANT', input.body!, { isMine: true }),
        );
      return { conversation, message: { id: `${messages.length}` }, viewer: { id: '1' } };
    };
  const schema = mockedSchema({
    resolvers: {
      Query: { conversation, viewer: () => ({ id: '1', messageTemplates: templates }) },
      Mutation: {
        sendConversationMessage: taken('send'),
        markConversationRead: taken('read'),
        blockConversation: taken('block'),
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <ConversationPanel id="a1" />
    </Words>,
    { schema },
  );
  return { ...drawn, asked, server };
}
