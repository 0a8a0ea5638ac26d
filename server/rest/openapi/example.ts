import type { Json } from './jsonSchema.ts';

/** Example texts and numbers, by field name. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  accessToken: 'the token of a session',
  deviceToken: 'the token of a device',
  address: '12 MG Road',
  applicationDeadline: '2026-12-31',
  benefits: 'Health insurance\nTea',
  category: 'Software Development',
  city: 'Bengaluru',
  company: 'Lotus Works',
  companyName: 'Lotus Works',
  country: 'India',
  coverLetter: 'I have built things like this for five years.',
  currentPassword: 'A good passphrase 1',
  description: 'You will build software that helps people find work.',
  district: 'Bengaluru Urban',
  dateOfBirth: '1996-04-12',
  email: 'asha@people.example',
  externalId: 'req-2041',
  fileName: 'resume.pdf',
  firstName: 'Asha',
  from: '2026-10-23T18:30:00.000Z',
  industry: 'technology',
  keywords: 'react developer',
  lastName: 'Rao',
  link: '/my-applications',
  location: 'Bengaluru Urban, Karnataka',
  logo: 'https://kaamyab.example/uploads/logo',
  logoUrl: 'https://kaamyab.example/uploads/logo',
  message: 'What happened, in a sentence.',
  name: 'Lotus Works',
  newPassword: 'Another passphrase 2',
  page: 1,
  limit: 12,
  password: 'A good passphrase 1',
  phone: '9876543210',
  requirements: 'Five years of practice\nA clear hand',
  responsibilities: 'Build\nTest\nRead',
  salary: '12 - 18 LPA',
  salaryMax: 1_800_000,
  salaryMin: 1_200_000,
  skills: 'TypeScript',
  state: 'Karnataka',
  subject: 'A question',
  title: 'Software Engineer',
  token: 'the token of the link',
  total: 1,
  totalCount: 1,
  totalPages: 1,
  timeZone: 'Asia/Kolkata',
  website: 'https://lotus.example',
};
const ID = '01a1f6d4-9c1b-7cc2-8a44-0f3d2c1b0a99';

/** An example that satisfies the schema. */
export function exampleOf(schema: Json, schemas: Record<string, Json>, name = ''): unknown {
  const {
    $ref,
    anyOf,
    enum: options,
    properties,
    items,
  } = schema as {
    $ref?: string;
    anyOf?: Json[];
    enum?: unknown[];
    properties?: Record<string, Json>;
    items?: Json;
  };
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1)!]!, schemas, name);
  if (anyOf) return exampleOf(anyOf[0]!, schemas, name);
  if (options) return options[0];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, exampleOf(inner, schemas, key)]),
    );
  if (items) return [exampleOf(items, schemas, name)];
  return plainExample(schema, name);
}

function plainExample(schema: Json, name: string): unknown {
  const { type, format } = schema;
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  const known = BY_NAME[name];
  if (kind === 'boolean') return true;
  if (kind === 'object') return {};
  if (kind === 'integer' || kind === 'number')
    return typeof known === 'number' ? known : within(schema, 3);
  if (format === 'date-time') return '2026-11-22T06:00:00.000Z';
  if (typeof known === 'string') return known;
  return /(^i|I)ds?$/.test(name) ? ID : 'text';
}

function within({ minimum = -Infinity, maximum = Infinity }: Json, number: number): number {
  return Math.min(Math.max(number, minimum as number), maximum as number);
}
