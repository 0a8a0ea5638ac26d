import pg from 'pg';
import { vi } from 'vitest';

/** What the server asks by itself when it is time to, whoever comes: its settings, and whether the database is there. */
const OWN = /"name":"settings"|^"?select 1\b|"text":"select 1"/i;

/** The statements that reach the database while this is done, as they are sent. */
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

/** How many they are once everything is warm. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  await work();
  return (await statementsOf(work)).length;
}
