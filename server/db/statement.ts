import { hash } from 'node:crypto';
import { memoized } from '#server/lib/memoized.ts';
import type { Statements } from './statementTypes.ts';

/** Columns of JSON, which the database cannot describe: their types are written at the statement. */
export interface JsonColumns<Json extends object> {
  readonly json?: Json;
}

/** Types the JSON columns of a statement: `statement('…', sql, json<{ company: Company }>())`. */
export const json = <Json extends object>(): JsonColumns<Json> => ({});

/**
 * A prepared statement. The types of its parameters and rows come from the database: `npm run codegen` describes every
 * statement against a migrated one and writes them to `statementTypes.ts`.
 */
export interface Statement<Name extends string = string, Json extends object = object> {
  readonly name: Name;
  readonly text: string;
  readonly isDescribed: true;
  /** Takes long: waits for one of the few places that such statements have. */
  readonly isHeavy?: boolean;
  readonly columns?: JsonColumns<Json>;
}

/** A statement as codegen describes it; `members` are the examples of a family. */
export interface KnownStatement extends Statement {
  readonly members?: readonly string[];
}

const known = new Map<string, KnownStatement>();

/** Every statement of the modules that have been loaded, by name. */
export const knownStatements = (): readonly KnownStatement[] => [...known.values()];

/**
 * `text` is a constant. In an alias, `"total!"` says that the column is never null where PostgreSQL cannot know it; the
 * mark is not part of the name.
 */
export function statement<const Name extends string, Json extends object = object>(
  name: Name,
  text: string,
  { isHeavy }: JsonColumns<Json> & { isHeavy?: boolean } = {},
): Statement<Name, Json> {
  if (known.has(name)) throw new Error(`Two statements are called ${name}`);
  known.set(name, { name, text, isDescribed: true });
  return { name, text: text.replaceAll('!"', '"'), isDescribed: true, ...(isHeavy && { isHeavy }) };
}

/** The parts that define a family of statements. */
interface Family<Shape, Json extends object> extends JsonColumns<Json> {
  text: (shape: Shape) => string;
  /** Names one of the family, so that it stays prepared. Without a name, PostgreSQL plans it for every request. */
  key?: (shape: Shape) => string | null;
  /** Shapes whose texts are described by codegen: together they contain every part that a text can have. */
  examples: readonly Shape[];
  isHeavy?: boolean;
}

/**
 * Statements that are put together for each question and always return the same columns. Their parameters depend on the
 * question, so they are not checked.
 */
export function statementFamily<const Name extends string, Shape, Json extends object = object>(
  name: Name,
  { text, key, examples, isHeavy }: Family<Shape, Json>,
): (shape: Shape) => Statement<Name, Json> {
  if (known.has(name)) throw new Error(`Two statements are called ${name}`);
  const members = examples.map(text);
  known.set(name, { name, text: members[0]!, isDescribed: true, members });
  return (shape) => {
    const part = key?.(shape) ?? null;
    return {
      name: (part === null ? '' : `${name}-${part}`) as Name,
      text: text(shape).replaceAll('!"', '"'),
      isDescribed: true,
      ...(isHeavy && { isHeavy }),
    };
  };
}

const shortened = memoized((words) => hash('sha256', words, 'base64url').slice(0, 12));

/** A key for shapes whose description is too long for a name. */
export const shortKey = (...parts: readonly unknown[]): string => shortened(parts.join('\n'));

/**
 * `= any(…)` for a list of ids. The subquery hides the list: if PostgreSQL saw that a list is short, it would plan the
 * statement again for each request.
 */
export const anyId = (place: `$${number}`): string => `any((select ${place}::uuid[])::uuid[])`;

type Described<Name extends string> = Name extends keyof Statements ? Statements[Name] : never;

export type ParametersOf<One extends Statement> = Described<One['name']>['parameters'];

type Row<One extends Statement> = Described<One['name']>['row'];

/** A row as PostgreSQL describes it, with the JSON columns as the statement types them. */
export type RowOf<One extends Statement> =
  One extends Statement<string, infer Json>
    ? [keyof Json] extends [never]
      ? Row<One>
      : WithJson<Row<One>, Json>
    : never;

/** Applied to each member of a union of rows. */
type WithJson<Row, Json> = {
  [Column in keyof Row]: Column extends keyof Json
    ? [Row[Column]] extends [null]
      ? null
      : Json[Column]
    : Row[Column];
};
