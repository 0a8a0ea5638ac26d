/** @module-tag full */
import { recordPages } from './recordPages.ts';
import { ADMINISTRATOR } from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

recordPages(ADMINISTRATOR, pathsFor(ADMINISTRATOR));
