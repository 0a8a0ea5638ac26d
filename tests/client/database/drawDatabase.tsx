import { GraphQLError } from 'graphql';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/database/BrowseDatabasePage.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['database', 'subscribe', 'validation'] as const;

export const NO_CAREER = {
  jobs: [],
  degrees: [],
  projects: [],
  certificates: [],
  languages: [],
  links: [],
};
const DEGREE = {
  qualification: 'BACHELOR',
  name: 'B.Sc',
  field: 'Nursing',
  institution: 'Kerala University',
  from: null,
  to: '2015',
  grade: '71%',
};

export const aCandidate = (id: string, values: object = {}) => ({
  __typename: 'Candidate',
  id,
  name: `Asha ${id}`,
  headline: 'Staff nurse',
  summary: 'Night shifts are fine.',
  currentJobTitle: 'Nurse',
  currentCompany: 'City Hospital',
  experienceType: 'EXPERIENCED',
  experience: '5-8 years',
  place: 'Kochi, Kerala' as string | null,
  preferredPlaces: ['Pune, Maharashtra'],
  skills: ['ICU', 'Triage'],
  experienceMonths: 0,
  career: { ...NO_CAREER, degrees: [DEGREE] },
  noticePeriod: null,
  noticeUntil: null as string | null,
  willingToMove: null,
  shifts: [],
  workModes: [],
  accommodations: null,
  salaryExpectation: 600_000,
  hasBike: null,
  hasDrivingLicense: true,
  email: `asha${id}@people.example` as string | null,
  phone: '9876543210' as string | null,
  mayBeContacted: true,
  lastActive: 'WEEK',
  contactedJobIds: [] as string[],
  ...values,
});

const JOBS = [
  { id: 'j1', title: 'Night Nurse', place: 'Pune' },
  { id: 'j2', title: 'Ward Nurse', place: 'Pune' },
];

interface World {
  now?: Date;
  status?: string | null;
  people?: ReturnType<typeof aCandidate>[];
  total?: number;
  advice?: { filter: string; count: number }[];
  path?: string;
  /** The company's live jobs. */
  jobs?: object[] | undefined;
  /** The failure of the list, if any. */
  fails?: () => GraphQLError | undefined;
  /** The failure of sending a letter, if any. */
  refuses?: () => GraphQLError | undefined;
}

export const failure = (code: string, message: string, extensions: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } });

/** The page over a server with state; `asked` collects the list queries, `letters` and `sent` the letters. */
export async function drawDatabase(world: World = {}) {
  const { status = 'APPROVED', people = [], total = people.length, advice = [] } = world;
  const asked: { filter: Record<string, unknown>; page: number; first: number; sort: string }[] =
    [];
  const letters: object[] = [];
  const sent: object[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: {
        site: () => ({ name: 'Kaamyab', supportEmail: 'help@kaamyab.example' }),
        viewer: () => ({
          companyProfile: status && { id: 'c1', adminStatus: status },
          jobs: { nodes: world.jobs ?? JOBS },
        }),
        candidates: (_root: unknown, args: (typeof asked)[number]) => {
          asked.push({ ...args, filter: { ...args.filter } });
          const error = world.fails?.();
          if (error) throw error;
          return { nodes: people, totalCount: total, totalCountIsExact: true, advice };
        },
        candidate: (_root: unknown, { id }: { id: string }) =>
          people.find((person) => person.id === id) ?? null,
      },
      Mutation: {
        subscribe: (_root: unknown, { input }: { input: object }) => {
          sent.push({ ...input });
          return { message: 'You are on the list.' };
        },
        contactCandidate: (_root: unknown, { input }: { input: Record<string, string> }) => {
          letters.push({ ...input });
          const error = world.refuses?.();
          if (error) throw error;
          const candidate = people.find(({ id }) => id === input['candidateId'])!;
          const contactedJobIds = [input['jobId']!, ...candidate.contactedJobIds];
          return { contactsLeft: 19, candidate: { ...candidate, contactedJobIds } };
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const page = (
    <Words areas={AREAS}>
      <Page />
    </Words>
  );
  const { path = '/browse-database', now } = world;
  const drawn = await drawInSite(page, { schema, path, now });
  return { ...drawn, asked, letters, sent };
}
