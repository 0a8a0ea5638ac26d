import type { GraphQLSchema } from 'graphql';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

interface Filter {
  search?: string;
  location?: string;
  salary?: string;
  company?: string;
}

interface Question {
  filter: Filter;
  sort: string;
  page: number;
}

const COMPANY = '0190a5d2-0000-7000-8000-000000000001';
const values = (...list: [value: string, label: string, count: number][]) =>
  list.map(([value, label, count]) => ({ value, label, count, selected: false }));

/** A server that records requests: 27 jobs, none of them in Atlantis; `over` overrides results. */
export function browseMarket(over: object = {}) {
  const asked: Question[] = [];
  const schema: GraphQLSchema = mockedSchema({
    resolvers: {
      Query: {
        jobs: (_: unknown, { filter, sort, page }: Question) => {
          asked.push({ filter, sort, page });
          const none = filter.location === 'Atlantis';
          const total = none ? 0 : filter.salary ? 9 : 27;
          const length = Math.max(0, Math.min(12, total - 12 * (page - 1)));
          return {
            totalCount: total,
            totalCountIsExact: true,
            totalPages: Math.ceil(total / 12),
            nodes: Array.from({ length }, (_, at) => aJob((page - 1) * 12 + at + 1)),
            facets: facets(filter),
            advice: none
              ? {
                  didYouMean: 'accountant',
                  without: [
                    { filter: 'location', value: 'Atlantis', count: 27 },
                    { filter: 'search', value: 'acountant', count: 0 },
                  ],
                }
              : null,
            ...over,
          };
        },
        jobSuggestions: () => [
          { kind: 'TITLE', text: 'Accountant', filter: null, value: null },
          { kind: 'COMPANY', text: 'Lotus Works', filter: 'company', value: COMPANY },
          { kind: 'PLACE', text: 'Pune, Maharashtra', filter: 'location', value: null },
        ],
      },
    },
    mocks: { DateTime: () => '2026-11-19T10:00:00.000Z' },
  });
  return { schema, asked };
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

export function facets({ salary, company }: Filter) {
  const chosen = (list: ReturnType<typeof values>, value: string | undefined) =>
    list.map((line) => ({ ...line, selected: line.value === value }));
  return {
    type: values(['FULL_TIME', 'Full Time', 20], ['INTERN', 'Intern', 0]),
    remote: values(['true', 'Remote', 4]),
    experience: [],
    salary: chosen(values(['LAKH_3_5', '3-5 lakh', 9], ['LAKH_5_8', '5-8 lakh', 18]), salary),
    industry: [],
    category: values(['finance-banking', 'Finance & Banking', 27]),
    postedWithin: [],
    state: values(
      ...Array.from({ length: 9 }, (_, at): [string, string, number] => [
        `State ${at + 1}`,
        `State ${at + 1}`,
        3,
      ]),
    ),
    district: [],
    company: chosen(values([COMPANY, 'Lotus Works', 27]), company),
    areExact: true,
  };
}
