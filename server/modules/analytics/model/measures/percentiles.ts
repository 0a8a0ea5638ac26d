import {
  APPROVAL_HOURS,
  DAYS_TO_FILL,
  DECISION_HOURS,
  HIRE_DAYS,
  STAY_DAYS,
  VIEW_HOURS,
} from '../durations.ts';
import { percentile } from '../parts.ts';
import { JOB_PAY } from '../pay.ts';

const PERSONAL = { isPersonal: true };
const EXPECTED = 'p.salary_expectation';

const within = (unit: string, percent: number, what: string) =>
  `${unit} within which ${percent}% of ${what}.`;
const OPENED = 'the opened applications were opened';
const DECIDED = 'the decided applications were decided';
const HIRED = 'the hires were made';
const FILLED = 'the jobs were filled, by the day of the first hire';

/** Percentiles other than the median. Medians are defined beside the averages. */
export const PERCENTILE_MEASURES = {
  time_to_view_p25: percentile('applications', VIEW_HOURS, 0.25, 'hours', {
    name: 'Time to first view, 25th percentile',
    description: within('Hours', 25, OPENED),
  }),
  time_to_view_p75: percentile('applications', VIEW_HOURS, 0.75, 'hours', {
    name: 'Time to first view, 75th percentile',
    description: within('Hours', 75, OPENED),
  }),
  time_to_decision_p25: percentile('applications', DECISION_HOURS, 0.25, 'hours', {
    name: 'Time to decision, 25th percentile',
    description: within('Hours', 25, DECIDED),
  }),
  time_to_decision_p75: percentile('applications', DECISION_HOURS, 0.75, 'hours', {
    name: 'Time to decision, 75th percentile',
    description: within('Hours', 75, DECIDED),
  }),
  time_to_hire_p25: percentile('applications', HIRE_DAYS, 0.25, 'days', {
    name: 'Time to hire, 25th percentile',
    description: within('Days', 25, HIRED),
  }),
  time_to_hire_p75: percentile('applications', HIRE_DAYS, 0.75, 'days', {
    name: 'Time to hire, 75th percentile',
    description: within('Days', 75, HIRED),
  }),
  time_to_fill_p25: percentile('fills', DAYS_TO_FILL, 0.25, 'days', {
    name: 'Time to fill, 25th percentile',
    description: within('Days', 25, FILLED),
  }),
  time_to_fill_p75: percentile('fills', DAYS_TO_FILL, 0.75, 'days', {
    name: 'Time to fill, 75th percentile',
    description: within('Days', 75, FILLED),
  }),
  time_to_fill_p90: percentile('fills', DAYS_TO_FILL, 0.9, 'days', {
    name: 'Time to fill, 90th percentile',
    description: within('Days', 90, FILLED),
  }),
  time_in_stage_p90: percentile('stays', STAY_DAYS, 0.9, 'days', {
    name: 'Time in a stage, 90th percentile',
    description: within('Days', 90, 'the applications left a stage between review and decision'),
  }),
  time_to_approval_p90: percentile('approvals', APPROVAL_HOURS, 0.9, 'hours', {
    name: 'Time to approval, 90th percentile',
    description: within('Hours', 90, 'the jobs were first approved, by the day of approval'),
  }),
  pay_p25: percentile('jobs', JOB_PAY, 0.25, 'rupees', {
    name: 'Pay, 25th percentile',
    description: 'Yearly pay that 25% of the jobs that state it do not exceed.',
  }),
  pay_p75: percentile('jobs', JOB_PAY, 0.75, 'rupees', {
    name: 'Pay, 75th percentile',
    description: 'Yearly pay that 75% of the jobs that state it do not exceed.',
  }),
  expected_pay_p25: percentile(
    'applications',
    EXPECTED,
    0.25,
    'rupees',
    {
      name: 'Expected pay, 25th percentile',
      description: 'Yearly pay that 25% of the applicants who state it do not exceed.',
    },
    PERSONAL,
  ),
  expected_pay_p75: percentile(
    'applications',
    EXPECTED,
    0.75,
    'rupees',
    {
      name: 'Expected pay, 75th percentile',
      description: 'Yearly pay that 75% of the applicants who state it do not exceed.',
    },
    PERSONAL,
  ),
  expected_pay_p90: percentile(
    'applications',
    EXPECTED,
    0.9,
    'rupees',
    {
      name: 'Expected pay, 90th percentile',
      description: 'Yearly pay that 90% of the applicants who state it do not exceed.',
    },
    PERSONAL,
  ),
};
