import { get } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestJob on Job {
    id
    title
    company {
      id
      slug
      name
      size: sizeBand
      founded: foundedYear
      industry
      website
      description
      logoUrl
      responses {
        applicants
        answered
        typicalDays
      }
    }
    description
    location
    district
    state
    type
    experienceLevel
    experience: experienceYears
    educationLevel
    salary
    salaryMin
    salaryMax
    category: categoryTitle
    industry
    skills
    isFeatured
    featured: isFeatured
    isHot
    hot: isHot
    isRemote
    postedAt
    postedDate: postedAt
    createdAt: postedAt
    applicationDeadline
    expiry: applicationDeadline
    status
    adminStatus
    views
    applicationsCount
    responsibilities: responsibilitiesText
    requirements: requirementsText
    benefits: benefitsText
    ...RestJobFacts
  }
`);

graphql(`
  fragment RestJobQuestion on JobQuestion {
    key
    kind
    text
    options
    isRequired
    wanted
    minimum
    weight
  }
`);

const OneJob = graphql(`
  query RestJobById($id: ID!) {
    job(id: $id) {
      ...RestJob
      descriptionHtml
      questions {
        ...RestJobQuestion
      }
    }
  }
`);

const Similar = graphql(`
  query RestSimilarJobs($id: ID!) {
    job(id: $id) {
      similar {
        ...RestJob
      }
    }
  }
`);

const Stats = graphql(`
  query RestJobStats($id: ID!) {
    job(id: $id) {
      jobStats: stats {
        applicants
        applications: applicants
        views
        posted
        expires
        shortlisted
        interviewed
        hired
      }
      applicants: applicationsCount
      applications: applicationsCount
      views
      posted: postedAt
      expires: applicationDeadline
    }
  }
`);

export const jobRoutes = [
  get('/jobs/{id}', 'Read a job that is public, or was public and has ended', OneJob, {
    answer: ['job'],
  }),
  get('/jobs/{id}/similar', 'List similar public jobs, most similar first', Similar, {
    answer: ['job', 'similar'],
  }),
  get('/jobs/{id}/stats', 'Read how often a job was viewed and applied for', Stats, {
    returns:
      'The views and applications of a public or ended job, its dates, and how many were hired.',
    answer: ['job'],
  }),
];
