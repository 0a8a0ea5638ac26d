import type { JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import type { Qualification } from '#schema/options/qualifications.ts';

export const STUDIES: Readonly<Record<Qualification, readonly string[]>> = {
  high_school: ['Class 12, Commerce', 'Class 12, Science', 'Class 12, Arts', 'Class 10'],
  diploma: ['Diploma in the trade', 'ITI, two years', 'Polytechnic diploma', 'Certificate course'],
  bachelor: ['B.Com.', 'B.Sc.', 'B.A.', 'B.Tech.', 'BCA', 'BBA'],
  master: ['M.Com.', 'M.Sc.', 'MBA', 'MCA', 'M.A.'],
  phd: ['Ph.D.'],
  other: ['Professional membership'],
};

export const DEFAULT_CERTIFICATES: readonly string[] = [
  'Course on Computer Concepts',
  'First aid certificate',
  'Spoken English, level B2',
];

/** Courses as people write them into a profile; the names belong to nobody. */
export const CERTIFICATES: Readonly<Partial<Record<JobTitleFieldKey, readonly string[]>>> = {
  it: ['Cloud practitioner course', 'Secure coding course', 'Database fundamentals'],
  product_and_quality: ['Software testing, foundation level', 'Statistics with spreadsheets'],
  it_support: ['Networking fundamentals', 'Linux administration, level 1'],
  finance: ['GST practitioner course', 'Anti-money-laundering course', 'Certified Tally course'],
  electrical: ['ITI Electrician (NCVT)', 'Wireman’s licence'],
  automotive: ['ITI Motor Mechanic (NCVT)', 'High-voltage safety course'],
  healthcare: ['Basic life support', 'Infection control course'],
  education: ['B.Ed.', 'CTET Paper I'],
  manufacturing: ['ITI Machinist (NCVT)', 'Five S and Kaizen course'],
  hospitality: ['Food safety supervisor course', 'Barista course'],
  logistics: ['Forklift licence', 'Warehouse safety course'],
};
