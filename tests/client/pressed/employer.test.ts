import { recordPressed } from './recordPages.ts';
import { EMPLOYER } from './world/visitors.ts';
import { pressedPathsFor } from './world/visits.ts';

recordPressed(EMPLOYER, pressedPathsFor(EMPLOYER));
