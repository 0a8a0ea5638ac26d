import type { Month } from '#schema/profile/career.ts';

export interface Span {
  from: Month | null;
  to: Month | null;
  isCurrent: boolean;
  /** Where in the line it is written. */
  start: number;
  end: number;
}

interface Token {
  /** A month, "now", "since", or a year and what may be its month: "2010~12". */
  month: string;
  start: number;
  end: number;
}

const MONTHS = [
  'jan|january|जनवरी|जनबरी|जन',
  'feb|february|feburary|फरवरी|फ\u093cरवरी|फरबरी|फर',
  'mar|march|मार्च',
  'apr|april|अप्रैल|अप्रै ल|अप्रेल',
  'may|मई',
  'june|jun|जून',
  'july|jul|जुलाई',
  'aug|august|अगस्त|अग',
  'sept|sep|september|सितंबर|सितम्बर|सितमबर|सित',
  'oct|october|अक्टूबर|अक्तूबर|अक्टोबर|ऑक्टोबर|अक्टू',
  'nov|november|नवंबर|नवम्बर|नवमबर|नव',
  'dec|december|दिसंबर|दिसम्बर|दिसमबर|दिस',
].map((names) => names.split('|'));
const NUMBER_OF = /* @__PURE__ */ new Map(
  MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);
const NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');

const NOT_WITHIN = '(?<![\\p{L}\\p{M}\\d])';
const ENDS = '(?![\\p{L}\\p{M}\\d])';
const NOW =
  '(?:the )?present day|present|pres|current|currently|till ?date|till ?now|tilldate|to ?date|ongoing|on ?going|continuing|continue|now|today|till today|date|(?:ab|abhi|aaj) tak|अब तक|वर्तमान(?: में| तक)?|आज तक|अभी तक|जारी|कार्यरत|अब';
/** The day of a date is ignored. The 2 of "SDE-2" is not a day. */
const DAY = '(?:(?<!\\p{L}-)\\d{1,2}(?:st|nd|rd|th)?[ .,/-]{0,2})?';
const TOKEN = new RegExp(
  [
    `${NOT_WITHIN}${DAY}(?<name>${NAMES})\\.?(?:\\s\\d{1,2},)?[\\s,./'’-]{0,3}(?<year>(?:19|20)\\d{2}|\\d{2})${ENDS}`,
    `${NOT_WITHIN}\\d{1,2}[/.-](?<m2>\\d{1,2})[/.-](?<y2>(?:19|20)\\d{2})${ENDS}`,
    `${NOT_WITHIN}(?<m3>\\d{1,2})[/.-](?<y3>(?:19|20)\\d{2})${ENDS}`,
    `${NOT_WITHIN}(?<y4>(?:19|20)\\d{2})(?<s4>[/.-]) ?(?<m4>\\d{2})(?:-\\d{2})?${ENDS}`,
    `${NOT_WITHIN}(?<y6>(?:19|20)\\d{2}),?\\s(?<n6>${NAMES})\\.?${ENDS}`,
    // The 2015 of "ISO 9001:2015" is not a year.
    `(?<!\\d:)${NOT_WITHIN}(?<y5>(?:19|20)\\d{2})${ENDS}`,
    `(?<![\\p{L}\\p{M}\\d])['’](?<y7>\\d{2})${ENDS}`,
    // "Jan – Mar 2021": the year is that of the second month.
    `${NOT_WITHIN}(?<n8>${NAMES})\\.?(?=\\s?(?:-|to)\\s?(?:${NAMES})\\.?[\\s,'’]{0,3}(?<y8>(?:19|20)\\d{2}))`,
    // "06/19 – 08/21"
    `${NOT_WITHIN}(?<m9>\\d{1,2})/(?<y9>\\d{2})(?=\\s?(?:-|to)\\s?(?:\\d{1,2}/\\d{2}|${NOW}))`,
    `(?<=\\d/\\d{2,4}\\s?(?:-|to)\\s?)(?<m10>\\d{1,2})/(?<y10>\\d{2})${ENDS}`,
    `${NOT_WITHIN}(?<now>${NOW})${ENDS}`,
    `${NOT_WITHIN}(?<since>since|from|w\\.e\\.f\\.?)${ENDS}`,
  ].join('|'),
  'giu',
);
/** The gap between two dates in a table that has columns for "From" and "To". */
const NEXT_CELL = /^\t$/;
const NOTHING = /^[\s.,()'-]*$/;
const CONNECTS =
  /^[\s.,)']*(?:-{1,2}|to|till|until|upto|up to|through|से|se)[\s.(:]*(?:till|until|से)?\s*$/iu;
/** "2019 से" and "2019 onwards" have no end. */
const OPEN_END = /^\s*(?:से|onwards?|तक जारी)(?![\p{L}\p{M}])/iu;
const EARLIEST = 1950;
const LATEST = 2035;

/** Writes all kinds of dashes and arrows as a hyphen. */
function plain(line: string): string {
  return line.replace(/[\u2010-\u2015\u2212~→»]/g, '-');
}

/** Dates and periods of a line in the order in which they are written. */
export function spansIn(line: string): Span[] {
  const text = plain(line);
  const tokens = tokensIn(text);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const isReversed = next && isMonth(next.month) && token.month > next.month;
    // "Present – Apr 2023" and "Jan 2023 – May 2020", with the end first
    if (isReversed && (token.month === 'now' || areMonths(token, next))) {
      const gap = text.slice(token.end, next.start);
      const span = BETWEEN.test(gap) ? between(next, token) : null;
      if (span) {
        spans.push({ ...span, start: token.start, end: next.end });
        at += 1;
        continue;
      }
    }
    if (token.month === 'now') continue;
    if (token.month === 'since') {
      const isNear = next && /^[\s:-]*$/.test(text.slice(token.end, next.start));
      const after = tokens[at + 2];
      const hasEnd = next && after && CONNECTS.test(text.slice(next.end, after.start));
      if (isNear && !hasEnd && isMonth(next.month) && isSince(text, token, next)) {
        spans.push({
          from: next.month,
          to: null,
          isCurrent: true,
          start: token.start,
          end: next.end,
        });
        at += 1;
      }
      continue;
    }
    if (next && isConnected(text.slice(token.end, next.start), next)) {
      const span = between(token, next);
      if (span) {
        spans.push(span);
        at += 1;
        continue;
      }
    }
    const short = shortSpan(token);
    if (short) spans.push(short);
    else if (OPEN_END.test(text.slice(token.end)))
      spans.push({
        from: token.month,
        to: null,
        isCurrent: true,
        start: token.start,
        end: endOf(text, token),
      });
    else
      spans.push({
        from: null,
        to: token.month,
        isCurrent: false,
        start: token.start,
        end: token.end,
      });
  }
  return spans.filter(isPossible);
}

