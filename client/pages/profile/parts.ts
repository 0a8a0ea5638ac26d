import type { CareerList } from '#schema/profile/career.ts';

/** The parts of the page, by their anchors. */
export const PARTS = {
  personal: ['firstName', 'lastName', 'phone', 'dateOfBirth', 'gender', 'location'],
  about: ['headline', 'summary'],
  skills: ['technicalSkills', 'functionalSkills'],
  wishes: [
    'noticePeriod',
    'noticeUntil',
    'preferredLocations',
    'willingToMove',
    'shifts',
    'workModes',
    'currentCTC',
    'salaryExpectation',
  ],
  assets: ['hasBike', 'hasDrivingLicense'],
  needs: ['accommodations', 'showAccommodations'],
} as const;
export type Part = keyof typeof PARTS;

/** The sections of the page in their order: forms, and lists of the career. */
export const SECTIONS = [
  'personal',
  'about',
  'jobs',
  'degrees',
  'skills',
  'projects',
  'certificates',
  'languages',
  'links',
  'wishes',
  'assets',
  'needs',
] as const satisfies readonly (Part | CareerList)[];
type Section = (typeof SECTIONS)[number];

export const isPart = (section: Section): section is Part => section in PARTS;

type Anchor = Section | 'resumes';

const PLACES: Readonly<Record<string, Anchor>> = {
  HEADLINE: 'about',
  SUMMARY: 'about',
  EXPERIENCE: 'jobs',
  EDUCATION: 'degrees',
  SKILLS: 'skills',
  RESUME: 'resumes',
};

/** The section where a missing field is filled in. */
export const sectionOfField = (field: string): Anchor => PLACES[field] ?? 'personal';
