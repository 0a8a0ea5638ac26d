import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminExplorePage.tsx';
import { addressOfQuery } from '#schema/analytics/address.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { inputOfQuery, queryOfValue } from '#schema/analytics/graphqlForm.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'analytics', 'typedQuestion', 'calculations'] as const;

const measure = (key: string, name: string, subject: string, dimensions: string[]) => ({
  key: key.toUpperCase(),
  name,
  subject,
  description: `What ${name.toLowerCase()} are.`,
  unit: 'COUNT',
  source: subject,
  isAdditive: true,
  isStock: false,
  isPersonal: false,
  stepOf: subject === 'applications' ? subject : null,
  dimensions: dimensions.map((one) => one.toUpperCase()),
  segmentNouns: subject === 'applications' ? ['PERSON', 'COMPANY', 'JOB'] : ['PERSON'],
});
const dimension = (key: string, name: string, kind: string, values: object[] | null = null) => ({
  key: key.toUpperCase(),
  name,
  kind,
  values,
  description: `What ${name.toLowerCase()} is.`,
  source: key,
  isPersonal: false,
});
const JOB = ['time', 'category', 'state', 'remote'];
export const MODEL = {
  subjects: [
    { key: 'applications', name: 'Applications', source: 'applications' },
    { key: 'searches', name: 'Searches', source: 'searches' },
  ],
  measures: [
    measure('applications', 'Applications', 'applications', JOB),
    measure('hires', 'Hires', 'applications', JOB),
    measure('searches', 'Searches', 'searches', ['time', 'search_term']),
  ],
  dimensions: [
    dimension('time', 'Time', 'TIME'),
    dimension('category', 'Category', 'TEXT'),
    dimension('state', 'State', 'CHOICE', [
      { key: 'Kerala', label: 'Kerala' },
      { key: 'Goa', label: 'Goa' },
    ]),
    dimension('remote', 'Remote', 'YES_NO'),
    dimension('search_term', 'Search term', 'TEXT'),
  ],
  grains: ['DAY', 'MONTH'],
  timeZones: ['Asia/Kolkata', 'UTC'],
};

interface Report {
  id: string;
  name: string;
  isShared: boolean;
  mayChange: boolean;
  query: AnalyticsQuery;
  description?: string;
  isOwn?: boolean;
  /** Why it can no longer be queried. */
  problem?: string | null;
}
interface World {
  reports?: Report[];
  dashboards?: object[];
  templates?: object[];
  segments?: object[];
  /** The failure of opening, explaining or changing a report, by the name of its field. */
  refuses?: (what: string) => GraphQLError | undefined;
  /** Values to override in every result. */
  answer?: object;
  /** Rows of the result: the keys of the first dimension. */
  rows?: (query: AnalyticsQuery) => string[];
  /** The lists behind a figure, if it has more than one. */
  parts?: string[];
  /** The failure of a query. */
  fails?: (query: AnalyticsQuery) => GraphQLError | undefined;
  /** A promise that the response waits for. */
  hold?: () => Promise<void> | undefined;
}

const nameOf = (key: string) =>
  [...MODEL.measures, ...MODEL.dimensions].find((one) => one.key === key.toUpperCase())?.name ??
  key;

function answerOf(query: AnalyticsQuery, keys: readonly string[]) {
  const { measures, dimensions = [] } = query;
  const column = (unit: string) => (key: string) => ({
    key: key.toUpperCase(),
    name: nameOf(key),
    description: '',
    unit,
    source: '',
    isAdditive: true,
    isStock: false,
    rowMeasures: unit === 'COUNT' ? [key.toUpperCase()] : [],
  });
  const rows = keys.map((key, at) => ({
    keys: (dimensions ?? []).map(() => key),
    labels: (dimensions ?? []).map(() => key),
    values: measures.map(() => at + 1),
    previous: null,
  }));
  return {
    dimensions: (dimensions ?? []).map(column('NONE')),
    measures: measures.map(column('COUNT')),
    rows,
    totals: null,
    pivot: null,
    exactFrom: null,
    from: null,
    to: null,
    previousFrom: null,
    previousTo: null,
    timeZone: 'Asia/Kolkata',
    grain: null,
    rowCount: rows.length,
    isComplete: true,
    leftOut: 0,
    readAt: '2026-11-21T10:00:00.000Z',
    freshAt: '2026-11-21T10:00:00.000Z',
    milliseconds: 12.3,
  };
}

/** Two pages of one row each. */
function rowsPage(after: string | null) {
  const [id, label] = after ? ['j2', 'Cook'] : ['j1', 'Welder'];
  return {
    nodes: [
      {
        id,
        label,
        at: '2026-11-20T10:00:00.000Z',
        detail: null,
        job: { id, label, path: `/admin/jobs/${id}` },
        company: { id: 'c1', label: 'Acme', path: '/admin/companies/c1' },
        user: null,
      },
    ],
    question: 'Applications, all time, where category is Sales',
    measure: 'APPLICATIONS',
    part: 'VALUE',
    parts: ['VALUE'],
    timeZone: 'Asia/Kolkata',
    address: '/admin/analytics/explore?measures=applications&filter=is%28category%2Csales%29',
    totalCount: 2,
    pageInfo: { hasNextPage: !after, endCursor: after ? null : 'next' },
  };
}

