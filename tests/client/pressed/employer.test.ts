/** @module-tag full */
import { recordPages } from './recordPages.ts';
import { EMPLOYER } from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

recordPages(EMPLOYER, pathsFor(EMPLOYER));
