import {
  RECOUNT_EXAMPLES,
  type RecountedValue,
  type RecountOccasion,
  type RecountStatus,
} from '#schema/options/recounts.ts';
import { json, statement, statementFamily } from '#server/db/statement.ts';
import type { CountedValue, Facts, KeyType, WholeValue, Within } from './values/derivedValue.ts';
import { DERIVED_VALUES } from './values/derivedValues.ts';

const COUNTED = DERIVED_VALUES.filter((one): one is CountedValue => one.kind === 'counted');
const WHOLE = DERIVED_VALUES.filter((one): one is WholeValue => one.kind === 'whole');

const DIFFERENCE = json<{ before: Facts | null; after: Facts | null }>();

/** The keys of a batch: later than the first, up to the last. */
export const ENDS: Readonly<Record<KeyType, { first: string; last: string }>> = {
  uuid: {
    first: '00000000-0000-0000-0000-000000000000',
    last: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  },
  timestamptz: { first: '-infinity', last: 'infinity' },
  text: { first: '', last: '\u{10FFFF}' },
};

const inKeyRange =
  (type: KeyType): Within =>
  (column) =>
    `${column} > $1::text::${type} and ${column} <= $2::text::${type}`;

const inKeys =
  (type: KeyType): Within =>
  (column) =>
    `${column} = any($1::text[]::${type}[])`;

/** $1 the last key of the previous batch. Returns the last key and the size of the next batch, or no row at the end. */
export const NEXT_BATCH = statementFamily('recount-next-batch', {
  text: ({ walk: { table, key, type, batch, where } }: CountedValue) => `
    select k::text as "until!", (count(*) over ())::int as "found!" from (
      select ${key} as k from ${table} where ${key} > $1::text::${type} ${where ? `and ${where}` : ''}
      order by ${key} limit ${batch}) keys
    order by k desc limit 1`,
  key: ({ name }) => name,
  examples: COUNTED,
});

/** $1 and $2 the ends of a batch. */
export const DIFFERING = statementFamily('recount-differing', {
  text: ({ differing, walk }: CountedValue) => differing(inKeyRange(walk.type)),
  key: ({ name }) => name,
  examples: COUNTED,
  ...DIFFERENCE,
});

/** $1 some keys. */
export const STILL_DIFFERING = statementFamily('recount-still-differing', {
  text: ({ differing, walk }: CountedValue) => differing(inKeys(walk.type)),
  key: ({ name }) => name,
  examples: COUNTED,
  ...DIFFERENCE,
});

/** One of several statements of a value. */
interface Step {
  value: CountedValue;
  place: number;
}
const steps = (of: (value: CountedValue) => readonly unknown[]): Step[] =>
  COUNTED.flatMap((value) => of(value).map((_step, place) => ({ value, place })));

/** $1 some keys. */
export const LOCK = statementFamily('recount-lock', {
  text: ({ value, place }: Step) => value.locks[place]!(inKeys(value.walk.type)),
  key: ({ value, place }) => `${value.name}-${place}`,
  examples: steps(({ locks }) => locks),
});

/** $1 some keys, which are locked. */
export const REPAIR = statementFamily('recount-repair', {
  text: ({ value, place }: Step) => value.repairs[place]!(inKeys(value.walk.type)),
  key: ({ value, place }) => `${value.name}-${place}`,
  examples: steps(({ repairs }) => repairs),
});

export const DIFFERING_IN_WHOLE_TABLE = statementFamily('recount-differing-at-all', {
  text: ({ differing }: WholeValue) => differing,
  key: ({ name }) => name,
  examples: WHOLE,
  ...DIFFERENCE,
});

export const COUNT_ROWS = statementFamily('recount-rows', {
  text: ({ table }: Pick<WholeValue, 'table'>) => `select count(*)::int as "total!" from ${table}`,
  examples: WHOLE,
});

/** A running recount without a sign of life for this long has lost its process; a waiting one was never picked up. */
const IS_STALE = `(status = 'running' and active_at < $1::timestamptz - interval '15 minutes'
  or status = 'waiting' and active_at < $1::timestamptz - interval '5 minutes')`;

/** $1 now. */
export const END_STALE = statement(
  'recount-end-stale',
  `update recounts set status = 'failed', finished_at = $1 where ${IS_STALE} returning id`,
);

/** Returns no row if another recount waits or runs. $1 id, $2 who asked for it, $3 status, $4 now. */
export const ADD = statement(
  'recount-add',
  `
    insert into recounts (id, asked_by, status, requested_at, active_at) values ($1, $2, $3, $4, $4)
    on conflict do nothing returning id`,
);

/** $1 the recount, $2 now. */
export const START = statement(
  'recount-start',
  `update recounts set status = 'running', active_at = $2 where id = $1 and status = 'waiting' returning id`,
);

