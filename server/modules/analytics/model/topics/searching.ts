import { parserFor } from '#schema/options/spelling.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import {
  ABANDONED_SEARCH,
  SEARCHES_OF_USERS_WITH_RESULTS,
} from '#server/modules/analytics/model/abandonedSearch.ts';
import { bandOf, choicesOf, labelFromKey, wordsOfModel } from '../choices.ts';
import { COMPANY_OF_JOB } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { average, count, percentile, singlePart, ratio } from '../parts.ts';
import { knownWords } from '../searchTexts.ts';

export const SEARCHING_SUBJECTS = {
  search_clicks: {
    name: 'Jobs opened from a search',
    source: 'job_views from the results of a search by words, by the moment of viewing',
    from: 'job_views v',
    at: 'v.viewed_at',
    where: 'v.words is not null',
    company: 'j.company_id',
    job: 'v.job_id',
    joins: {
      kw: knownWords('v.words'),
      j: 'join jobs j on j.id = v.job_id',
      c: COMPANY_OF_JOB,
    },
  },
} as const satisfies Record<string, Subject>;

/** Bands of positions among the results, each named by its first position. */
const PLACES = [
  { value: 'place_1', below: 2 },
  { value: 'place_2', below: 4 },
  { value: 'place_4', below: 11 },
  { value: 'place_11', below: 21 },
  { value: 'place_21', below: null },
];
const PLACE_KEYS = PLACES.map(({ value }) => value);
const PLACE = bandOf('v.position', PLACES);

export const SEARCHING_LISTED = {
  search_clicks: {
    id: 'v.id',
    type: 'uuid',
    joins: 'left join job_views v on v.id = r.id',
    job: 'v.job_id',
    name: 'job',
    detail: { dimension: 'click_place', sql: PLACE },
  },
} satisfies Record<keyof typeof SEARCHING_SUBJECTS, ListedRow>;

const CLICKS = count('search_clicks');

export const SEARCHING_MEASURES = {
  search_clicks: singlePart(CLICKS, 'count', {
    name: 'Jobs opened from searches',
    description:
      'Job views that came from the results of a search by words, counted once per visitor, job and day.',
  }),
  search_click_rate: ratio(CLICKS, count('searches', `s.words <> ''`), 'ratio', {
    name: 'Jobs opened per search',
    description: 'Jobs opened from the results, per search by words in the same period.',
  }),
  click_position: average('search_clicks', 'v.position', 'ratio', {
    name: 'Place of opened jobs',
    description: 'Average position of an opened job in its search results.',
  }),
  click_position_median: percentile('search_clicks', 'v.position', 0.5, 'ratio', {
    name: 'Place of opened jobs, median',
    description: 'Median position of an opened job in its search results.',
  }),
  top_three_share: ratio(
    count('search_clicks', 'v.position <= 3'),
    count('search_clicks', 'v.position is not null'),
    'percent',
    {
      name: 'Opened from the first three places',
      description: 'Share of the jobs opened from a search that were among the first three.',
    },
  ),
  abandonment_rate: ratio(
    count('searches', ABANDONED_SEARCH),
    count('searches', SEARCHES_OF_USERS_WITH_RESULTS),
    'percent',
    {
      name: 'Share of abandoned searches',
      description:
        'Abandoned searches as a share of those by logged-in users that found jobs. Searches of the last hour are not counted yet. For the last 90 days; after that, we no longer know who searched.',
    },
  ),
};

export const SEARCHING_DIMENSIONS = {
  click_place: {
    name: 'Place among the results',
    description: 'The position of the opened job in its search results, in bands.',
    source: 'job_views.position',
    kind: 'band',
    sql: PLACE,
    choices: choicesOf(
      PLACE_KEYS,
      labelFromKey,
      parserFor(PLACE_KEYS),
      wordsOfModel('click_place'),
    ),
  },
  search_filtered: {
    name: 'Searched with filters',
    description: 'Whether the search had filters other than words and a place.',
    source: 'searches.filters',
    kind: 'yes_no',
    sql: `(s.filters - 'location' <> '{}')`,
  },
} as const satisfies Record<string, Dimension>;
