import { recordPressed } from './recordPages.ts';
import { ADMINISTRATOR } from './world/visitors.ts';
import { pressedPathsFor } from './world/visits.ts';

recordPressed(ADMINISTRATOR, pressedPathsFor(ADMINISTRATOR));
