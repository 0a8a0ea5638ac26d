import type { Described, Field } from './describe.ts';

/** How `pg` hands over a value of a type, by PostgreSQL's own numbers for types. */
const READ: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'unknown',
  700: 'number',
  701: 'number',
  1000: 'boolean[]',
  1001: 'Buffer[]',
  1009: 'string[]',
  1016: 'string[]',
  1007: 'number[]',
  1022: 'number[]',
  1043: 'string',
  1082: 'Date',
  1114: 'Date',
  1115: 'Date[]',
  1184: 'Date',
  1185: 'Date[]',
  1700: 'string',
  // `void`, whose value arrives as an empty text.
  2278: 'string',
  2950: 'string',
  2951: 'string[]',
  3802: 'unknown',
};

/** The types that a parameter accepts; null is always possible. */
const GIVEN: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number | string | bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'string',
  700: 'number',
  701: 'number',
  1000: 'readonly boolean[] | string',
  1001: 'readonly Buffer[] | string',
  1007: 'readonly number[] | string',
  1009: 'readonly string[] | string',
  1016: 'readonly string[] | string',
  1043: 'string',
  1082: 'string',
  1114: 'Date | string',
  1184: 'Date | string',
  1185: 'readonly (Date | string)[] | string',
  1186: 'string',
  1700: 'number | string',
  2950: 'string',
  2951: 'readonly string[] | string',
  3615: 'string',
  3802: 'string',
  3807: 'readonly string[] | string',
};

/** The generated file: parameters and row of every statement, by name. */
export function typeText(described: readonly Described[]): string {
  const entries = described.map(
    ({ name, parameters, fields, isPage }) =>
      `  '${name}': {\n    parameters: ${parametersOf(parameters)};\n    row: ${isPage ? pageOf(fields) : rowOf(fields)};\n  };\n`,
  );
  return [
    '/** Written by npm run codegen: what PostgreSQL says of each statement. */\n',
    'type Maybe<T> = T | null | undefined;\n\n',
    '/** A row of a page; where the page is empty, one row has only the total. */\n',
    'type PageOf<Total, Row> = (Total & Row) | (Total & { [Column in keyof Row]: null });\n\n',
    `export interface Statements {\n${entries.join('')}}\n`,
  ].join('');
}

const parametersOf = (types: readonly number[] | undefined) =>
  types ? `readonly [${types.map(given).join(', ')}]` : 'readonly unknown[]';

function rowOf(fields: readonly Field[]): string {
  if (fields.length === 0) return '{}';
  const lines = fields.map((field) => `      ${keyOf(field)}: ${read(field)};\n`);
  return `{\n${lines.join('')}    }`;
}

const pageOf = ([total, ...fields]: readonly Field[]) =>
  `PageOf<${rowOf([total!])}, ${rowOf(fields)}>`;

const keyOf = ({ name }: Field) => (/^\w+$/.test(name) ? name : `'${name}'`);

function read({ name, type, isNullable, values }: Field): string {
  const own = values?.map((value) => `'${value}'`).join(' | ') ?? READ[type];
  if (!own)
    throw new Error(`The column ${name} has a type that typeText.ts does not know: ${type}`);
  return isNullable && own !== 'unknown' ? `${own} | null` : own;
}

function given(type: number): string {
  const own = GIVEN[type];
  if (!own) throw new Error(`A parameter has a type that typeText.ts does not know: ${type}`);
  return `Maybe<${own}>`;
}
