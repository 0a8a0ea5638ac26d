import type { GraphQLSchema } from 'graphql';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

interface Filter {
  search?: string;
  location?: string;
  salaryRanges?: string[];
  companies?: string[];
}

interface Question {
  filter: Filter;
  sort: string;
  page: number;
}

interface Company {
  id: string;
  name: string;
}

const COMPANY = '0190a5d2-0000-7000-8000-000000000001';
const values = (...list: [value: string, label: string, count: number][]) =>
  list.map(([value, label, count]) => ({ value, label, count, selected: false }));

/**
 * A server that records requests: 27 jobs, none of them in Atlantis; `over` overrides results, and `before` was hidden
 * on an earlier visit.
 */
export function browseMarket(over: object = {}, before: readonly Company[] = []) {
  const asked: Question[] = [];
  const hidden = [...before];
  const id = before.length > 0 ? 'a seeker who hid before' : 'a seeker who hides';
  const viewer = () => ({ id, hiddenCompanies: [...hidden] });
  const schema: GraphQLSchema = mockedSchema({
    resolvers: {
      Query: {
        jobs: (_: unknown, { filter, sort, page }: Question) => {
          asked.push({ filter, sort, page });
          const none = filter.location === 'Atlantis';
          const total = none ? 0 : filter.salaryRanges?.length === 1 ? 9 : 27;
          const length = Math.max(0, Math.min(12, total - 12 * (page - 1)));
          return {
            totalCount: total,
            totalCountIsExact: true,
            totalPages: Math.ceil(total / 12),
            nodes: Array.from({ length }, (_, at) => aJob((page - 1) * 12 + at + 1)),
            repeats: [],
            facets: facets(filter),
            readAs: null,
            advice: none
              ? {
                  didYouMean: 'accountant',
                  wanted: [],
                  leftOut: [],
                  fewHaveAll: false,
                  without: [
                    { filter: 'location', value: 'Atlantis', count: 27 },
                    { filter: 'search', value: 'acountant', count: 0 },
                  ],
                }
              : null,
            ...over,
          };
        },
        viewer,
        jobSuggestions: () => [
          { kind: 'TITLE', text: 'Accountant', filter: null, value: null },
          { kind: 'COMPANY', text: 'Lotus Works', filter: 'company', value: COMPANY },
          { kind: 'PLACE', text: 'Pune, Maharashtra', filter: 'location', value: null },
        ],
      },
      Mutation: {
        hideCompany: () => {
          hidden.push({ id: COMPANY, name: 'Lotus Works' });
          return { viewer: viewer() };
        },
        unhideCompany: () => {
          hidden.length = 0;
          return { viewer: viewer() };
        },
      },
    },
    mocks: { DateTime: () => '2026-11-19T10:00:00.000Z' },
  });
  return { schema, asked, hidden };
}

function aJob(number: number) {
  return {
    id: `0190a5d2-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    title: `Accountant ${number}`,
    company: { name: 'Lotus Works' },
    location: 'Pune, Maharashtra',
    place: 'Pune, Maharashtra',
    type: 'FULL_TIME',
    salary: '',
    salaryMin: 300_000,
    salaryMax: 500_000,
  };
}

export function facets({ location, salaryRanges = [], companies = [] }: Filter) {
  const chosen = (list: ReturnType<typeof values>, wanted: string[]) =>
    list.map((line) => ({ ...line, selected: wanted.includes(line.value) }));
  return {
    type: values(['FULL_TIME', 'Full Time', 20], ['INTERN', 'Intern', 0]),
    remote: values(['true', 'Remote', 4]),
    experience: [],
    experienceYears: values(['0', 'Fresher', 5], ['3', '3', 12]),
    verified: values(['true', 'Verified employers', 6]),
    quickResponders: values(['true', 'Quick responders', 2]),
    pay: [
      { from: 0, to: 300_000, count: 4, selected: false },
      { from: 300_000, to: 500_000, count: 9, selected: false },
      { from: 500_000, to: null, count: 18, selected: false },
    ],
    facts: [],
    salary: chosen(values(['LAKH_3_5', '3-5 lakh', 9], ['LAKH_5_8', '5-8 lakh', 18]), salaryRanges),
    industry: [],
    category: values(['finance-banking', 'Finance & Banking', 27]),
    postedWithin: [],
    featured: values(['true', 'Featured', 3]),
    hot: values(['true', 'Urgent', 2]),
    state: values(
      ...Array.from({ length: 9 }, (_, at): [string, string, number] => [
        `State ${at + 1}`,
        `State ${at + 1}`,
        3,
      ]),
    ),
    district: [],
    company: chosen(values([COMPANY, 'Lotus Works', 27]), companies),
    hasDistance: location === 'Thane',
    areExact: true,
  };
}