/** $1 the recount, $2 now. */
export const NOTE_ACTIVE = statement(
  'recount-note-active',
  `update recounts set active_at = $2 where id = $1 and status = 'running'`,
);

/** $1 the recount, $2 now. */
export const FINISH = statement(
  'recount-finish',
  `update recounts set status = 'complete', finished_at = $2 where id = $1 and status = 'running' returning id`,
);

/** $1 the recount, $2 the value. */
export const ADD_FINDING = statement(
  'recount-add-finding',
  `
    insert into recount_findings (recount_id, value, checked, differing, corrected, milliseconds, has_failed)
    values ($1, $2, 0, 0, 0, 0, false) on conflict do nothing`,
);

/** $1 the recount, $2 the value, $3 further differing rows, $4 corrected ones. */
export const NOTE_DIFFERING = statement(
  'recount-note-differing',
  `
    update recount_findings set differing = differing + $3, corrected = corrected + $4
    where recount_id = $1 and value = $2`,
);

/** $1 the recount, $2 the value, $3 checked rows, $4 milliseconds, $5 whether it failed. */
export const NOTE_CHECKED = statement(
  'recount-note-checked',
  `
    update recount_findings set checked = $3, milliseconds = $4, has_failed = $5
    where recount_id = $1 and value = $2`,
);

/** $1 the recount, $2 the value, $3 the kind of their subjects, $4 the rows as JSON. As many as are shown. */
export const ADD_EXAMPLES = statement(
  'recount-add-examples',
  `
    insert into recount_examples (id, recount_id, value, row_key, subject_kind, subject_id, before, after, corrected_at)
    select given.id, $1, $2, given.key, $3, given."subjectId", given.before, given.after, given."correctedAt"
    from jsonb_to_recordset($4::jsonb) as given (id uuid, key text, "subjectId" uuid, before jsonb, after jsonb,
      "correctedAt" timestamptz)
    order by given.id
    limit greatest(0, ${RECOUNT_EXAMPLES} - (
      select count(*) from recount_examples where recount_id = $1 and value = $2))`,
);

/** $1 the recount, $2 the value, $3 the keys, $4 now. */
export const MARK_CORRECTED = statement(
  'recount-mark-corrected',
  `
    update recount_examples set corrected_at = $4
    where recount_id = $1 and value = $2 and row_key = any($3::text[])`,
);

const FINDINGS = `
  select f.recount_id as "recountId", f.value, f.checked, f.differing, f.corrected, f.has_failed as "hasFailed"
  from recount_findings f`;

/** $1 the recounts. What differed, or could not be compared. */
export const FINDINGS_OF = statement(
  'recount-findings',
  `${FINDINGS} where f.recount_id = any($1::uuid[]) and (f.differing > 0 or f.has_failed)
    order by f.differing desc, f.value`,
  json<{ value: RecountedValue }>(),
);

const COLUMNS = `r.id, r.asked_by as "askedBy", r.status, r.requested_at as "requestedAt", r.finished_at as "finishedAt",
  (select coalesce(sum(f.checked), 0)::float8 from recount_findings f where f.recount_id = r.id) as "checked!",
  (select coalesce(sum(f.differing), 0)::int from recount_findings f where f.recount_id = r.id) as "differing!",
  (select coalesce(sum(f.corrected), 0)::int from recount_findings f where f.recount_id = r.id) as "corrected!"`;
const RECOUNT = json<{ askedBy: RecountOccasion; status: RecountStatus }>();

/** $1 the limit. */
export const RECOUNTS = statement(
  'recounts',
  `select ${COLUMNS} from recounts r order by r.requested_at desc, r.id desc limit $1`,
  RECOUNT,
);

/** $1 the ids. */
export const RECOUNTS_BY_ID = statement(
  'recounts-by-id',
  `select ${COLUMNS} from recounts r where r.id = any($1::uuid[])`,
  RECOUNT,
);

/** $1 the recounts. */
export const EXAMPLES_OF = statement(
  'recount-examples',
  `
    select x.id, x.recount_id as "recountId", x.value, x.row_key as "rowKey", x.subject_kind as "subjectKind",
      x.subject_id as "subjectId", x.before, x.after, x.corrected_at as "correctedAt",
      coalesce(j.title, c.name, nullif(trim(u.first_name || ' ' || u.last_name), '')) as "subjectName"
    from recount_examples x
    left join jobs j on x.subject_kind = 'job' and j.id = x.subject_id
    left join companies c on x.subject_kind = 'company' and c.id = x.subject_id
    left join users u on x.subject_kind = 'user' and u.id = x.subject_id
    where x.recount_id = any($1::uuid[]) order by x.id`,
  json<{ value: RecountedValue; before: Facts | null; after: Facts | null }>(),
);
