import { Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import type { UserRole } from '#client/lib/session.ts';
import { loadWords } from '#client/lib/words.ts';
import { WebhooksTab } from '#client/pages/integrations/webhooks/WebhooksTab.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { drawInSite, logInAs, NOW } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'apiKeys', 'validation', 'webhooks'] as const;
const DAY = 86_400_000;

export const SECRET = 'whsec_dGhlIHNlY3JldA==';
export const LIST_PATH = '/integrations?section=webhooks';
export const LOG_PATH = `${LIST_PATH}&webhook=1`;

export const user = userEvent.setup({ delay: null });
export const inDays = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

export const aWebhook = (id: string, values: object = {}) => ({
  __typename: 'Webhook',
  id,
  url: `https://hooks${id}.example/in`,
  events: ['JOB_CREATED', 'APPLICATION_CREATED'],
  jobSelection: '{ id title }',
  applicationSelection: '{ id status }',
  answersForIt: 'Asha Rao' as string | null,
  previousSecretUntil: null as string | null,
  disabledAt: null as string | null,
  disabledReason: null as string | null,
  failingSince: null as string | null,
  lastDeliveredAt: null as string | null,
  ...values,
});

export const anAttempt = (id: string, values: object = {}) => ({
  __typename: 'WebhookAttempt',
  id,
  at: inDays(-1),
  took: 1_234,
  status: 204 as number | null,
  failure: null as string | null,
  answer: null as string | null,
  isReplay: false,
  ...values,
});

export const aDelivery = (id: string, values: object = {}) => ({
  __typename: 'WebhookDelivery',
  id,
  type: 'job.created',
  createdAt: inDays(-1),
  outcome: 'DELIVERED',
  attemptCount: 1,
  nextAttemptAt: null as string | null,
  deliveredAt: inDays(-1) as string | null,
  body: '{"type":"job.created"}' as string | null,
  attempts: [anAttempt('1')],
  ...values,
});

interface World {
  webhooks?: ReturnType<typeof aWebhook>[];
  deliveries?: ReturnType<typeof aDelivery>[];
  /** The total of the log, if it has more than these deliveries. */
  totalCount?: number;
  totalCountIsExact?: boolean;
  adminStatus?: string;
  role?: UserRole;
  path?: string;
  page?: ReactNode;
  /** A message: loading fails with it until it is cleared. */
  broken?: string;
}

type Input = Record<string, unknown> & { id: string };

/** Webhooks over a server with state: `asked` collects the mutations, `read` the log queries. */
export async function drawWebhooks(world: World = {}) {
  const { adminStatus = 'APPROVED', role = 'EMPLOYER', path = LIST_PATH } = world;
  act(() => logInAs({ role }));
  const asked: [string, object][] = [];
  const read: [string, object][] = [];
  const server = {
    webhooks: world.webhooks ?? [aWebhook('1')],
    deliveries: world.deliveries ?? [],

    broken: world.broken ?? '',
    /** The error with which each change fails. */
    refusal: undefined as GraphQLError | undefined,
    /** A promise each change waits for. */
    held: Promise.resolve(),
  };
  const found = (id: string) => server.webhooks.find((webhook) => webhook.id === id);
  const change =
    (name: string, apply: (input: Input) => object) =>
    async (_root: unknown, { input }: { input: Input }) => {
      asked.push([name, { ...input }]);
      await server.held;
      if (server.refusal) throw server.refusal;
      return { ...apply(input), viewer: { id: 'v', webhooks: () => server.webhooks } };
    };
  const changed = (id: string, values: object) => ({
    secret: SECRET,
    webhook: Object.assign(found(id)!, values),
  });
  const open = ({ id }: { id: string }) => {
    const webhook = found(id);
    if (!webhook) return null;
    return {
      ...webhook,
      deliveries: (args: { outcome?: string | null; first: number; page: number }) => {
        read.push(['log', { id, ...args }]);
        const { outcome, first, page } = args;
        const found = server.deliveries.filter((one) => !outcome || one.outcome === outcome);
        const { totalCount = found.length, totalCountIsExact = true } = world;
        const nodes = found.slice((page - 1) * first, page * first);
        return { totalCount, totalCountIsExact, nodes };
      },
      delivery: (args: { id: string }) => {
        read.push(['delivery', { ...args }]);
        return server.deliveries.find((one) => one.id === args.id) ?? null;
      },
    };
  };
  const schema = mockedSchema({
    resolvers: {
      Query: {
        viewer: () => {
          if (server.broken) throw failure(server.broken, { code: 'UNAVAILABLE' });
          const companyProfile = role === 'ADMIN' ? null : { id: 'c', adminStatus };
          return {
            id: 'v',
            companyProfile,
            apiKeys: [],
            webhooks: () => server.webhooks,
            webhook: open,
          };
        },
      },
      Mutation: {
        createWebhook: change('create', (input) => {
          server.webhooks = [aWebhook('new', input), ...server.webhooks];
          return changed('new', {});
        }),
        updateWebhook: change('update', ({ id, ...values }) => changed(id, values)),
        deleteWebhook: change('delete', ({ id }) => {
          server.webhooks = server.webhooks.filter((webhook) => webhook.id !== id);
          return { deletedWebhookId: id };
        }),
        enableWebhook: change('enable', ({ id }) =>
          changed(id, { disabledAt: null, disabledReason: null }),
        ),
        disableWebhook: change('disable', ({ id }) =>
          changed(id, { disabledAt: inDays(0), disabledReason: 'SWITCHED_OFF' }),
        ),
        rotateWebhookSecret: change('rotate', ({ id }) =>
          changed(id, { previousSecretUntil: inDays(1) }),
        ),
        testWebhook: change('test', () => {
          const delivery = aDelivery('test', { type: 'webhook.test', outcome: 'WAITING' });
          server.deliveries = [delivery, ...server.deliveries];
          return { delivery };
        }),
        replayDelivery: change('replay', ({ id }) => {
          const delivery = server.deliveries.find((one) => one.id === id)!;
          delivery.attempts = [...delivery.attempts, anAttempt('again', { isReplay: true })];
          delivery.attemptCount += 1;
          return { delivery };
        }),
      },
    },
  });
  await loadWords('en', AREAS);
  const tab = world.page ?? (
    <main>
      <h1>Integrations</h1>
      <WebhooksTab />
    </main>
  );
  const drawn = await drawInSite(<Words areas={AREAS}>{tab}</Words>, { schema, path });
  return { ...drawn, server, asked, read };
}

export const failure = (message: string, extensions: object = { code: 'RULE_VIOLATION' }) =>
  new GraphQLError(message, { extensions: { ...extensions } });

/** The next request never reaches the server. */
export const loseConnection = () =>
  vi
    .spyOn(SchemaLink.prototype, 'request')
    .mockImplementationOnce(
      () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
    );

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const row = (name: string) =>
  screen.getByRole('heading', { name }).closest('li') as unknown as HTMLElement;
export const toasts = () =>
  queuedToasts().map(({ kind, title, message }) => [kind, title, message]);
export const forgetToasts = () => {
  for (const { id } of queuedToasts()) closeToast(id);
};

export async function choose(name: string, action: string) {
  await user.click(button(`More actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
