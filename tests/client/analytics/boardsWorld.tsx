import type { IResolvers } from '@graphql-tools/utils';
import { GraphQLError } from 'graphql';
import type { ComponentType } from 'react';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import {
  aDashboard,
  ANSWER,
  aPin,
  aReport,
  aTemplate,
  READ,
  type StoredDashboard,
  type StoredReport,
} from './boardsFixtures.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['admin', 'analytics', 'boardView', 'chartEvents'] as const;
interface Query {
  measures: string[];
  range?: object | null;
  grain?: string | null;
  filter?: object | null;
}

interface View {
  range?: {
    last?: number | null;
    unit?: string | null;
    from?: string | null;
    to?: string | null;
  } | null;
  filters?: Record<string, string[] | null> | null;
  mark?: { pinId: string } | null;
}

export interface World {
  reports?: StoredReport[];
  dashboards?: StoredDashboard[];
  events?: object[];
  templates?: object[];
  path?: string;
  /** The message of a refusal, if any; `what` is the field or measure to refuse. */
  fails?: (what: string) => string | undefined;
  /** Its code. */
  code?: string;
  /** A promise that the response waits for. */
  hold?: (query: Query) => Promise<void> | undefined;
}

type Input = Record<string, unknown> & { id: string; reportId: string; dashboardId?: string };

