/** The parts of the page, by their anchors. */
export const PARTS = {
  personal: ['firstName', 'lastName', 'phone', 'dateOfBirth', 'gender', 'location'],
  about: ['headline', 'summary'],
  work: ['experienceType', 'experience', 'currentJobTitle', 'currentCompany', 'currentCTC'],
  wishes: ['salaryExpectation', 'preferredLocations'],
  education: ['education', 'specialization', 'university', 'yearOfPassing'],
  skills: ['technicalSkills', 'functionalSkills', 'certifications'],
  assets: ['hasBike', 'hasDrivingLicense'],
} as const;
export type Part = keyof typeof PARTS;

const PLACES: Readonly<Record<string, Part | 'resumes'>> = {
  HEADLINE: 'about',
  SUMMARY: 'about',
  EXPERIENCE: 'work',
  EDUCATION: 'education',
  SKILLS: 'skills',
  RESUME: 'resumes',
};

/** The part where a missing field is filled in. */
export const partOfField = (field: string): Part | 'resumes' => PLACES[field] ?? 'personal';
