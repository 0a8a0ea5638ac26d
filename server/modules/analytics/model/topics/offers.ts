import { OFFER_STATUSES } from '#schema/options/offers.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { choicesOf, enumWordsIn, labelFromKey } from '../choices.ts';
import type { Dimension } from '../kinds.ts';
import { average, count, percentile, singlePart, ratio } from '../parts.ts';

export const OFFER_AS_OF: ColumnsAsOf = {
  'o.status': `(case when o.ended_at <= {then} then o.status else 'sent' end)`,
  'o.ended_at': since('o.ended_at'),
};

const ACCEPTED = count('offers', `o.status = 'accepted'`);
const ANSWERED = `o.status in ('accepted', 'declined')`;
const WAITING_DAYS = '(extract(epoch from o.sent_at - f.applied_at)::float8 / 86400)';
const ANSWER_DAYS = `(case when ${ANSWERED} then extract(epoch from o.ended_at - o.sent_at)::float8 / 86400 end)`;

export const OFFER_MEASURES = {
  offers_declined: singlePart(count('offers', `o.status = 'declined'`), 'count', {
    name: 'Offers declined',
    description: 'Offers that the applicants declined, by the day they were sent.',
  }),
  offers_expired: singlePart(count('offers', `o.status = 'expired'`), 'count', {
    name: 'Offers expired',
    description: 'Offers that nobody answered in time, by the day they were sent.',
  }),
  offer_acceptance_of_answered: ratio(ACCEPTED, count('offers', ANSWERED), 'percent', {
    name: 'Acceptance rate of answered offers',
    description: 'Accepted offers as a share of those that were accepted or declined.',
  }),
  time_to_offer: average('offers', WAITING_DAYS, 'days', {
    name: 'Time to offer',
    description: 'Average days from an application to an offer for it.',
  }),
  time_to_offer_median: percentile('offers', WAITING_DAYS, 0.5, 'days', {
    name: 'Time to offer, median',
    description: 'Median days from an application to an offer for it.',
  }),
  time_to_offer_answer: average('offers', ANSWER_DAYS, 'days', {
    name: 'Time to answer an offer',
    description: 'Average days until an applicant accepts or declines an offer.',
  }),
  time_to_offer_answer_median: percentile('offers', ANSWER_DAYS, 0.5, 'days', {
    name: 'Time to answer an offer, median',
    description: 'Median days until an applicant accepts or declines an offer.',
  }),
};

export const OFFER_DIMENSIONS = {
  offer_status: {
    name: 'Offer status',
    description: 'Whether the offer waits for an answer, or how it ended.',
    source: 'offers.status',
    kind: 'choice',
    sql: 'o.status',
    choices: choicesOf(
      OFFER_STATUSES,
      labelFromKey,
      parserFor(OFFER_STATUSES),
      enumWordsIn('offers', 'status'),
    ),
  },
} as const satisfies Record<string, Dimension>;
