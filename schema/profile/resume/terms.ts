import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import { parseSalary } from '#schema/salary/parseSalary.ts';
import { onlyOne, type ResumeLine } from './resumeLines.ts';

const NOTICE =
  /(?:notice(?: period)?|availability|नोटिस(?: अवधि| पीरियड)?)\s{0,2}[:\t–-]?\s{0,2}(?:of\s|is\s)?(?<count>\d{1,3})?\s?(?<unit>days?|months?|weeks?|दिन|महीने|माह)?(?<now>immediate(?:ly)?|तुरंत|तत्काल)?/giu;
const SERVING = /\bserving (?:my )?notice\b/i;
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, द: 1, म: 30 };

/** The notice period, if the resume states exactly one of those that can be chosen. */
export function findNotice(lines: readonly ResumeLine[]): NoticePeriod | undefined {
  if (lines.some(({ text }) => SERVING.test(text))) return 'serving';
  const found = lines.flatMap(({ text }) =>
    [...text.matchAll(NOTICE)].flatMap(({ groups }) => {
      const { count, unit, now } = groups ?? {};
      if (now) return ['immediately' as const];
      if (!count || !unit) return [];
      const period = BY_DAYS[Number(count) * (DAYS[unit[0]!.toLowerCase()] ?? 0)];
      return period ? [period] : [];
    }),
  );
  return onlyOne(found);
}

const BY_DAYS: Readonly<Record<number, NoticePeriod>> = {
  0: 'immediately',
  14: 'days_15',
  15: 'days_15',
  30: 'month_1',
  60: 'months_2',
  90: 'months_3',
};

const CURRENT =
  /^(?:present|current|last(?: drawn)?|वर्तमान)\s(?:annual\s)?(?:ctc|salary|pay|package|वेतन)\s{0,2}[:\t–-]?\s*/iu;
const EXPECTED =
  /^(?:expected|expectation|desired|अपेक्षित)\s(?:annual\s)?(?:ctc|salary|pay|package|वेतन)\s{0,2}[:\t–-]?\s*/iu;

export interface PayFacts {
  currentPay?: number | undefined;
  expectedPay?: number | undefined;
}

/** Whole rupees a year, if the amount is certain. */
export function findPay(lines: readonly ResumeLine[]): PayFacts {
  const pieces = lines.flatMap(({ text }) => text.split(/[|•;\t](?!\s*(?:Rs|₹|\d))/));
  return { currentPay: payAfter(CURRENT, pieces), expectedPay: payAfter(EXPECTED, pieces) };
}

function payAfter(label: RegExp, pieces: readonly string[]): number | undefined {
  const amounts = pieces
    .map((piece) => piece.trim())
    .filter((piece) => label.test(piece))
    .map((piece) => {
      const salary = parseSalary(piece.replace(label, ''));
      return salary && salary.min === salary.max ? salary.min : null;
    })
    .filter((amount) => amount !== null);
  return onlyOne(amounts);
}
