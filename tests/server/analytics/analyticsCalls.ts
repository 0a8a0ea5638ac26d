import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { Person } from '#tests/support/scenario.ts';

export interface Answer {
  dimensions: { key: string; name: string }[];
  measures: { key: string; name: string; unit: string }[];
  rows: Row[];
  totals: Values | null;
  pivot: {
    columns: { key: string | null; label: string }[];
    rows: { keys: (string | null)[]; labels: string[]; cells: ((number | null)[] | null)[] }[];
  } | null;
  from: string | null;
  to: string | null;
  previousFrom: string | null;
  previousTo: string | null;
  timeZone: string;
  grain: string | null;
  rowCount: number;
  isComplete: boolean;
  leftOut: number;
}

export interface Values {
  values: (number | null)[];
  previous: (number | null)[] | null;
}

export interface Row extends Values {
  keys: (string | null)[];
  labels: string[];
}

const ANSWER = `query($query: AnalyticsQueryInput!) { admin { analytics { answer(query: $query) {
  dimensions { key name } measures { key name unit } rows { keys labels values previous }
  totals { values previous } pivot { columns { key label } rows { keys labels cells } }
  from to previousFrom previousTo timeZone grain rowCount isComplete leftOut
} } } }`;

/** Asks over HTTP as an administrator. */
export async function ask(who: Person, query: AnalyticsQuery): Promise<Answer> {
  const result = await who.graphql<{ admin: { analytics: { answer: Answer } } }>(ANSWER, {
    query: inputOfQuery(query),
  });
  return result.admin.analytics.answer;
}
