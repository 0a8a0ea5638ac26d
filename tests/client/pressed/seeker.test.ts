/** @module-tag full */
import { recordPages } from './recordPages.ts';
import { SEEKER } from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

recordPages(SEEKER, pathsFor(SEEKER));
