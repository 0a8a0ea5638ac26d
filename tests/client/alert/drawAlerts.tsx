import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/alerts/JobAlertsPage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['alerts', 'validation'] as const;

export const anAlert = (id: string, values: object = {}) => ({
  __typename: 'Alert',
  id,
  name: `Alert ${id}`,
  keywords: 'nurse',
  location: null as string | null,
  place: null as string | null,
  jobType: null,
  salaryRange: null,
  filters: null,
  companyId: null,
  company: null,
  frequency: 'DAILY',
  isActive: true,
  matches: 0,
  lastSentAt: null as string | null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...values,
});

interface World {
  alerts?: ReturnType<typeof anAlert>[];
  path?: string;
  settings?: object;
  fails?: () => string | undefined;
  /** The jobs a new alert would find. */
  preview?: () => object;
}

type Input = { input: Record<string, unknown> & { id: string } };

/** The page over a server with state; `asked` collects the mutations. */
export async function drawAlerts({
  alerts = [],
  path = '/job-alerts',
  settings,
  fails,
  preview,
}: World = {}) {
  const asked: [string, Record<string, unknown>][] = [];
  const server = { alerts, deleted: [] as ReturnType<typeof anAlert>[] };
  const change = (name: string, apply: (input: Input['input']) => object | undefined) => {
    return (_root: unknown, { input }: Input) => {
      asked.push([name, { ...input }]);
      const message = fails?.();
      if (message) throw new GraphQLError(message, { extensions: { code: 'RULE_VIOLATION' } });
      return { alert: apply(input), viewer: { alerts: server.alerts } };
    };
  };
  const found = (id: string) => server.alerts.find((alert) => alert.id === id);
  const resolvers: IResolvers = {
    Query: {
      ...(preview && { newAlertPreview: preview }),
      viewer: () => ({
        alerts: () => {
          if (fails?.()) throw new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
          return server.alerts;
        },
      }),
    },
    Mutation: {
      createAlert: change('create', (input) => {
        server.alerts = [anAlert('new', input), ...server.alerts];
        return server.alerts[0];
      }),
      updateAlert: change('update', (input) => Object.assign(found(input.id) ?? {}, input)),
      deleteAlert: change('delete', ({ id }) => {
        const alert = found(id);
        server.alerts = server.alerts.filter((one) => one !== alert);
        if (alert) server.deleted.push(alert);
        return alert;
      }),
      restoreAlert: change('restore', () => {
        server.alerts = [...server.alerts, ...server.deleted];
        return server.deleted[0];
      }),
    },
  };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-22T02:30:00.000Z',
      UserSettings: () => ({ emailNotifications: true, jobAlerts: true, ...settings }),
      AlertPreview: () => ({ total: 0, jobs: [] }),
    },
    resolvers,
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  return { ...(await drawInSite(page, { schema, path })), asked };
}
