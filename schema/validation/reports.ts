import * as z from 'zod/mini';
import { BOARD_VALUES_MAX } from '#schema/analytics/boardView.ts';
import { DIMENSIONS_MAX } from '#schema/analytics/query.ts';
import {
  PIN_COLUMNS,
  PINS_MAX,
  REPORT_DESCRIPTION_MAX,
  REPORT_NAME_MAX,
} from '#schema/options/reports.ts';
import { issue, type LabelKey } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, orEmpty, paragraphs } from './text.ts';
import { wholeNumber } from './values/numbers.ts';

const id = clearable(line('reportId', LENGTHS.id));
const version = clearable(wholeNumber('version', { min: 1, max: 2_147_483_647 }));

/** The analytics model validates the query and the chart. */
export const saveReportSchema = z.object({
  id,
  version,
  name: line('reportName', REPORT_NAME_MAX),
  description: orEmpty(paragraphs('description', REPORT_DESCRIPTION_MAX)),
});

const names = (label: LabelKey) =>
  clearable(
    z.array(line(label, LENGTHS.company)).check(
      z.maxLength(BOARD_VALUES_MAX, {
        error: issue('listMax', { label, max: BOARD_VALUES_MAX }),
      }),
    ),
  );

/** The analytics model validates what the names mean. */
export const boardFiltersSchema = z.object({
  categories: names('category'),
  places: names('place'),
  companies: names('company'),
  segments: names('segmentId'),
});

export const saveDashboardSchema = z.object({
  id,
  version,
  name: line('dashboardName', REPORT_NAME_MAX),
  filters: clearable(boardFiltersSchema),
});

/** A marked step of time needs its length: 1 October can be a day, or begin a month. */
export const boardMarkSchema = z
  .looseObject({
    pinId: line('reportId', LENGTHS.id),
    group: z.array(z.looseObject({ dimension: z.string() })).check(
      z.minLength(1, { error: issue('listMin', { label: 'mark' }) }),
      z.maxLength(DIMENSIONS_MAX, {
        error: issue('listMax', { label: 'mark', max: DIMENSIONS_MAX }),
      }),
    ),
    grain: z.nullish(z.string()),
  })
  .check(
    z.refine(
      ({ group, grain }) => Boolean(grain) || !group.some(({ dimension }) => dimension === 'time'),
      {
        path: ['grain'],
        error: issue('required', { label: 'grain' }),
      },
    ),
  );

export const boardViewSchema = z.object({
  filters: clearable(boardFiltersSchema),
  mark: clearable(boardMarkSchema),
});

const width = wholeNumber('width', { min: 1, max: PIN_COLUMNS });

/** Pins a report to an existing dashboard or to a new one. */
export const pinReportSchema = z
  .object({
    dashboardId: id,
    newDashboardName: clearable(line('dashboardName', REPORT_NAME_MAX)),
    width: clearable(width),
  })
  .check(
    z.refine(
      ({ dashboardId, newDashboardName }) => Boolean(dashboardId) !== Boolean(newDashboardName),
      { path: ['dashboardId'], error: issue('oneDashboard') },
    ),
  );

export const movePinSchema = z.object({
  version,
  position: clearable(wholeNumber('position', { min: 0, max: PINS_MAX - 1 })),
  width: clearable(width),
});

const WHEN = {
  hour: wholeNumber('hour', { min: 0, max: 23 }),
  weekday: clearable(wholeNumber('weekday', { min: 1, max: 7 })),
  day: clearable(wholeNumber('dayOfMonth', { min: 1, max: 31 })),
};

/** A weekday if weekly, a day of the month if monthly, neither if daily. */
export const scheduleReportSchema = z.object({ every: z.string(), ...WHEN }).check(
  z.refine(({ every, weekday }) => every !== 'weekly' || Boolean(weekday), {
    path: ['weekday'],
    error: issue('required', { label: 'weekday' }),
  }),
  z.refine(({ every, day }) => every !== 'monthly' || Boolean(day), {
    path: ['day'],
    error: issue('required', { label: 'dayOfMonth' }),
  }),
);
