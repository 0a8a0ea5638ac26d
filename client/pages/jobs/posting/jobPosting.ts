import { CREDENTIAL_CATEGORIES, type Qualification } from '#schema/options/qualifications.ts';
import { JOB_TYPE_SPELLINGS, type JobType } from '#schema/options/jobTypes.ts';
import { closingTime } from '#schema/time/closingTime.ts';
import { INDIA } from '#schema/time/india.ts';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { baseSalary } from './baseSalary.ts';
import { postingDescription } from './postingDescription.ts';
import { placeOf } from './postingPlace.ts';

export const JobPosting_job = graphql(`
  fragment JobPosting_job on Job {
    id
    title
    descriptionHtml
    responsibilities
    requirements
    benefits
    location
    city
    district
    state
    type
    salaryMin
    salaryMax
    salaryPeriod
    experienceYears
    educationLevel
    isRemote
    postedAt
    applicationDeadline
    company {
      id
      name
      website
      logoUrl
      city
      state
      country
    }
  }
`);

interface Surroundings {
  origin: string;
  /** The location text of a job that can be done from anywhere. */
  remoteSentence: string;
}

/** Google's JobPosting, limited to what the page shows. */
export function jobPosting(of: FragmentType<typeof JobPosting_job>, around: Surroundings): object {
  const job = readFragment(JobPosting_job, of);
  const type = job.type.toLowerCase() as JobType;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: postingDescription(job, around.remoteSentence),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    datePosted: dayInIndia(job.postedAt),
    ...(job.applicationDeadline && { validThrough: validThrough(job.applicationDeadline) }),
    employmentType: [JOB_TYPE_SPELLINGS[type].schemaOrg],
    hiringOrganization: organization(job.company, around.origin),
    ...placeOf(job),
    ...baseSalary(job),
    ...experience(job.experienceYears),
    ...education(job.educationLevel),
    directApply: true,
  };
}

interface Employer {
  name: string;
  website: string | null;
  logoUrl: string | null;
}

export function organization({ name, website, logoUrl }: Employer, origin: string) {
  return {
    '@type': 'Organization',
    name,
    ...(website && /^https?:\/\/\S+$/i.test(website) && { sameAs: website }),
    ...(logoUrl && { logo: new URL(logoUrl, origin).href }),
  };
}

/** The minimum required. */
function experience(years: number | null) {
  if (years === null) return {};
  return {
    experienceRequirements:
      years === 0
        ? 'no requirements'
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 },
  };
}

function education(level: string | null) {
  const category = level && CREDENTIAL_CATEGORIES[level.toLowerCase() as Qualification];
  if (!category) return {};
  return {
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: category,
    },
  };
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** 2026-11-21, by the Indian calendar. */
function dayInIndia(moment: string): string {
  return day.format(new Date(moment));
}

/** 2026-12-31T23:59:59+05:30: a day lasts until its last second. */
function validThrough(deadline: string): string {
  const inIndia = new Date(closingTime(deadline).getTime() + INDIA);
  return `${inIndia.toISOString().slice(0, 19)}+05:30`;
}