const areMonths = (...tokens: Token[]): boolean =>
  tokens.every(({ month }) => /^\d{4}-\d{2}$/.test(month));
const BETWEEN = /^\s?-\s?$/;
const isConnected = (gap: string, { month }: Token): boolean =>
  CONNECTS.test(gap) || NEXT_CELL.test(gap) || (month === 'now' && NOTHING.test(gap));
const isMonth = (month: Token['month']): boolean => month !== 'now' && month !== 'since';
const endOf = (text: string, { end }: Token): number =>
  end + (OPEN_END.exec(text.slice(end))?.[0].length ?? 0);

/** Whether the period lasts until now: "since 2019" always says so, "from 2019" only if the line ends with it. */
const isSince = (text: string, token: Token, next: Token): boolean =>
  /^(?:since|w)/i.test(text.slice(token.start, token.end)) ||
  /^[\s.)]*$/.test(text.slice(next.end));

function between(from: Token, to: Token): Span | null {
  if (to.month === 'since') return null;
  const isCurrent = to.month === 'now';
  return {
    from: asMonth(from.month),
    to: isCurrent ? null : asMonth(to.month),
    isCurrent,
    start: from.start,
    end: to.end,
  };
}

/** "2010-12" next to another date is a month; alone it is a period. */
function asMonth(month: string): Month {
  const [year, rest] = month.split('~') as [string, string?];
  return rest === undefined ? month : (dated(year, Number(rest)) ?? year);
}

/** Reads a period whose second year is short: "2019-21" and "2010-12". */
function shortSpan({ month, start, end }: Token): Span | null {
  const [year, rest] = month.split('~');
  if (!year || rest === undefined) return null;
  const century = year.slice(0, 2);
  return { from: year, to: `${century}${rest}`, isCurrent: false, start, end };
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const month = monthOf(match.groups ?? {});
    return month === null
      ? []
      : [{ month, start: match.index, end: match.index + match[0].length }];
  });
}

/** If two digits after a year may be a month or another year, both are kept: 2010~12. */
function monthOf(groups: Record<string, string | undefined>): Token['month'] | null {
  const { name, year, m2, y2, m3, y3, y4, s4, m4, y5, y6, n6, y7, n8, y8, now, since } = groups;
  const [shortMonth, shortYear] = [groups.m9 ?? groups.m10, groups.y9 ?? groups.y10];
  if (now) return 'now';
  if (since) return 'since';
  if (name) return dated(fullYear(year!), NUMBER_OF.get(name.toLowerCase())!);
  if (m2) return dated(y2!, Number(m2));
  if (m3) return dated(y3!, Number(m3));
  if (y4) {
    const last = Number(m4);
    const isLater = last > Number(y4.slice(2));
    if (isLater && s4 === '-') return `${y4}~${m4}`;
    return last >= 1 && last <= 12 ? dated(y4, last) : null;
  }
  if (n6) return dated(y6!, NUMBER_OF.get(n6.toLowerCase())!);
  if (y7) return fullYear(y7);
  if (n8) return dated(y8!, NUMBER_OF.get(n8.toLowerCase())!);
  if (shortMonth) return dated(fullYear(shortYear!), Number(shortMonth));
  return y5 ?? null;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > LATEST % 100 ? `19${year}` : `20${year}`;
}

const dated = (year: string, month: number): Month | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;

function isPossible({ from, to }: Span): boolean {
  const years = [from, to]
    .filter((month) => month !== null)
    .map((month) => Number(month.slice(0, 4)));
  if (years.some((year) => year < EARLIEST || year > LATEST)) return false;
  if (!from || !to) return true;
  const known = Math.min(from.length, to.length);
  return from.slice(0, known) <= to.slice(0, known);
}

/** The periods of a line, without single dates. */
export const periodsIn = (line: string): Span[] =>
  spansIn(line).filter(({ from }) => from !== null);

/** Removes the text at these places from the line. */
export function without(line: string, spans: readonly Span[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of spans) {
    left += `${line.slice(at, start)}\t`;
    at = end;
  }
  return left + line.slice(at);
}
