import { CANDIDATE_FILTERS } from '#schema/options/screens/candidates.ts';
import type { CandidateFilterName, CandidateSort } from '#schema/options/screens/candidates.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import type { Career } from '#schema/profile/career.ts';
import { json, statement, statementFamily, type RowOf } from '#server/db/statement.ts';

/** The search as values for the database; null means that a filter is not set. */
export interface Question {
  now: Date;
  companyId: string | null;
  /** The same in several ways, any one of which is enough. */
  search: readonly string[] | null;
  skills: readonly string[] | null;
  /** Marks of candidate_search as one query, and words for places that are not in the lists. */
  placeMarks: string | null;
  placeWords: string | null;
  monthsFrom: number | null;
  monthsTo: number | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  activeSince: string | null;
  /** The most days until someone can start. */
  noticeDays: number | null;
}

/**
 * Whether the caller's company, $2, may search at all. Checked in the same statement as the search,
 * so that it cannot change in between.
 */
export const ALLOWED = `exists (select from companies where id = $2 and admin_status = 'approved' and deleted_at is null)`;

/** $1 is now. A second check next to the triggers, so that a hidden candidate is never found. */
export const FOUND = `
  u.role = 'job_seeker' and u.deleted_at is null and (u.status = 'active' or u.suspended_until <= $1)
  and p.is_open_to_work and coalesce(s.profile_visibility, 'public') = 'public'`;

const FROM = `users u join seeker_profiles p on p.user_id = u.id left join user_settings s on s.user_id = u.id`;

/**
 * In the shape of the GraphQL type; $2 is the company of the caller. Hidden values do not leave the
 * database.
 */
const COLUMNS = `
  'Candidate' as "__typename", u.id, trim(u.first_name || ' ' || u.last_name) as "name!", p.headline, p.summary,
  p.current_job_title as "currentJobTitle", p.current_company as "currentCompany",
  p.experience_type as "experienceType", p.experience, p.location,
  p.preferred_locations as "preferredLocations", p.skills, p.education, p.specialization, p.university,
  p.year_of_passing as "yearOfPassing", p.salary_expectation as "salaryExpectation",
  case when coalesce(s.show_contact_info, true) then p.career else p.career || '{"links": []}' end as career,
  p.experience_months as "ownMonths", p.notice_period as "noticePeriod", p.notice_until::text as "noticeUntil",
  p.willing_to_move as "willingToMove", p.shifts, p.work_modes as "workModes",
  case when p.show_accommodations then p.accommodations end as accommodations,
  p.has_bike as "hasBike", p.has_driving_license as "hasDrivingLicense",
  case when coalesce(s.show_contact_info, true) then u.email end as email,
  case when coalesce(s.show_contact_info, true) then u.phone end as phone,
  coalesce(s.allow_direct_contact, true) as "mayBeContacted",
  array(select k.job_id from candidate_contacts k
    where k.candidate_id = u.id and k.company_id = $2 order by k.sent_at desc) as "contactedJobIds"`;

interface Condition {
  filter: CandidateFilterName;
  /** The value of the question, and its condition on a row; `?` stands for the value. */
  of: keyof Question;
  /** The part of the statement's name; PostgreSQL keeps only 63 characters of a name. */
  short: string;
  type: string;
  sql: string;
  /** Answered by the full-text index. */
  words?: true;
}

/** All words of any one of the texts, each with this mark. */
function anyOf(texts: string, mark: string): string {
  return `(select string_agg('(' || candidate_query(way, '${mark}')::text || ')', ' | ')::tsquery from unnest(${texts}) way)`;
}

