import { isObjectType, type GraphQLObjectType } from 'graphql';
import { isNeeded, selectAllFields } from '#tests/server/isolation/selectAllFields.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { tableColumns, type Column } from './lookalikes.ts';
import type { Market, Who } from './market.ts';
import type { Plain } from './names.ts';
import { digestOf } from './writtenOut.ts';

/** What can be read by its id, and where it is kept. */
const TABLES = {
  Alert: 'alerts',
  Application: 'applications',
  Company: 'companies',
  ConversationMessage: 'messages',
  Interview: 'interviews',
  Job: 'jobs',
  Notification: 'notifications',
  Offer: 'offers',
  Resume: 'resumes',
  Session: 'sessions',
  User: 'users',
  Webhook: 'webhooks',
} as const;

type Kind = keyof typeof TABLES;
export const KINDS = Object.keys(TABLES) as Kind[];

const CALLERS: readonly Who[] = [
  'guest',
  'seeker',
  'employer',
  'manager',
  'interviewer',
  'rival',
  'admin',
];
/** Rows of the same state, and of a kind in all; a request may ask for a hundred. */
const [PER_STATE, MOST] = [2, 80];
/** The rows are as often old as new ones: most of the oldest jobs have ended. */
const AGES = 10;
/** Of so many rows, what belongs to them is read as well. */
const MOST_WITH_PARTS = 6;

/** Whether a row is of those who ask, what it is, and what has happened to it. */
function statesOf({ ids, now }: Market, columns: readonly Column[]): string[] {
  const people = `'{${Object.values(ids).join(',')}}'::text[]`;
  return columns.flatMap(({ name, type, isNullable, refersTo, allowed }) => {
    const column = `t.${name}`;
    if (refersTo === 'users' || refersTo === 'companies')
      return [`${column}::text = any (${people})`];
    if (type === 'boolean' || allowed) return [column];
    if (!type.startsWith('timestamp') || !isNullable) return [];
    return [`${column} is null`, `${column} <= '${now.toISOString()}'`];
  });
}

/** Who can read which rows of a kind by their ids, from all the states that rows have. */
export async function recordNodes(market: Market, plain: Plain, kind: Kind): Promise<string> {
  const { app } = market;
  const table = TABLES[kind];
  const columns = (await tableColumns(app)).get(table)!;
  const state = ['true', ...statesOf(market, columns)].join(', ');
  const rows = await app.sql<{ id: string }>(
    `select id from (select t.id, row_number() over (partition by ${state} order by t.id) as place,
         row_number() over (order by t.id) as age
       from ${table} t) numbered
     where place <= ${PER_STATE} order by place, age % ${AGES}, id limit ${MOST}`,
  );
  const type = publishedSchema.getType(kind);
  if (!isObjectType(type)) throw new Error(`${kind} is not a type`);
  const query = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on ${kind} ${selectAllFields(type, 1)} } }`;
  const lines = [`## ${kind}: ${rows.length} rows`];
  const parts: Part[] = [];
  for (const who of CALLERS) {
    const answer = await market.graphql(who, query, { ids: rows.map(({ id }) => id) });
    const found = (answer.data?.['nodes'] ?? []) as (object | null)[];
    const seen = rows.filter((_, place) => found[place]).map(({ id }) => String(plain(id)));
    const codes = new Set(answer.errors?.map(({ extensions }) => String(extensions['code'])));
    const all = digestOf(JSON.stringify(plain(found)));
    lines.push(`${who}: ${[...codes].join(', ') || `${seen.length} (${all})`}`);
    if (seen.length > 0 && seen.length < rows.length)
      lines.push(`  ${seen.slice(0, 8).join('; ')}`);
    const ids = rows.filter((_, place) => found[place]).map(({ id }) => id);
    parts.push(...(await partsOf(market, plain, type, who, ids)));
  }
  return `${[...lines, ...partLines(parts)].join('\n')}\n`;
}

/** An object that belongs to rows, who reads it, and what the answer is. */
interface Part {
  name: string;
  who: Who;
  answer: string;
}

/** Each object that belongs to these rows, asked for alone: who may read a row may not read all that belongs to it. */
async function partsOf(
  market: Market,
  plain: Plain,
  type: GraphQLObjectType,
  who: Who,
  ids: readonly string[],
): Promise<Part[]> {
  if (ids.length === 0) return [];
  const parts: Part[] = [];
  for (const field of Object.values(type.getFields())) {
    const { name, args } = field;
    const selection = selectAllFields(field.type, 1);
    if (selection === '' || args.some(isNeeded)) continue;
    const query = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on ${type.name} { ${name} ${selection} } } }`;
    const answer = await market.graphql(who, query, { ids: ids.slice(0, MOST_WITH_PARTS) });
    const codes = new Set(answer.errors?.map(({ extensions }) => String(extensions['code'])));
    const found = answer.data?.['nodes'] ?? null;
    const all = digestOf(JSON.stringify(plain(found)));
    parts.push({ name, who, answer: [...codes].join(', ') || all });
  }
  return parts;
}

/** One line for each object; callers who read different rows have different answers. */
function partLines(parts: readonly Part[]): string[] {
  const byName = [...Map.groupBy(parts, ({ name }) => name)];
  return byName.map(([name, of]) => {
    const byAnswer = [...Map.groupBy(of, ({ answer }) => answer)];
    return `${name}: ${byAnswer.map(([answer, same]) => `${same.map(({ who }) => who).join(', ')} ${answer}`).join('; ')}`;
  });
}
