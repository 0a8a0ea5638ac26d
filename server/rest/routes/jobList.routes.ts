import { FILTER_FACTS, listName, optionsOf } from '#schema/fields/jobFacts.ts';
import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { SALARY_RANGES } from '#schema/options/salaryRanges.ts';
import { jobSearchSchema, type JobSearchValues } from '#schema/validation/search.ts';
import { graphql } from '../gql/gql.ts';
import type { RestJobsQueryVariables } from '../gql/graphql.ts';
import { get } from '../restRoute.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

const Jobs = graphql(`
  query RestJobs($filter: JobFilter!, $sort: JobSort!, $first: Int!, $page: Int!) {
    jobs(filter: $filter, sort: $sort, first: $first, page: $page) {
      jobs: nodes {
        ...RestJob
      }
      total: totalCount
      totalIsExact: totalCountIsExact
      totalPages
      page
    }
  }
`);

graphql(`
  fragment RestJobPage on JobConnection {
    jobs: nodes {
      ...RestJob
    }
    total: totalCount
    totalPages
    page
  }
`);

const Featured = graphql(`
  query RestFeaturedJobs($first: Int!, $page: Int!) {
    jobs(filter: { featured: true }, first: $first, page: $page) {
      ...RestJobPage
    }
  }
`);

const Hot = graphql(`
  query RestHotJobs($first: Int!, $page: Int!) {
    jobs(filter: { hot: true }, first: $first, page: $page) {
      ...RestJobPage
    }
  }
`);

const PAGING = pagingNames(12);

function jobsVariables(values: JobSearchValues): RestJobsQueryVariables {
  const { search, location, type, sort, limit, page } = values;
  return {
    filter: {
      search,
      location,
      withinKm: values.withinKm,
      categories: values.category,
      types: type.types.map(upper),
      remote: type.remoteOnly,
      experienceLevels: values.experience.map(upper),
      experienceYears: values.experienceYears,
      salaryRanges: values.salary.map(upper),
      payFrom: values.payFrom,
      payTo: values.payTo,
      verified: values.verified,
      quickResponders: values.quickResponders,
      ...factVariables(values),
    },
    sort: upper(sort ?? 'relevance'),
    first: limit,
    page,
  };
}

/** The filters by facts, with their values in the capitals of GraphQL. */
function factVariables(values: JobSearchValues): Partial<RestJobsQueryVariables['filter']> {
  const given = FILTER_FACTS.map((name) => [listName(name), values[name].map(upper)]);
  return Object.fromEntries(given) as Partial<RestJobsQueryVariables['filter']>;
}

const SEVERAL = 'Several values: `a,b`, or the parameter repeated.';

const pagingOnly = {
  names: PAGING,
  schema: jobSearchSchema,
  toVariables: ({ limit, page }: JobSearchValues) => ({ first: limit, page }),
};

export const jobListRoutes = [
  get('/jobs', 'Search public jobs', Jobs, {
    query: {
      names: {
        search: 'Words to search for; spelling mistakes are tolerated.',
        location: '"District, State", or any name of a place, such as a city.',
        withinKm: 'Jobs up to this many kilometers from the location, 1 to 500.',
        category: `A category: its id, slug or title. ${SEVERAL}`,
        type: `full_time, part_time, contract, intern, temporary or remote, in any documented spelling. ${SEVERAL} Remote restricts the other types.`,
        experience: `${EXPERIENCE_LEVELS.join(', ')}. ${SEVERAL}`,
        experienceYears: 'Your years of experience: jobs that ask for at most as many.',
        salary: `A range of yearly pay: ${SALARY_RANGES.join(', ')}. ${SEVERAL}`,
        payFrom: 'The lowest yearly pay in rupees.',
        payTo: 'The highest yearly pay in rupees.',
        verified: 'true: only jobs of verified employers.',
        quickResponders:
          'true: only jobs of employers who answer half of all applicants within a week.',
        ...Object.fromEntries(
          FILTER_FACTS.map((name) => [name, `${optionsOf(name).join(', ')}. ${SEVERAL}`]),
        ),
        sort: 'relevance, date, salary or company.',
        ...PAGING,
      },
      schema: jobSearchSchema,
      toVariables: jobsVariables,
    },
    answer: ['jobs'],
  }),
  get('/jobs/featured', 'List featured public jobs', Featured, {
    returns: 'The live jobs that are featured.',
    query: pagingOnly,
    answer: ['jobs'],
  }),
  get('/jobs/hot', 'List urgent public jobs', Hot, {
    returns: 'The live jobs that are urgent.',
    query: pagingOnly,
    answer: ['jobs'],
  }),
];
