import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import type { FigureSection } from '#schema/analytics/figures/figures.ts';
import { inputOfQuery, queryOfValue } from '#schema/analytics/graphqlForm.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Person } from '#tests/support/scenario.ts';

const QUERY = 'measures range { last unit rolling } compare';

export interface Figure {
  key: string;
  value: number | null;
  change: number | null;
  recent: number | null;
  before: number | null;
  unit: string;
  definition: string;
  query: object;
  changeQuery: object | null;
  address: string;
  changeAddress: string | null;
}

type Part = { figures: Figure[] };
export type Figures = Record<FigureSection, Part> & { countedAt: string; from: string };

const PART = `figures { key value change recent before unit definition query { ${QUERY} }
  changeQuery { ${QUERY} } address changeAddress }`;

export async function figuresOf(who: Person, period: string): Promise<Figures> {
  const { admin } = await who.graphql<{ admin: { analytics: { figures: Figures } } }>(
    `query($period: AnalyticsPeriod!) { admin { analytics { figures(period: $period) {
      from countedAt users { ${PART} } jobs { ${PART} } applications { ${PART} } } } } }`,
    { period },
  );
  return admin.analytics.figures;
}

export interface Answered {
  value: number | null;
  previous: number | null;
}

/** Asks as the report builder does. */
export async function ask(who: Person, query: AnalyticsQuery): Promise<Answered> {
  interface Answer {
    rows: { values: (number | null)[]; previous: (number | null)[] | null }[];
  }
  const { admin } = await who.graphql<{ admin: { analytics: { answer: Answer } } }>(
    `query($query: AnalyticsQueryInput!) { admin { analytics { answer(query: $query) {
      rows { values previous } } } } }`,
    { query: inputOfQuery(query) },
  );
  const [row] = admin.analytics.answer.rows;
  return { value: row?.values[0] ?? null, previous: row?.previous?.[0] ?? null };
}

export const parseQuery = (value: object): AnalyticsQuery => queryOfValue(value);

/** Reads a link as the report builder does. */
export function queryAt(address: string): AnalyticsQuery {
  const read = queryOfAddress(new URL(address, 'https://kaamyab.example').searchParams);
  if ('problems' in read) throw new Error(`${address}: ${read.problems.join(', ')}`);
  return read.query;
}