/** A server with state; `asked` collects the mutations, `queries` the questions to answer. */
function boardsWorld(world: World) {
  const { reports = [], dashboards = [], code = 'UNAVAILABLE' } = world;
  const asked: [string, object][] = [];
  const queries: Query[] = [];
  const views: View[] = [];
  const refuse = (what: string) => {
    const message = world.fails?.(what);
    if (message) throw new GraphQLError(message, { extensions: { code, requestId: 'r-1' } });
  };
  const deleted = new Set<string>();
  const there = <Row extends { id: string }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => !deleted.has(id));
  const pinned = dashboards.flatMap(({ pins }) => pins.map(({ report }) => report));
  const reportOf = (id: string) => [...reports, ...pinned].find((row) => row.id === id)!;
  const boardOf = (id: string) => dashboards.find((row) => row.id === id)!;
  const boardWith = (pin: string) =>
    dashboards.find(({ pins }) => pins.some(({ id }) => id === pin))!;
  const changes: Record<string, (input: Input) => object> = {
    saveReport: ({ id, name, description, shared }) => {
      const values = { name, description, isShared: shared };
      if (!id) reports.unshift(aReport(`n${reports.length + 1}`, values));
      return { report: { ...Object.assign(id ? reportOf(id) : reports[0]!, values) } };
    },
    duplicateReport: ({ id }) => {
      const copy = { ...reportOf(id), id: `c${id}`, name: `${reportOf(id).name} (copy)` };
      reports.unshift(copy);
      return { report: copy };
    },
    shareReport: ({ id, shared }) => ({
      report: { ...Object.assign(reportOf(id), { isShared: shared }) },
    }),
    deleteReport: ({ id }) => {
      deleted.add(id);
      return { report: reportOf(id) };
    },
    restoreReport: ({ id }) => {
      deleted.delete(id);
      return { report: reportOf(id) };
    },
    scheduleReport: ({ reportId, ...hours }) => {
      const defaults = {
        timeZone: 'Asia/Kolkata',
        nextAt: '2026-11-23T02:30:00.000Z',
        failures: 0,
      };
      const schedule = { ...defaults, ...hours, id: `s${reportId}`, lastSentAt: null };
      return { report: { ...Object.assign(reportOf(reportId), { schedule }) } };
    },
    unscheduleReport: ({ reportId }) => ({
      report: { ...Object.assign(reportOf(reportId), { schedule: null }) },
    }),
    saveDashboard: ({ id, name, shared, range, filters }) => {
      const values = { name, isShared: shared, range, filters };
      if (!id) dashboards.push(aDashboard(`n${dashboards.length + 1}`));
      return { dashboard: { ...Object.assign(id ? boardOf(id) : dashboards.at(-1)!, values) } };
    },
    noteChartEvent: ({ id: _id, ...noted }) => {
      const event = { id: `e${events.length}`, at: READ, ...noted };
      events.push(event);
      return { event };
    },
    deleteChartEvent: ({ id }) => {
      events.splice(0, events.length, ...events.filter((event) => event.id !== id));
      return { deletedEventId: id };
    },
    deleteDashboard: ({ id }) => {
      deleted.add(id);
      return { dashboard: boardOf(id) };
    },
    restoreDashboard: ({ id }) => {
      deleted.delete(id);
      return { dashboard: boardOf(id) };
    },
    pinReport: ({ reportId, dashboardId, newDashboardName, width }) => {
      const made = () => aDashboard('new', { name: newDashboardName });
      if (!dashboardId) dashboards.push(made());
      const board = dashboardId ? boardOf(dashboardId) : dashboards.at(-1)!;
      board.pins = [...board.pins, aPin(reportOf(reportId), { id: `new${reportId}`, width })];
      return { dashboard: { ...board } };
    },
    unpinReport: ({ id }) => {
      const board = boardWith(id);
      board.pins = board.pins.filter((pin) => pin.id !== id);
      return { dashboard: { ...board } };
    },
    movePin: ({ id, position, width }) => {
      const board = boardWith(id);
      const pin = { ...board.pins.find((one) => one.id === id)! };
      if (width) pin.width = Number(width);
      const rest = board.pins.filter((one) => one.id !== id);
      const at =
        typeof position === 'number' ? position : board.pins.findIndex((one) => one.id === id);
      board.pins = [...rest.slice(0, at), pin, ...rest.slice(at)];
      return { dashboard: { ...board } };
    },
  };
  const events: { id?: string }[] = world.events ?? [];
  /** Computes the address of a report in a view like the server does, as far as the page shows it. */
  const addressIn = (address: string | null, { range, filters }: View) => {
    if (!address) return address;
    const params = new URLSearchParams(address);
    if (range) {
      for (const name of ['last', 'from', 'to', 'grain']) params.delete(name);
      if (range.last) params.set('last', `${range.last}-${range.unit!.toLowerCase()}`);
      if (range.from) params.set('from', range.from);
      if (range.to) params.set('to', range.to);
    }
    const [category] = filters?.['categories'] ?? [];
    if (category) params.set('filter', `is(category,${category})`);
    return params.toString();
  };
  const resolvers: IResolvers = {
    Query: { admin: () => ({}) },
    Admin: { analytics: () => ({}) },
    Analytics: {
      timeZone: () => 'Asia/Kolkata',
      templates: () => world.templates ?? [aTemplate('applications', 'How many apply each day?')],
      reports: () => {
        refuse('reports');
        return there(reports);
      },
      report: (_parent: unknown, { id }: { id: string }) => {
        refuse('report');
        return there(reports).find((row) => row.id === id) ?? null;
      },
      dashboards: () => {
        refuse('dashboards');
        return there(dashboards);
      },
      dashboard: () => {
        refuse('dashboard');
        return there(dashboards)[0] ?? null;
      },
      chartEvents: () => events,
      answer: async (_parent: unknown, { query }: { query: Query }) => {
        queries.push({ ...query });
        await world.hold?.(query);
        refuse(query.measures[0]!);
        return ANSWER;
      },
    },
    AnalyticsDashboard: {
      view: (board: StoredDashboard, { view }: { view?: View }) => {
        views.push(structuredClone(view ?? {}));
        return {
          markText: view?.mark ? 'Category: Sales' : null,
          pins: board.pins.map((pin) => ({
            pinId: pin.id,
            address: addressIn(pin.address, view ?? {}),
            question: pin.question,
            problem: pin.problem,
            unapplied: view?.filters ? pin.unapplied : [],
          })),
        };
      },
    },
    Mutation: Object.fromEntries(
      Object.entries(changes).map(([what, change]) => [
        what,
        (_root: unknown, { input }: { input: Input }) => {
          asked.push([what, { ...input }]);
          refuse(what);
          return change(input);
        },
      ]),
    ),
  };
  const schema = mockedSchema({ mocks: { DateTime: () => READ }, resolvers });
  return { schema, asked, queries, views };
}

/** Draws a page of the reports area over such a server. */
export async function drawBoards(Page: ComponentType, world: World = {}) {
  const server = boardsWorld(world);
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <main>
        <Page />
      </main>
    </Words>,
    { schema: server.schema, path: world.path ?? '/admin/analytics/reports' },
  );
  return { ...drawn, ...server };
}

type Watch = (entries: { isIntersecting: boolean }[]) => void;

/** jsdom has no layout, so the test says which elements are near the visible part; by default all of them are. */
export function fakeIntersectionObserver({ everything = true } = {}) {
  const seen = new Map<Element, Watch>();
  class Observer {
    readonly report: Watch;
    constructor(report: Watch) {
      this.report = report;
    }
    observe(element: Element) {
      seen.set(element, this.report);
      if (everything) this.report([{ isIntersecting: true }]);
    }
    unobserve() {}
    disconnect() {}
  }
  return { Observer, near: (element: Element) => seen.get(element)?.([{ isIntersecting: true }]) };
}