interface RowsArgs {
  figure: { part?: string | null };
  after: string | null;
}

function partOf(part: string | null | undefined, parts = ['VALUE']) {
  return { part: part ?? parts[0], parts };
}

/** The builder over a server that answers every question; `asked` collects the questions. */
export async function drawBuilder(search = '', world: World = {}) {
  const asked: AnalyticsQuery[] = [];
  const listed: object[] = [];
  const changes: [string, Record<string, unknown>][] = [];
  const reports = world.reports ?? [];
  const refuse = (what: string) => {
    const failure = world.refuses?.(what);
    if (failure) throw failure;
  };
  const change = (what: string, input: object) => {
    changes.push([what, { ...input }]);
    refuse(what);
  };
  const reportData = (report: Report) => ({
    description: '',
    isOwn: report.mayChange,
    owner: { id: 'u1', name: 'Asha Rao' },
    chart: 'BAR',
    version: 1,
    address: addressOfQuery(report.query, 'bar').toString(),
    problem: null,
    schedule: null,
    ...report,
    query: inputOfQuery<object>(report.query),
  });
  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Admin: { analytics: () => ({}) },
    Analytics: {
      model: () => MODEL,
      answer: async (_root: unknown, { query }: { query: object }) => {
        const meant = queryOfValue(query);
        asked.push(meant);
        await world.hold?.();
        const failure = world.fails?.(meant);
        if (failure) throw failure;
        const answer = answerOf(meant, world.rows?.(meant) ?? ['sales', 'care', 'teaching']);
        return { ...answer, ...world.answer };
      },
      explain: () => {
        refuse('explain');
        return { sql: 'select count(*) from x where day > $1', values: ['7'], plan: null };
      },
      rows: (_root: unknown, { figure, after }: RowsArgs) => {
        listed.push({ ...figure, after });
        return { ...rowsPage(after), ...partOf(figure.part, world.parts) };
      },
      keyNames: (_root: unknown, { keys }: { keys: { key: string }[] }) =>
        keys.map(({ key }) => (key === 'sales' ? 'Sales' : null)),
      templates: () => world.templates ?? [],
      segments: () => world.segments ?? [],
      timeZone: () => 'Asia/Kolkata',
      dashboards: () => world.dashboards ?? [],
      report: (_root: unknown, { id }: { id: string }) => {
        refuse('report');
        const found = reports.find((one) => one.id === id);
        return found ? reportData(found) : null;
      },
    },
    AnalyticsModel: {
      dimension: () => ({ suggestions: ['Sales', 'Care'] }),
      namedValues: (_root: unknown, { names }: { names: string[] }) =>
        names
          .filter((name) => name === 'sales')
          .map((name) => ({ name, dimension: 'CATEGORY', value: 'Sales', isExact: true })),
    },
    Mutation: {
      saveReport: (
        _root: unknown,
        { input }: { input: Record<string, unknown> & { id?: string } },
      ) => {
        change('saveReport', input);
        const query = queryOfValue(input['query'] as object);
        const id = input.id ?? 'r9';
        const kept = { id, name: String(input['name']), isShared: Boolean(input['shared']) };
        const report = { ...kept, mayChange: true, query };
        reports.splice(0, reports.length, ...reports.filter((one) => one.id !== id), report);
        return { report: reportData(report) };
      },
      duplicateReport: (_root: unknown, { input }: { input: { id: string } }) => {
        change('duplicateReport', input);
        const copied = reports.find(({ id }) => id === input.id)!;
        reports.push({ ...copied, id: 'copy', name: `${copied.name} (copy)`, mayChange: true });
        return { report: reportData(reports.at(-1)!) };
      },
      shareReport: (_root: unknown, { input }: { input: { id: string; shared: boolean } }) => {
        change('shareReport', input);
        const shared = reports.find(({ id }) => id === input.id)!;
        return { report: reportData(Object.assign(shared, { isShared: input.shared })) };
      },
      pinReport: (_root: unknown, { input }: { input: object }) => {
        change('pinReport', input);
        return { dashboard: { id: 'd1', name: 'Mornings', pins: [] } };
      },
    },
  };
  const schema = mockedSchema({ mocks: { DateTime: () => '2026-11-21T10:00:00.000Z' }, resolvers });
  await loadWords('en', AREAS);
  const path = `/admin/analytics/explore${search}`;
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>,
    { schema, path },
  );
  return { ...drawn, asked, listed, changes };
}