const CONDITIONS: readonly Condition[] = [
  {
    filter: 'search',
    of: 'search',
    short: 's',
    type: 'text[]',
    sql: `c.words @@ ${anyOf('?', '')}`,
    words: true,
  },
  {
    filter: 'skills',
    of: 'skills',
    short: 'k',
    type: 'text[]',
    sql: `c.words @@ ${anyOf('?', 'k:')}`,
    words: true,
  },
  {
    filter: 'location',
    of: 'placeMarks',
    short: 'p',
    type: 'text',
    sql: `c.words @@ (select ?::tsquery)`,
    words: true,
  },
  {
    filter: 'location',
    of: 'placeWords',
    short: 'w',
    type: 'text',
    sql: `c.words @@ (select candidate_query(?, 'l:'))`,
    words: true,
  },
  {
    filter: 'experience',
    of: 'monthsFrom',
    short: 'e',
    type: 'int',
    sql: '(c.months >= ? or c.months_most > ?)',
  },
  {
    filter: 'experience',
    of: 'monthsTo',
    short: 'f',
    type: 'int',
    sql: 'c.months between 0 and ?',
  },
  { filter: 'salary', of: 'salaryFrom', short: 'b', type: 'int', sql: 'c.salary >= ?' },
  { filter: 'salary', of: 'salaryTo', short: 'c', type: 'int', sql: 'c.salary <= ?' },
  { filter: 'active_within', of: 'activeSince', short: 'a', type: 'date', sql: 'c.active_on >= ?' },
  {
    filter: 'notice',
    of: 'noticeDays',
    short: 'n',
    type: 'int',
    sql: `(c.notice_days <= ? or c.notice_until <= ($1::timestamptz at time zone 'Asia/Kolkata')::date + ?)`,
  },
];

/** The values in the order of their placeholders, and the short names of the conditions in use. */
class CandidateQuery {
  readonly values: unknown[];
  readonly names: string[] = [];

  constructor(readonly question: Question) {
    this.values = [question.now, question.companyId];
  }

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** The conditions on a row of candidate_search; `leftOut` is ignored. */
  conditions(leftOut?: CandidateFilterName): { where: string; byWords: boolean } {
    const given = CONDITIONS.filter(
      ({ of, filter }) => this.question[of] !== null && filter !== leftOut,
    );
    this.names.push(...given.map(({ short }) => short));
    const conditions = given.map(({ of, sql, type }) =>
      sql.replaceAll('?', this.add(this.question[of], type)),
    );
    return {
      where: ['c.hidden_until <= $1', ...conditions].join(' and '),
      byWords: given.some(({ words }) => words),
    };
  }
}

/** The position of the last entry of the previous page. */
export interface Key {
  place: number;
  activeOn: string;
  id: string;
}

interface Page {
  sort: CandidateSort;
  limit: number;
  offset: number;
  after: Key | null;
}

/** A statement for one set of filters, its place in the family, and its values. */
interface Built {
  key: string;
  text: string;
  values: unknown[];
}

export const COUNTED_UP_TO = 1_000;

/** The best matches have all words in headline or title, the next best have them there or in the skills. */
function placeOf(sort: CandidateSort, query: CandidateQuery): string {
  if (sort === 'experience') return 'c.months';
  if (sort === 'recent' || query.question.search === null) return '0';
  const search = query.add(query.question.search, 'text[]');
  return `case when c.words @@ ${anyOf(search, 't:')} then 2 when c.words @@ ${anyOf(search, 'h:')} then 1 else 0 end`;
}

function listOf(question: Question, page: Page): Built {
  const query = new CandidateQuery(question);
  const { where, byWords } = query.conditions();
  const place = placeOf(page.sort, query);
  const order = place === '0' ? 'active_on desc, id desc' : 'place desc, active_on desc, id desc';
  const { after } = page;
  const behind = after
    ? `where (place, active_on, id) < (${query.add(after.place, 'int')}, ${query.add(after.activeOn, 'date')}, ${query.add(after.id, 'uuid')})`
    : '';
  const limit = query.add(page.limit, 'int');
  const offset = query.add(page.offset, 'int');
  // The words match few rows, which are then sorted. Without words an index provides the order, and
  // only a few of its rows are read.
  return {
    values: query.values,
    key: `${page.sort}-${query.names.join('')}${after ? '-after' : ''}`,
    text: `
      with found as ${byWords ? '' : 'not '}materialized (
        select c.user_id as id, c.active_on, ${place} as place from candidate_search c where ${where}
      ), page as (
        select * from found ${behind} order by ${order} limit ${limit} offset ${offset}
      )
      select allowed, case when allowed then (
          select count(*)::int from (select from found limit ${COUNTED_UP_TO + 1}) counted) end as total,
        case when allowed then (
          select coalesce(json_agg(card order by ${order}), '[]') from (
            select ${COLUMNS}, page.active_on::text as "activeOn", page.place, page.active_on
            from page join ${FROM} on u.id = page.id where ${FOUND}) card) end as rows
      from (select ${ALLOWED} as allowed) asker`,
  };
}

