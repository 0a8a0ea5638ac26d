import { fewInQuickSuite, isFullSuite } from '#tests/support/suiteSize.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { resolveLocation, stateOf } from '#schema/locations/locations.ts';
import { foldSpelling } from '#schema/options/spelling.ts';
import { readResume } from '#schema/profile/resume/readResume.ts';
import { parseAmount } from '#schema/salary/parseAmount.ts';
import { parseSalary, salaryPeriod } from '#schema/salary/parseSalary.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { linesOf, renderJobText } from '#server/lib/jobText.ts';
import { cleanFileName } from '#server/modules/file/content/fileName.ts';
import {
  asksForMoney,
  hasOutsideContact,
  riskWordsOf,
  type RiskFacts,
} from '#server/modules/review/risk.rules.ts';

const about = (text: string) => ({ texts: [text], feeReports: 0 }) as unknown as RiskFacts;

const readSalary = (text: string) => [
  parseSalary(text),
  salaryPeriod(text),
  parseAmount(text, 'year'),
];

/** Everything that parses text from outside on the event loop, with the length to test it at. */
const READERS: [string, number, (text: string) => unknown][] = [
  ['the Markdown of a job', 10_000, renderJobText],
  ['a list of sentences', 60_000, linesOf],
  ['a place', 60_000, (text) => [resolveLocation(text), stateOf(text)]],
  ['a long salary', 60_000, readSalary],
  ['a salary', LENGTHS.line, readSalary],
  ['an option', 60_000, foldSpelling],
  ['a resume', 60_000, readResume],
  ['the name of a file', 60_000, cleanFileName],
  ['a request for money', 60_000, (text) => asksForMoney(about(text))],
  ['a way around the site', 60_000, (text) => hasOutsideContact(about(text))],
  ['the words behind a risk sign', 60_000, (text) => riskWordsOf(about(text))],
];

/** Separated by bars, because spaces matter. */
const PATTERNS = [
  'a|A|1| |\n|\t|.|-|_|*|>|<|[|(|@|/|,|\\|"|•',
  '-  |- - |* a\n|> a\n|![|<b>|#|# a\n|~~a|1. a\n|a\n=\n|***a |[a]: b\n',
  '- |1. |__a*|*a _b |[a](|<a |<!--|&#1|`a|\r\n| - |. | at ',
  'a a |a@a|a.|a-|@a.|1 to |10-|5 lakh |₹1,|per |9876543210 |http://',
  'joining |joining-|fee |registration - |pay rs|no |wa.me|Jan 2020 |(2019|in A',
  'www.|a.com |a.com/|.com|a-a.|https://a.in,|@a.in |t.me/|a@b.cc.|pay rs 1,',
  'Experience\nA, B, 2019 – 2020\n|EDUCATION\nB.A. |Skills\n, |Projects\nA: |जून 2019 से |Languages\nHindi |\t\t|\f|\v|a\t',
  'experience of |B.Tech |Skills: |University, |कोई |Delhi |West Bengal |e\u0301|ﷺ|😀|\u0323\u0301',
]
  .flatMap((line) => line.split('|'))
  .filter((_pattern, at) => isFullSuite || at % 2 === 0);

const long = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Processor time in milliseconds. */
function once(read: () => unknown): number {
  const start = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** The median of three. */
const cost = (read: () => unknown): number =>
  [once(read), once(read), once(read)].sort((a, b) => a - b)[1]!;

/** Always acceptable: quadratic code takes a second or more at these lengths. */
const ACCEPTABLE = 150;
const HARMLESS = 'Nurses care for people in Pune.\n';

describe.each(READERS)('%s is read in linear time', (_what, length, read) => {
  let usual: number;
  beforeAll(() => {
    read(HARMLESS);
    usual = cost(() => read(long(HARMLESS, length)));
  });

  test.each(PATTERNS.map((pattern) => [JSON.stringify(pattern), pattern]))(
    'when it repeats %s',
    (_name, pattern) => {
      const bound = Math.max(ACCEPTABLE, 10 * usual);
      const texts = [`joining${long(pattern, length - 20)}!`, long(pattern, length)];
      for (const text of fewInQuickSuite(1, texts)) {
        const first = once(() => read(text));
        // A single slow run can be garbage collection; the median of three cannot.
        expect(first < bound ? first : cost(() => read(text))).toBeLessThan(bound);
      }
    },
  );
});
