import { EXPORTS } from '#server/modules/personalData/export.sql.ts';
import type { Answer, Market } from './market.ts';
import type { Names, Plain } from './names.ts';
import type { Read } from './reads.ts';
import type { ParametersOfPath } from './parametersOfRest.ts';
import type { RestRead } from './readsOfRest.ts';
import { refusal } from './recordWrite.ts';
import { digestOf, writtenOut } from './writtenOut.ts';

/** Fields that depend on the moment or the machine. */
const UNSTABLE = new Set([
  'milliseconds',
  'plan',
  'requestId',
  'cursor',
  'startCursor',
  'endCursor',
]);
/** A longer list shows this many entries, and only names the others. */
const SHOWN = 3;

/** A question and its complete answer. */
export async function recordRead(
  market: Market,
  plain: ReturnType<Names['record']>,
  read: Read,
  answer = askByHttp,
): Promise<string | null> {
  const { title, as, variables, isGuess } = read;
  const { data, errors = [] } = await answer(market, read);
  if (isGuess && errors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN')) return null;
  const sent = Object.keys(variables).length > 0 ? ` ${flat(plain(variables))}` : '';
  const found = data && writtenOut(shortened(plain(data)), '  ');
  return [
    `## ${title}, by ${as}${sent}`,
    ...errors.map((error) => `refused: ${refusal(error, plain)}`),
    ...(found ? [found.replace(/^\n/, '')] : []),
    '',
  ].join('\n');
}

function askByHttp(market: Market, { as, query, variables }: Read): Promise<Answer> {
  return market.graphql(as, query, variables);
}

/** A path and its complete answer. Its headers are noted with those of the others. */
export async function recordPath(
  market: Market,
  plain: ReturnType<Names['record']>,
  { as, path }: RestRead,
  noteHeaders: (headers: string, path: string) => void,
): Promise<string> {
  const { status, headers, body } = await market.get(as, path);
  noteHeaders(
    String(plain(writtenHeaders(headers))),
    `${String(plain(path.split('?')[0]!))}, by ${as}`,
  );
  const isJson = /^[[{]/.test(body);
  const answer = isJson
    ? writtenOut(shortened(plain(JSON.parse(body))), '  ').replace(/^\n/, '')
    : beginning(String(plain(body)));
  return [`## GET ${String(plain(path))}, by ${as}: ${status}`, answer, ''].join('\n');
}

const OF_THE_MOMENT = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

const writtenHeaders = (headers: Headers) =>
  [...headers]
    .filter(([name]) => !OF_THE_MOMENT.has(name))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** In one line: how many entries a path finds, or why it refuses, and a digest of its answer. */
async function summaryOfPath(
  market: Market,
  plain: ReturnType<Names['record']>,
  { as, path }: RestRead,
): Promise<string> {
  const { status, body } = await market.get(as, path);
  if (status !== 200) return `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`.trim();
  const isJson = /^[[{]/.test(body);
  const [, total] = /"total\w*":(\d+)/.exec(body) ?? [];
  const answer = isJson ? JSON.stringify(shortened(plain(JSON.parse(body)))) : String(plain(body));
  const count = isJson ? total && `${total} in all` : `${body.trim().split('\n').length} lines`;
  return [count, digestOf(answer)].filter(Boolean).join(', ');
}

/** What a path finds with each of its parameters, a line each. */
export async function recordParameters(
  market: Market,
  plain: ReturnType<Names['record']>,
  { as, path, requests }: ParametersOfPath,
): Promise<string> {
  const lines: string[] = [];
  for (const query of requests) {
    const summary = await summaryOfPath(market, plain, { as, path: `${path}?${query}` });
    lines.push(`  ${String(plain(query))}: ${summary}`);
  }
  return [`## GET ${String(plain(path))}, by ${as}`, ...lines, ''].join('\n');
}

/** The first lines of a text, and a digest of all of it. */
function beginning(text: string): string {
  const lines = text.split('\n').slice(0, 5);
  return [...lines.map((line) => `  ${line.slice(0, 300)}`), `  all: ${digestOf(text)}`].join('\n');
}

/** Records the copy of a person's data that the account can download, file by file. */
export async function recordPersonalData(
  { app, ids }: Market,
  names: Names,
  added: ReadonlyMap<string, string>,
  who: 'seeker' | 'employer',
): Promise<string> {
  const [plain, alike] = [names.record(added), names.withoutIds()];
  const records: string[] = [];
  for (const [name, read] of Object.entries(EXPORTS)) {
    const [row] = await app.services.database.read(read, [ids[who]]);
    const data = shortened(plain(sorted(row?.data ?? [], alike)));
    records.push(`## ${name}.json of the ${who}\n${writtenOut(data, '  ').replace(/^\n/, '')}\n`);
  }
  return records.join('\n');
}

/** The order of rows of the same moment has no meaning. */
function sorted(data: unknown, alike: Plain): unknown {
  if (!Array.isArray(data)) return data;
  return data
    .map((row: unknown) => ({ row, key: JSON.stringify(alike(row)) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
}

const flat = (value: unknown) =>
  writtenOut(value, '  ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

/** The value without unstable and empty parts. The end of a long list becomes its names and a digest. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(shortened);
    const isOfObjects = all.some((one) => typeof one === 'object' && one !== null);
    if (!isOfObjects || all.length <= SHOWN + 1) return all;
    const rest = all.slice(SHOWN);
    const digest = digestOf(JSON.stringify(rest));
    return [
      ...all.slice(0, SHOWN),
      `and ${rest.length} more (${digest}): ${rest.map(nameOf).join('; ')}`,
    ];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !UNSTABLE.has(name) && name !== '__typename')
      .map(([name, one]) => [name, shortened(one)]),
  );
}

function nameOf(one: unknown): string {
  if (typeof one !== 'object' || one === null) return String(one);
  const texts = Object.values(one).filter((value) => typeof value === 'string');
  return (texts[0] ?? JSON.stringify(one)).slice(0, 40);
}
