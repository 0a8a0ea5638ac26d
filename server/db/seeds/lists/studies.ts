import type { JobTitleFieldKey } from '#schema/options/jobTitles.ts';
import type { Qualification } from '#schema/options/qualifications.ts';

type PerField = Readonly<Partial<Record<JobTitleFieldKey, readonly string[]>>>;

const ANY_SUBJECT = ['Commerce', 'Arts', 'Economics', 'Business Administration', 'Science'];
const COMPUTING = [
  'Computer Science',
  'Information Technology',
  'Computer Applications',
  'Electronics',
];

const SUBJECTS: PerField = {
  automotive: ['Motor Vehicle Mechanics', 'Automobile Engineering'],
  electrical: ['Electrical Engineering', 'Electrician Trade', 'Electronics'],
  it: COMPUTING,
  product_and_quality: [...COMPUTING, 'Statistics'],
  it_support: COMPUTING,
  finance: ['Commerce', 'Accounting and Finance', 'Banking', 'Economics'],
  hr: ['Business Administration', 'Psychology', 'Social Work', 'Commerce'],
  healthcare: ['Nursing', 'Health Sciences', 'Life Sciences'],
  education: ['Education', 'Mathematics', 'English', 'Physics', 'History'],
  hospitality: ['Hotel Management', 'Food Production'],
  real_estate: ['Civil Engineering', 'Architecture'],
  manufacturing: ['Mechanical Engineering', 'Machinist Trade', 'Production Engineering'],
  legal: ['Law', 'Commerce and Law'],
  freelance: ['Fine Arts', 'Mass Communication', 'English', 'Design'],
};

const SCHOOL_SUBJECTS = ['Commerce', 'Science', 'Arts'];

const BOARDS = ['State Board of Secondary Education', 'State Board of Higher Secondary Education', 'National open school']; // oxfmt-ignore

// Invented; any resemblance to a real institution is a coincidence.
const COLLEGES = [
  'Vindhya Valley University',
  'Meghdoot Institute of Technology',
  'Neelgiri State University',
  'Saraswat College',
  'Tungabhadra Technical University',
  'Shivneri College of Arts and Science',
  'Aravalli Institute',
  'Brahmaputra Valley University',
  'Coromandel College',
  'Malwa Institute',
  'Doab University',
  'Konkan Coast University',
];

/** Degrees and institutions for work in that field. */
export function studiesFor(field: JobTitleFieldKey, education: Qualification) {
  if (education === 'high_school') return { subjects: SCHOOL_SUBJECTS, places: BOARDS };
  return { subjects: SUBJECTS[field] ?? ANY_SUBJECT, places: COLLEGES };
}

const ANY_CERTIFICATE = [
  'Course on Computer Concepts',
  'First aid certificate',
  'Spoken English, level B2',
];

const CERTIFICATES: PerField = {
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

export function certificatesFor(field: JobTitleFieldKey): readonly string[] {
  return CERTIFICATES[field] ?? ANY_CERTIFICATE;
}
