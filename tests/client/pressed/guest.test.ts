import { recordPressed } from './recordPages.ts';
import { GUEST } from './world/visitors.ts';
import { pressedPathsFor } from './world/visits.ts';

recordPressed(GUEST, pressedPathsFor(GUEST));
