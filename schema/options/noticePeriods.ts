import { parserFor } from './spelling.ts';

/** How soon someone can start, soonest first; `serving` counts down to a date. */
export const NOTICE_PERIODS = [
  'immediately',
  'days_15',
  'month_1',
  'months_2',
  'months_3',
  'serving',
] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];

export const parseNoticePeriod = parserFor(NOTICE_PERIODS, {
  immediately: ['Immediate', 'Immediate joiner', '0 days', 'None'],
  days_15: ['15 days', '15 days or less', '2 weeks'],
  month_1: ['1 month', '30 days'],
  months_2: ['2 months', '60 days'],
  months_3: ['3 months', '90 days'],
  serving: ['Serving notice', 'Serving notice period'],
});

/** The periods that an employer can search by. */
export const AVAILABLE_WITHIN = NOTICE_PERIODS.filter((period) => period !== 'serving');
export type AvailableWithin = Exclude<NoticePeriod, 'serving'>;

export const NOTICE_DAYS: Readonly<Record<AvailableWithin, number>> = {
  immediately: 0,
  days_15: 15,
  month_1: 30,
  months_2: 60,
  months_3: 90,
};

export const parseAvailableWithin = (text: string | null | undefined): AvailableWithin | null => {
  const period = parseNoticePeriod(text);
  return period === 'serving' ? null : period;
};
