import { recordShown } from './recordPages.ts';
import { ADMINISTRATOR, EMPLOYER, GUEST, INTERVIEWER, SEEKER } from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

for (const visitor of [GUEST, SEEKER, EMPLOYER, INTERVIEWER, ADMINISTRATOR])
  recordShown(visitor, pathsFor(visitor));