function adviceOf(question: Question, filters: readonly CandidateFilterName[]): Built {
  const query = new CandidateQuery(question);
  const counts = filters.map((filter) => {
    const { where } = query.conditions(filter);
    return `select '${filter}' as "filter!", (select count(*)::int from (
      select from candidate_search c where ${where} limit ${COUNTED_UP_TO}) counted) as "count!" where ${ALLOWED}`;
  });
  return {
    values: query.values,
    key: `${filters.map((filter) => filter.slice(0, 2)).join('')}${[...new Set(query.names)].join('')}`,
    text: counts.join(' union all '),
  };
}

/** $1 now, $2 the company, $3 the ids. */
export const BY_IDS = statement(
  'candidates-by-id',
  `
    select ${COLUMNS}, c.active_on::text as "activeOn"
    from candidate_search c join ${FROM} on u.id = c.user_id
    where u.id = any($3::uuid[]) and c.hidden_until <= $1 and ${FOUND} and ${ALLOWED}`,
  json<{ career: Career; shifts: WorkShift[]; workModes: WorkMode[] }>(),
);

/** A row of the list: a candidate, with its place in the order. */
export type ListRow = RowOf<typeof BY_IDS> & { place: number };

const NOTHING_GIVEN: Question = {
  now: new Date(0),
  companyId: null,
  search: null,
  skills: null,
  placeMarks: null,
  placeWords: null,
  monthsFrom: null,
  monthsTo: null,
  salaryFrom: null,
  salaryTo: null,
  activeSince: null,
  noticeDays: null,
};

const ALL_GIVEN: Question = {
  ...NOTHING_GIVEN,
  search: [],
  skills: [],
  placeMarks: '',
  placeWords: '',
  monthsFrom: 0,
  monthsTo: 0,
  salaryFrom: 0,
  salaryTo: 0,
  activeSince: '',
  noticeDays: 0,
};

const FIRST_PAGE = { limit: 1, offset: 0, after: null };

const LISTS = statementFamily('candidates', {
  text: ({ text }: Built) => text,
  key: ({ key }) => key,
  examples: [
    listOf(NOTHING_GIVEN, { ...FIRST_PAGE, sort: 'recent' }),
    listOf(ALL_GIVEN, { ...FIRST_PAGE, sort: 'experience' }),
    listOf(ALL_GIVEN, {
      ...FIRST_PAGE,
      sort: 'relevance',
      after: { place: 0, activeOn: '', id: '' },
    }),
  ],
  ...json<{ rows: ListRow[] | null }>(),
});

/**
 * The page, its count and the permission to see it in one statement, prepared once for each set of
 * filters.
 */
export function listStatement(question: Question, page: Page) {
  const built = listOf(question, page);
  return { read: LISTS(built), values: built.values };
}

const ADVICE = statementFamily('candidates-without', {
  text: ({ text }: Built) => text,
  key: ({ key }) => key,
  examples: [adviceOf(ALL_GIVEN, CANDIDATE_FILTERS)],
  ...json<{ filter: CandidateFilterName }>(),
});

/** How many candidates there would be without each of these filters. */
export function adviceStatement(question: Question, filters: readonly CandidateFilterName[]) {
  const built = adviceOf(question, filters);
  return { read: ADVICE(built), values: built.values };
}
