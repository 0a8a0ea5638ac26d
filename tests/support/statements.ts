import pg from 'pg';
import { vi } from 'vitest';

/** Statements the server runs by itself at intervals: for its settings and live events, and to check streams and database. */
const OWN = /"name":"(?:settings|sessions-standing)"|^"?select 1\b|"text":"select 1"|^"listen /i;

/** The statements that reach the database during the given work, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = asked.mock.calls.map(([query]) => JSON.stringify(query));
    return sent.filter((statement) => !OWN.test(statement));
  } finally {
    asked.mockRestore();
  }
}

/** How many statements there are once everything is warm. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await statementsOf(work)).length;
}
