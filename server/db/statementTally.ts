import { AsyncLocalStorage } from 'node:async_hooks';

/** A statement that the database has executed; never with its values. */
export interface AskedStatement {
  /** The name of a prepared statement, or the text of any other. */
  statement: string;
  milliseconds: number;
  rows: number;
  failed?: true;
}

/** The statements that one request or task has run so far. */
export interface Tally {
  beganAt: number;
  statements: number;
  milliseconds: number;
  /** The caller may see the statements. */
  isShownToCaller?: boolean;
}

interface Watch {
  tally: Tally;
  note?: (asked: AskedStatement) => void;
}

const watches = new AsyncLocalStorage<Watch>();

export const currentTally = (): Tally | undefined => watches.getStore()?.tally;

/** Counts the statements of this work, however deeply nested. */
export function tallied<T>(note: Watch['note'], work: () => T): T {
  const tally = { beganAt: performance.now(), statements: 0, milliseconds: 0 };
  return watches.run({ tally, note }, work);
}

type Query = string | { name?: string; text?: string };

/** Costs nothing while no one observes. */
export function noteStatement(query: Query, answer: Promise<{ rowCount: number | null }>): void {
  const watch = watches.getStore();
  if (!watch) return;
  const began = performance.now();
  const done = (rows: number, failed?: true) => {
    const milliseconds = toTenths(performance.now() - began);
    watch.tally.statements += 1;
    watch.tally.milliseconds += milliseconds;
    watch.note?.({ statement: shapeOf(query), milliseconds, rows, ...(failed && { failed }) });
  };
  answer.then(
    ({ rowCount }) => done(rowCount ?? 0),
    () => done(0, true),
  );
}

export function toTenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

const LONGEST = 2_000;

function shapeOf(query: Query): string {
  const { name = '', text = '' } = typeof query === 'string' ? { text: query } : query;
  return name || withoutValues(text);
}

/** Literals may be personal data: the shape of a statement is enough to identify it. */
export function withoutValues(text: string): string {
  return text
    .slice(0, 10 * LONGEST)
    .replaceAll(/(?:\b[ebx]|\bu&)?'(?:[^']|'')*(?:'|$)/gi, '?')
    .replaceAll(/(?<![\w$".])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}
