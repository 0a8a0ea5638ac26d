import { recordShown } from './recordPages.ts';
import {
  ADMINISTRATOR,
  EMPLOYER,
  GUEST,
  HIRING_MANAGER,
  INTERVIEWER,
  SEEKER,
} from './world/visitors.ts';
import { pathsFor } from './world/visits.ts';

for (const visitor of [GUEST, SEEKER, EMPLOYER, HIRING_MANAGER, INTERVIEWER, ADMINISTRATOR])
  recordShown(visitor, pathsFor(visitor));
