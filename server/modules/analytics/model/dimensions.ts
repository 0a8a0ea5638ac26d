import type { Dimension } from './kinds.ts';
import { APPLICATION_DIMENSIONS } from './dimensions/application.ts';
import { COMPANY_DIMENSIONS } from './dimensions/company.ts';
import { CONDUCT_DIMENSIONS } from './dimensions/conduct.ts';
import { JOB_DIMENSIONS } from './dimensions/job.ts';
import { PEOPLE_DIMENSIONS } from './dimensions/people.ts';
import { TIME_DIMENSIONS } from './dimensions/time.ts';
import { TRAFFIC_DIMENSIONS } from './dimensions/traffic.ts';

/**
 * The dimensions that answers are broken down by and filtered on. To add one, add an entry to the file of the noun it
 * describes.
 */
export const DIMENSIONS = {
  ...TIME_DIMENSIONS,
  ...JOB_DIMENSIONS,
  ...COMPANY_DIMENSIONS,
  ...APPLICATION_DIMENSIONS,
  ...PEOPLE_DIMENSIONS,
  ...CONDUCT_DIMENSIONS,
  ...TRAFFIC_DIMENSIONS,
} as const satisfies Record<string, Dimension>;

export type DimensionKey = keyof typeof DIMENSIONS;
export const DIMENSION_KEYS = Object.keys(DIMENSIONS) as DimensionKey[];

export const dimensionOf = (key: DimensionKey): Dimension => DIMENSIONS[key];
