import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import { parseSalary } from '#schema/salary/parseSalary.ts';
import type { Section } from './headings.ts';
import { onlyOne, type ResumeLine } from './resumeLines.ts';
import { withoutBullet } from './words.ts';

const VALUE = String.raw`(?:of\s|is\s)?(?:(?<count>\d{1,3}|one|two|three)\s?(?<unit>days?|months?|weeks?|दिन|महीने|माह)|(?<now>immediate(?:ly)?|तुरंत|तत्काल))`;
/** "Notice period: 30 days" at the beginning of a line or of a part of it. */
const LABELLED = /* @__PURE__ */ new RegExp(
  String.raw`(?:^|[|•;,(\t]\s{0,2})(?:(?:my|current|official)\s)?(?:notice(?: period)?|availability|नोटिस(?: अवधि| पीरियड)?)\s{0,2}[:\t–-]\s{0,2}${VALUE}`,
  'giu',
);
/** "My notice period is 30 days." */
const IN_WORDS = /* @__PURE__ */ new RegExp(
  String.raw`(?:\bnotice period|नोटिस (?:अवधि|पीरियड))\s{0,2}(?:[:\t–-]\s{0,2})?${VALUE}`,
  'giu',
);
const AT_ONCE =
  /\b(?<now>immediate joiner|available immediately|(?:can|ready to|available to) join immediately)\b/gi;
const SERVING = /\bserving (?:my )?notice\b(?! to\b)/i;
const SERVING_OWN =
  /\bserving my notice\b|^(?:notice period\s{0,2}[:\t–-]\s{0,2})?(?:currently |presently )?serving notice period\b/i;
/** What people did at work may be about the notice of others: "Serving notice to tenants". */
const DUTIES: ReadonlySet<Section> = new Set(['experience', 'projects']);
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, द: 1, म: 30 };

/** The notice period, if the resume states exactly one of those that can be chosen. */
export function findNotice(lines: readonly ResumeLine[]): NoticePeriod | undefined {
  if (lines.some(isServing)) return 'serving';
  const found = lines.flatMap(({ text, section }) =>
    [
      ...withoutBullet(text).matchAll(LABELLED),
      ...(DUTIES.has(section) ? [] : [...text.matchAll(IN_WORDS), ...text.matchAll(AT_ONCE)]),
    ].flatMap(({ groups }) => {
      const { count = '', unit, now } = groups ?? {};
      if (now) return ['immediately' as const];
      const period =
        BY_DAYS[
          (WORDS[count.toLowerCase()] ?? Number(count)) * (DAYS[unit![0]!.toLowerCase()] ?? 0)
        ];
      return period ? [period] : [];
    }),
  );
  return onlyOne(found);
}

const isServing = ({ text, section }: ResumeLine): boolean =>
  DUTIES.has(section) ? SERVING_OWN.test(withoutBullet(text)) : SERVING.test(text);

const BY_DAYS: Readonly<Record<number, NoticePeriod>> = {
  0: 'immediately',
  14: 'days_15',
  15: 'days_15',
  30: 'month_1',
  60: 'months_2',
  90: 'months_3',
};

const PAY = String.raw`(?:annual\s|monthly\s)?(?:ctc|salary|pay|package|वेतन)`;
const AFTER_LABEL = String.raw`\s{0,2}[:\t–-]{0,2}\s*`;
const CURRENT = /* @__PURE__ */ new RegExp(
  String.raw`^(?:(?:present|current|last(?: drawn)?|वर्तमान)\s${PAY}|(?:salary|pay) drawn|cctc)${AFTER_LABEL}`,
  'iu',
);
const EXPECTED = /* @__PURE__ */ new RegExp(
  String.raw`^(?:(?:expected|expectation|desired|अपेक्षित)\s${PAY}|(?:salary|pay|ctc) expected|ectc)${AFTER_LABEL}`,
  'iu',
);

/** Whether the line is about pay or notice, wherever it is. */
export function isTerm(text: string): boolean {
  const bare = withoutBullet(text);
  return (
    CURRENT.test(bare) ||
    EXPECTED.test(bare) ||
    bare.search(LABELLED) >= 0 ||
    bare.search(AT_ONCE) >= 0
  );
}

export interface PayFacts {
  currentPay?: number | undefined;
  expectedPay?: number | undefined;
}

/** Whole rupees a year, if the amount is certain. */
export function findPay(lines: readonly ResumeLine[]): PayFacts {
  const pieces = lines.flatMap(({ text }) =>
    text.split(/[|•;\t](?!\s*(?:Rs|₹|\d))|,\s(?=\p{L})/u).flatMap((piece) => piece.split(NEXT_PAY)),
  );
  return { currentPay: payAfter(CURRENT, pieces), expectedPay: payAfter(EXPECTED, pieces) };
}

/** "Current CTC: 5 LPA Expected CTC: 7 LPA" */
const NEXT_PAY = /\s(?=(?:current|present|expected|desired) (?:ctc|salary|pay|package)\s?[:–-])/i;

function payAfter(label: RegExp, pieces: readonly string[]): number | undefined {
  const amounts = pieces
    .map(withoutBullet)
    .filter((piece) => label.test(piece))
    .map((piece) => {
      const salary = parseSalary(piece.replace(label, ''));
      return salary && salary.min === salary.max ? salary.min : null;
    })
    .filter((amount) => amount !== null);
  return onlyOne(amounts);
}
