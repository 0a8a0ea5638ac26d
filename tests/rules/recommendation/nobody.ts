import type { SeekerRow } from '#server/modules/recommendation/seeker.rules.ts';

/** A profile without a word. */
export const NOBODY: SeekerRow = {
  headline: null,
  summary: null,
  currentJobTitle: null,
  pastTitles: [],
  studies: [],
  education: null,
  experienceType: null,
  hasBike: null,
  hasDrivingLicense: null,
  text: '',
  location: null,
  preferredLocations: [],
  willingToMove: null,
  workModes: [],
  shifts: [],
  skills: [],
  salaryExpectation: null,
  months: -1,
  monthsMost: -1,
};
