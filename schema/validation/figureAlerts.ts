import * as z from 'zod/mini';
import {
  FIGURE_ALERT_AMOUNT_MAX,
  FIGURE_ALERT_DIRECTIONS,
  FIGURE_ALERT_KINDS,
  FIGURE_ALERT_NAME_MAX,
} from '#schema/options/figureAlerts.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line } from './text.ts';
import { readNumber } from './values/readNumber.ts';
import { converted } from './values/converted.ts';

const label = 'alertAmount';
const CHANGE_LEAST = 0.01;

const amount = z.pipe(
  z.union([z.number(), z.string()], { error: issue('number', { label }) }),
  converted<string | number, number>((value, refuse) => {
    const number = readNumber(value);
    if (number === null) return refuse(issue('number', { label }));
    const max = FIGURE_ALERT_AMOUNT_MAX;
    return Math.abs(number) <= max ? number : refuse(issue('range', { label, min: -max, max }));
  }),
);

/** The analytics model validates the question and the measure. */
export const figureAlertSchema = z
  .object({
    id: clearable(line('alertId', LENGTHS.id)),
    reportId: clearable(line('reportId', LENGTHS.id)),
    name: line('alertName', FIGURE_ALERT_NAME_MAX),
    kind: z.enum(FIGURE_ALERT_KINDS),
    direction: z.enum(FIGURE_ALERT_DIRECTIONS),
    amount: z.optional(z.nullable(amount)),
    query: z.optional(z.nullable(z.unknown())),
  })
  .check(
    z.refine(({ kind, direction }) => kind !== 'threshold' || direction !== 'either', {
      path: ['direction'],
      error: issue('required', { label: 'alertDirection' }),
    }),
    z.refine(({ kind, amount: given }) => kind === 'unusual' || given != null, {
      path: ['amount'],
      error: issue('required', { label }),
    }),
    z.refine(
      ({ kind, amount: given }) => kind !== 'change' || given == null || given >= CHANGE_LEAST,
      {
        path: ['amount'],
        error: issue('range', { label, min: CHANGE_LEAST, max: FIGURE_ALERT_AMOUNT_MAX }),
      },
    ),
    z.refine(({ reportId, query }) => Boolean(reportId) !== Boolean(query), {
      path: ['query'],
      error: issue('required', { label: 'alertQuestion' }),
    }),
  );
