import { isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '#tests/support/ask.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { picture, setCompanyLogo, updateCompany } from '#tests/server/company/profiles.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { changeOfCompany, misplacedWords } from './changes.ts';

/** The whole profile, as a form sends it. */
const PROFILE = {
  name: 'Lotus Works',
  industry: 'technology',
  description: 'We build things.',
  size: '11-50',
  website: 'https://lotus.example',
  phone: '+91 22 2345 6789',
  email: 'office@lotus.example',
  address: '1 Old Street',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  foundedYear: 2001,
  employeeCount: 20,
};

type Field = keyof typeof PROFILE;

interface Edit {
  field: Field | 'logo';
  value?: unknown;
  /** Whether the edit waits for approval; otherwise it is live at once. */
  isHeld: boolean;
  words?: string;
}

const EDITS: Edit[] = [
  { field: 'name', value: 'Zarfname Consultancy', isHeld: true, words: 'Zarfname' },
  { field: 'website', value: 'https://zarfsite.example', isHeld: true, words: 'zarfsite' },
  { field: 'phone', value: '+91 98765 01234', isHeld: true, words: '98765' },
  { field: 'email', value: 'zarfmail@lotus.example', isHeld: true, words: 'zarfmail' },
  { field: 'address', value: '7 Zarfstreet', isHeld: true, words: 'Zarfstreet' },
  { field: 'city', value: 'Zarfcity', isHeld: true, words: 'Zarfcity' },
  { field: 'state', value: 'Zarfstate', isHeld: true, words: 'Zarfstate' },
  { field: 'country', value: 'Zarfland', isHeld: true, words: 'Zarfland' },
  { field: 'logo', isHeld: true },
  {
    field: 'description',
    value: 'Pay a training fee to zarfpeople.',
    isHeld: true,
    words: 'zarfpeople',
  },
  { field: 'description', value: 'We build Zarfthings.', isHeld: false, words: 'Zarfthings' },
  { field: 'industry', value: 'finance', isHeld: false },
  { field: 'size', value: '51-200', isHeld: false },
  { field: 'foundedYear', value: 1999, isHeld: false },
  { field: 'employeeCount', value: 77, isHeld: false },
];

let app: Awaited<ReturnType<typeof appWithFiles>>;
let admin: Person;
let seeker: Person;
let guest: Caller;

type Way = (who: Employer, values: object) => Promise<unknown>;

const WAYS: Record<string, Way> = {
  'the form': (who, values) => updateCompany(who, { ...PROFILE, ...values }),
  'one field': (who, values) =>
    'logo' in values ? setCompanyLogo(who, values.logo as string) : updateCompany(who, values),
  REST: async (who, values) => {
    const { status, body } = await who.rest('PATCH', '/api/companies/profile', values);
    if (status !== 200) throw new Error(JSON.stringify(body));
  },
};

async function companyWithJob() {
  const { employer } = await scenario(app).employer({ company: { name: PROFILE.name } });
  const { id } = employer.company!;
  await app.sql(
    `update companies set description = ?, website = ?, phone = ?, email = ?, address = ?, city = ?,
       state = ?, founded_year = ?, employee_count = ?, size = 'employees_11_50' where id = ?`,
    [
      PROFILE.description,
      PROFILE.website,
      PROFILE.phone,
      PROFILE.email,
      PROFILE.address,
      PROFILE.city,
      PROFILE.state,
      PROFILE.foundedYear,
      PROFILE.employeeCount,
      id,
    ],
  );
  const job = await addJob(app, id, { title: 'Staff Nurse' });
  return { employer, id, job: job.id };
}
type Made = Awaited<ReturnType<typeof companyWithJob>>;

async function logoOf(who: Person): Promise<string> {
  const { body } = await upload(app, who, 'company-logo', await picture(), { name: 'a.png' });
  return body.fileId;
}

const PUBLIC = `id slug name description industry size website city state country foundedYear logoUrl recruiter`;
/** Everything that shows this company, to guests and to job seekers. */
async function shown({ id, job }: Made): Promise<string> {
  const slug = `company-${id}`;
  const data = await seeker.graphql(
    `query($slug: String!, $job: ID!) {
      company(slug: $slug) { ${PUBLIC} contact { phone email takesLetters } }
      job(id: $job) { company { ${PUBLIC} contact { phone email } } similar { company { name } } } }`,
    { slug, job },
  );
  const { body } = await guest.rest('GET', `/api/jobs/${job}`);
  return JSON.stringify([data, { ...body, views: 0 }]);
}

/** Lists of many companies. */
async function lists(): Promise<string> {
  const paths = [
    '/feeds/jobs.xml',
    '/feeds/jobs.json',
    '/feeds/jobs.atom',
    '/sitemap.xml',
    '/api/jobs?limit=100',
  ];
  const texts = await Promise.all(
    paths.map(async (path) => (await ask(`${app.url}${path}`)).text()),
  );
  const data = await guest.graphql(`{ companies(first: 100) { nodes { ${PUBLIC} } }
    jobs(first: 100) { nodes { company { ${PUBLIC} } } } }`);
  return [...texts, JSON.stringify(data)].join('\n');
}

const changedSince = async (id: string) =>
  (
    await admin.graphql<{ admin: { company: { changedSinceApproval: string[] } } }>(
      'query($id: ID!) { admin { company(id: $id) { changedSinceApproval } } }',
      { id },
    )
  ).admin.company.changedSinceApproval;

beforeAll(async () => {
  app = await appWithFiles();
  ({ admin, seeker } = await scenario(app).admin().seeker());
  guest = caller(app.url);
  await app.settings({ autoApproveCompanies: false });
});

test('every field that a company can be sent with is edited here', () => {
  const type = publishedSchema.getType('UpdateCompanyInput');
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  const edited = EDITS.map(({ field }) => field as string);
  expect(fields.filter((name) => !edited.includes(name))).toEqual([]);
});

describe.each(fewInQuickSuite(1, Object.entries(WAYS)))('through %s', (_, way) => {
  test('each field of an approved company, changed alone', async () => {
    const found: string[] = [];
    for (const { field, value, isHeld } of EDITS) {
      const made = await companyWithJob();
      const before = await shown(made);
      const logo = field === 'logo' ? await logoOf(made.employer) : null;
      await way(made.employer, { [field]: logo ?? value });
      const change = await changeOfCompany(made.employer);
      const after = logo ? `/uploads/logos/${logo}` : String(value);
      const old = logo ? null : String(PROFILE[field as Field]);
      const got = {
        fields: change?.fields ?? [],
        isSame: (await shown(made)) === before,
        since: await changedSince(made.id),
      };
      const wanted = {
        fields: isHeld ? [{ name: field, before: old, after }] : [],
        // The number of employees is not public.
        isSame: isHeld || field === 'employeeCount',
        since: isHeld ? [] : [field],
      };
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        found.push(`${field}: ${JSON.stringify(got)}`);
    }
    const texts = await lists();
    const edits = EDITS.map((edit) => ({ ...edit, words: edit.words ? [edit.words] : [] }));
    found.push(...misplacedWords(texts, edits));
    expect(found).toEqual([]);
  });
});
