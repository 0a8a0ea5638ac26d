/** The scope that a key needs for an example, spelled as on the page where keys are created. */
type Scope =
  | 'jobs:read'
  | 'jobs:write'
  | 'applications:read'
  | 'applications:write'
  | 'analytics:read';

export interface Example {
  name: ExampleName;
  /** Null if guests may send it too. */
  scope: Scope | null;
  document: string;
  /** JSON; `$job` and similar placeholders are replaced by existing ids. */
  variables: string;
}

const DOCUMENTS = import.meta.glob<string>('./examples/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NEEDS = {
  browseJobs: null,
  oneJob: null,
  facets: null,
  walkByCursor: null,
  ownJobs: 'jobs:read',
  postJob: 'jobs:write',
  putJobs: 'jobs:write',
  listApplications: 'applications:read',
  decide: 'applications:write',
  analyticsQuestion: 'analytics:read',
} as const satisfies Record<string, Scope | null>;

export type ExampleName = keyof typeof NEEDS;

const VARIABLES: Readonly<Partial<Record<ExampleName, object>>> = {
  browseJobs: { filter: { state: 'Karnataka', postedWithin: 'DAYS_30' }, first: 5 },
  oneJob: { id: '$job' },
  facets: { filter: { search: 'engineer' } },
  walkByCursor: { first: 25, after: null },
  ownJobs: { first: 10 },
  postJob: {
    input: {
      title: 'Bank Teller',
      type: 'FULL_TIME',
      industry: 'banking',
      category: 'Finance & Banking',
      location: 'Pune, Maharashtra',
      salary: '₹4,00,000 - ₹6,00,000',
      experience: 1,
      description: 'You serve the customers of one branch at the counter.',
      requirements: 'A degree in any subject',
    },
  },
  putJobs: {
    input: {
      jobs: [
        {
          externalId: 'REQ-1',
          title: 'Delivery Partner',
          type: 'FULL_TIME',
          category: 'Logistics & Saas',
          industry: 'ecommerce',
          location: 'Pune, Maharashtra',
          experience: 0,
          description: 'You deliver parcels in your part of the city. We provide the scooter.',
          requirements: 'A two-wheeler licence',
        },
      ],
    },
  },
  listApplications: { first: 20, status: 'PENDING' },
  decide: { input: { id: '$application', status: 'SHORTLISTED' } },
  analyticsQuestion: {
    query: { measures: ['JOBS', 'APPLICATIONS_PER_JOB'], dimensions: ['STATE'], limit: 10 },
  },
};

export const EXAMPLES: readonly Example[] = (
  Object.entries(NEEDS) as [ExampleName, Scope | null][]
).map(([name, scope]) => ({
  name,
  scope,
  document: DOCUMENTS[`./examples/${name}.graphql`]!,
  variables: JSON.stringify(VARIABLES[name] ?? {}, null, 2),
}));
