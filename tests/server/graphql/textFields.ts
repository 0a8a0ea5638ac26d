import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  print,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { ROUTES } from '#server/rest/routes.ts';
import { bodyTypeOf } from '#server/rest/variablesOf.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'), { assumeValid: true });

const UNKNOWN_ID = '0198f3c2-0000-7000-8000-000000000000';

const JOB = {
  title: 'Accountant',
  description: 'Keeps the books.',
  requirements: 'Tally',
  location: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  category: 'Finance & Banking',
  industry: 'Finance',
  experience: 2,
};

/** A valid input around the text in question. Optional fields are omitted. */
const RIGHT: Record<string, Record<string, unknown>> = {
  register: { password: 'A good passphrase 1' },
  login: { email: 'nobody@people.example', password: 'wrong' },
  changePassword: { currentPassword: 'wrong', newPassword: 'A good passphrase 2' },
  resetPassword: { token: 'nonsense', password: 'A good passphrase 2' },
  sendMessage: {
    name: 'Asha',
    email: 'nobody@people.example',
    subject: 'A',
    message: 'Ten letters.',
  },
  createJob: JOB,
  changeJobs: { action: 'CLOSE' },
  changeApplications: { status: 'REVIEWED' },
  changeMatchingApplications: { status: 'REVIEWED', until: '2026-11-21T10:00:00.000Z' },
  updateApplicationStatus: { status: 'REVIEWED' },
  contactCandidate: { candidateId: UNKNOWN_ID, jobId: UNKNOWN_ID, message: 'Ten letters.' },
  contactEmployer: { companyId: '0198f3c2-0000-7000-8000-000000000000', message: 'Ten letters.' },
  updateCompanyStatus: { id: UNKNOWN_ID, status: 'APPROVED' },
  updateJobStatus: { id: UNKNOWN_ID, status: 'APPROVED' },
  changeJobsStatus: { ids: [UNKNOWN_ID], action: 'APPROVE' },
  verifyUser: { id: UNKNOWN_ID },
  verifyUsers: { ids: [UNKNOWN_ID] },
  suspendUser: { id: UNKNOWN_ID },
  suspendUsers: { ids: [UNKNOWN_ID] },
  unsuspendUser: { id: UNKNOWN_ID },
  updateUser: { id: UNKNOWN_ID },
  deleteUser: { id: UNKNOWN_ID },
  prepareBulkUpload: { fileId: UNKNOWN_ID },
  startBulkUpload: { id: UNKNOWN_ID },
  undoBulkUpload: { id: UNKNOWN_ID },
  validateBulkRows: { data: [{}] },
  uploadBulkRows: { data: [{}] },
  saveStatusMail: { status: 'HIRED', subject: 'A place for you', body: 'Welcome, {name}.' },
};

export interface TextField {
  mutation: string;
  /** The caller whose request gets as far as the text. */
  caller: 'seeker' | 'employer' | 'admin';
  type: string;
  field: string;
  input: (text: string) => Record<string, unknown>;
  rest: { method: string; path: string } | undefined;
}

/** Every text field in the inputs of mutations, derived from the schema. */
export const TEXT_FIELDS: TextField[] = Object.values(
  schema.getMutationType()!.getFields(),
).flatMap((mutation) => {
  const { name, args } = mutation;
  const type = args[0] && getNamedType(args[0].type);
  if (!isInputObjectType(type)) return [];
  const route = ROUTES.find((one) => one.answer?.[0] === name && bodyTypeOf(schema, one));
  return Object.values(type.getFields())
    .filter(({ type: field }) => ['String', 'ID'].includes(getNamedType(field).name))
    .map((field) => ({
      mutation: name,
      caller: callerOf(mutation),
      type: type.name,
      field: field.name,
      input: (text: string) => ({ ...RIGHT[name], [field.name]: listed(field.type, text) }),
      rest: route && { method: route.method, path: `/api${route.path}` },
    }));
});

function callerOf({ astNode }: GraphQLField<unknown, unknown>): TextField['caller'] {
  const rights = (astNode?.directives ?? []).map(print).join(' ');
  if (/requires: \[ADMIN\]/.test(rights)) return 'admin';
  return /EMPLOYER/.test(rights) && !/JOB_SEEKER/.test(rights) ? 'employer' : 'seeker';
}

function listed(type: GraphQLInputType, text: string): unknown {
  return isListType(getNullableType(type)) ? [text] : text;
}
