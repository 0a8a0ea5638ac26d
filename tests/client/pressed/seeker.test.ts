import { recordPressed } from './recordPages.ts';
import { SEEKER } from './world/visitors.ts';
import { pressedPathsFor } from './world/visits.ts';

recordPressed(SEEKER, pressedPathsFor(SEEKER));
