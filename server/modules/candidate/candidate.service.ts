import { ACTIVE_WITHIN_DAYS, CANDIDATE_FILTERS } from '#schema/options/screens/candidates.ts';
import type { CandidateFilterName, CandidateSort } from '#schema/options/screens/candidates.ts';
import { NOTICE_DAYS } from '#schema/options/noticePeriods.ts';
import type { Career } from '#schema/profile/career.ts';
import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { toConnection, windowOf, type PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { quoted } from '#server/modules/search/words/query.rules.ts';
import { waysToSay } from '#server/modules/search/words/spoken.rules.ts';
import { knownPlace } from '#server/modules/search/words/understand.rules.ts';
import type { CandidateFilter } from './candidate.inputs.ts';
import {
  adviceStatement,
  COUNTED_UP_TO,
  listStatement,
  type Key,
  type ListRow,
  type Question,
} from './candidate.sql.ts';
import { activeSince, activityOn, inOrder } from './candidate.rules.ts';
import type { CandidateAdvice, CandidateConnection } from './candidate.type.ts';

/** Only for employers of an approved company; the same statement checks this and reads the list. */
export async function listCandidates(
  ctx: Context,
  page: PageArgs,
  sort: CandidateSort,
  filter: CandidateFilter,
): Promise<CandidateConnection> {
  const window = windowOf(ctx, page, decodeKey);
  const question = questionOf(ctx, filter);
  const { read, values } = listStatement(question, { ...window, limit: window.limit + 1, sort });
  const [answer] = await ctx.services.database.read(read, values);
  if (!answer?.allowed) throw notApproved(ctx);
  const total = answer.total ?? 0;
  const rows = (answer.rows ?? []).map((row) => ({ ...row, ...computedFields(ctx, row) }));
  const connection = toConnection({
    rows,
    window,
    total: Math.min(total, COUNTED_UP_TO),
    totalIsExact: total <= COUNTED_UP_TO,
    cursorOf: encodeKey,
  });
  return { ...connection, filter };
}

/** How many candidates there would be without each single filter; empty if something was found. */
export async function adviceFor(
  ctx: Context,
  { filter, totalCount }: CandidateConnection,
): Promise<CandidateAdvice[]> {
  const given = CANDIDATE_FILTERS.filter((name) => isGiven(filter, name));
  if (totalCount > 0 || given.length === 0) return [];
  const { read, values } = adviceStatement(questionOf(ctx, filter), given);
  return ctx.services.database.read(read, values);
}

export function notApproved({ t }: Context): Failure {
  return new Failure('RULE_VIOLATION', t('candidate.approved'), {
    rule: 'candidate.search.approved',
  });
}

interface Computable {
  activeOn: string;
  career: Career;
  ownMonths: number | null;
}

/** Values that are computed from the columns. The exact day is used for the cursor only and is not shown. */
export function computedFields({ services }: Context, { activeOn, career, ownMonths }: Computable) {
  const now = services.clock.now();
  return {
    lastActive: activityOn(activeOn, now),
    experienceMonths: ownMonths ?? monthsWorked(career.jobs, todayOf({ today: now })),
  };
}

function isGiven(filter: CandidateFilter, name: CandidateFilterName): boolean {
  const { search, skills, location, activeWithin } = filter;
  switch (name) {
    case 'search':
      return Boolean(search);
    case 'skills':
      return Boolean(skills?.length);
    case 'experience':
      return filter.experienceFrom != null || filter.experienceTo != null;
    case 'location':
      return Boolean(location);
    case 'salary':
      return filter.salaryFrom != null || filter.salaryTo != null;
    case 'active_within':
      return Boolean(activeWithin);
    case 'notice':
      return Boolean(filter.availableWithin);
  }
}

const MONTHS = 12;

function questionOf({ services, viewer }: Context, filter: CandidateFilter): Question {
  const now = services.clock.now();
  const [from, to] = inOrder(filter.experienceFrom, filter.experienceTo);
  const [salaryFrom, salaryTo] = inOrder(filter.salaryFrom, filter.salaryTo);
  const place = filter.location ? placeNamed(filter.location) : { query: null };
  return {
    now,
    companyId: viewer!.companyId,
    search: filter.search ? waysToSay(filter.search) : null,
    skills: filter.skills?.length ? waysToSay(filter.skills.join(' ')) : null,
    placeMarks: place?.query ?? null,
    placeWords: place ? null : filter.location!,
    monthsFrom: from === null ? null : from * MONTHS,
    monthsTo: to === null ? null : to * MONTHS,
    salaryFrom,
    salaryTo,
    activeSince: filter.activeWithin
      ? activeSince(ACTIVE_WITHIN_DAYS[filter.activeWithin], now)
      : null,
    noticeDays: filter.availableWithin ? NOTICE_DAYS[filter.availableWithin] : null,
  };
}

function encodeKey({ place, activeOn, id }: ListRow): string {
  return Buffer.from(`${place} ${activeOn} ${id}`).toString('base64url');
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function decodeKey(cursor: string): Key | null {
  const [place = '', activeOn = '', id = ''] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' ');
  const isWhole = /^-?\d{1,4}$/.test(place) && DAY.test(activeOn) && isId(id);
  return isWhole && !Number.isNaN(Date.parse(activeOn))
    ? { place: Number(place), activeOn, id }
    : null;
}

/**
 * The marks of a place, by any of its names, as one query for other tables that store such marks. If `query` is null,
 * the place is everywhere. The result is null if the place is not in the lists.
 */
function placeNamed(text: string): { query: string | null } | null {
  const place = knownPlace(text);
  return place && { query: place.marks.length > 0 ? place.marks.map(quoted).join(' | ') : null };
}
