import { parserFor } from './spelling.ts';

export const QUALIFICATIONS = [
  'high_school',
  'diploma',
  'bachelor',
  'master',
  'phd',
  'other',
] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

export const QUALIFICATION_LABELS: Readonly<Record<Qualification, string>> = {
  high_school: 'High School',
  diploma: 'Diploma',
  bachelor: "Bachelor's Degree",
  master: "Master's Degree",
  phd: 'PhD',
  other: 'Other',
};

/** Google's values for credentialCategory of a JobPosting; none fits "other". */
export const CREDENTIAL_CATEGORIES: Readonly<Record<Qualification, string | null>> = {
  high_school: 'high school',
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  phd: 'postgraduate degree',
  other: null,
};

/** The CSV value "any" is not a qualification: check `isAny` of spelling.ts first. */
export const parseQualification = parserFor(QUALIFICATIONS, QUALIFICATION_LABELS, {
  high_school: ['highschool', '10th', '12th', '10th Pass', '12th Pass', 'HSC', 'SSC'],
  diploma: ['ITI', 'Polytechnic'],
  bachelor: [
    'Bachelors',
    'Bachelor Degree',
    'Graduate',
    'Graduation',
    'B.Tech',
    'B.E.',
    'B.Sc',
    'B.Com',
    'B.A.',
    'BBA',
    'BCA',
  ],
  master: [
    'Masters',
    'Master Degree',
    'Postgraduate',
    'Post Graduate',
    'Post Graduation',
    'M.Tech',
    'M.E.',
    'M.Sc',
    'M.Com',
    'M.A.',
    'MBA',
    'MCA',
  ],
  phd: ['Ph.D.', 'Doctorate'],
});
