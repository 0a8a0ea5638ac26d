import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import type { UserRole } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { KeysTab } from '#client/pages/integrations/keys/KeysTab.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

export const user = userEvent.setup({ delay: null });
const AREAS = ['apiKeys', 'validation'] as const;
export const TOKEN = `kmb_${'x'.repeat(43)}`;
export const DAY = 86_400_000;

export const inDays = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

export const aKey = (id: string, values: object = {}) => ({
  __typename: 'ApiKey',
  id,
  name: `Key ${id}`,
  prefix: 'kmb_abcdefgh',
  scopes: ['JOBS_READ', 'APPLICATIONS_READ'],
  state: 'LIVING',
  createdAt: inDays(-3),
  madeBy: 'Asha Rao',
  answersForIt: 'Asha Rao',
  isOwn: true,
  wasHandedOver: false,
  expiresAt: inDays(87),
  lastUsedAt: null as string | null,
  revokedAt: null as string | null,
  oldPrefix: null as string | null,
  oldUntil: null as string | null,
  ...values,
});

type Input = { input: Record<string, unknown> & { id: string } };

interface World {
  keys?: ReturnType<typeof aKey>[];
  adminStatus?: string;
  /** A message: each change fails with it. */
  refusal?: string;
  role?: UserRole;
  /** A message: loading fails with it until it is cleared. */
  broken?: string;
}

/** The tab over a server with state; `asked` collects the mutations. */
export async function drawKeys({
  keys = [aKey('1')],
  adminStatus = 'APPROVED',
  refusal = '',
  role = 'EMPLOYER',
  broken = '',
}: World = {}) {
  act(() => logInAs({ role }));
  const asked: [string, Record<string, unknown>][] = [];
  const server = { keys, broken };
  const change =
    (name: string, apply: (input: Input['input']) => object) =>
    (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      if (refusal) throw new GraphQLError(refusal, { extensions: { code: 'RULE_VIOLATION' } });
      const apiKey = apply(input);
      return { token: TOKEN, apiKey, viewer: { id: 'v', apiKeys: () => server.keys } };
    };
  const found = (id: string) => server.keys.find((key) => key.id === id)!;
  const schema = mockedSchema({
    resolvers: {
      Query: {
        viewer: () => {
          if (server.broken)
            throw new GraphQLError(server.broken, { extensions: { code: 'UNAVAILABLE' } });
          const companyProfile = role === 'ADMIN' ? null : { id: 'c', adminStatus };
          return { id: 'v', companyProfile, apiKeys: () => server.keys };
        },
      },
      Mutation: {
        createApiKey: change('create', (input) => {
          server.keys = [aKey('new', { ...input }), ...server.keys];
          return server.keys[0]!;
        }),
        rotateApiKey: change('rotate', ({ id }) =>
          Object.assign(found(id), { oldPrefix: 'kmb_abcdefgh', oldUntil: inDays(7) }),
        ),
        endOldApiKeySecret: change('endOld', ({ id }) =>
          Object.assign(found(id), { oldPrefix: null, oldUntil: null }),
        ),
        renameApiKey: change('rename', ({ id, name }) => Object.assign(found(id), { name })),
        revokeApiKey: change('revoke', ({ id }) =>
          Object.assign(found(id), { state: 'REVOKED', revokedAt: inDays(0) }),
        ),
      },
    },
  });
  await loadWords('en', AREAS);
  const tab = (
    <main>
      <h1>Integrations</h1>
      <Words areas={AREAS}>
        <KeysTab />
      </Words>
    </main>
  );
  return { ...(await drawInSite(tab, { schema })), asked, server };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const row = (name: string) =>
  screen.getByRole('heading', { name }).closest('li') as unknown as HTMLElement;
export const toasts = () => queuedToasts().map(({ title }) => title);
export const lastToast = () => queuedToasts().at(-1);

export async function choose(name: string, action: string) {
  await user.click(button(`More actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
