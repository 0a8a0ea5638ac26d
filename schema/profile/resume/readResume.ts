import { findEmail, findLocation, findPhone } from './contacts.ts';
import { findEducation, type FoundEducation } from './education.ts';
import { resumeLines } from './resumeLines.ts';
import { findSkills } from './skills.ts';
import { findWork, type FoundWork } from './work.ts';

/** What a resume states unambiguously; anything ambiguous is left out. */
export interface ResumeFacts extends FoundEducation, FoundWork {
  email?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  technicalSkills: readonly string[];
  functionalSkills: readonly string[];
}

/** The rest of a longer text is not read. */
const MOST_CHARACTERS = 60_000;

export function readResume(text: string): ResumeFacts {
  // One character may expand to eighteen, so the text is cut again.
  const read = text.slice(0, MOST_CHARACTERS).normalize('NFKC').slice(0, MOST_CHARACTERS);
  const lines = resumeLines(read);
  return {
    email: findEmail(read),
    phone: findPhone(lines),
    location: findLocation(lines),
    ...findWork(lines),
    ...findEducation(lines),
    ...findSkills(lines),
  };
}
