/** @module-tag full */
import { recordPages } from './recordPages.ts';
import { GUEST } from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

recordPages(GUEST, pathsFor(GUEST));
