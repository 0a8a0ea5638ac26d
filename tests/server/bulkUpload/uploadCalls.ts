import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/scenario.ts';
import { upload as send } from '#tests/server/file/uploadApp.ts';

const UPLOAD = `id fileName status total valid successful failed errorCount columns unknownColumns createdAt finishedAt
  undoneAt undoableUntil annotatedFileUrl uploadedBy { id name } errors(first: 100) { row field message hint }`;

export interface Upload {
  id: string;
  fileName: string;
  status: string;
  total: number;
  valid: number;
  successful: number;
  failed: number;
  errorCount: number;
  columns: string[];
  unknownColumns: string[];
  finishedAt: string | null;
  undoneAt: string | null;
  undoableUntil: string | null;
  annotatedFileUrl: string;
  uploadedBy: { id: string; name: string } | null;
  errors: { row: number; field: string; message: string; hint: string }[];
}

/** A valid row in the column order of the template. */
export const ROW = {
  title: 'Tea Taster',
  company_name: 'Lotus Works',
  location: 'Pune, Maharashtra',
  type: 'full_time',
  salary: '5 - 10 LPA',
  category: 'Software Development',
  description: 'Tastes tea.',
  requirements: 'A tongue',
  benefits: '',
  experience_level: 'any',
  education_level: 'any',
  is_featured: 'false',
  is_urgent: 'false',
};
type Row = Partial<Record<keyof typeof ROW, string>>;

/** As a CSV line. */
export function csv(rows: readonly Row[], columns = Object.keys(ROW), ends = '\r\n'): string {
  const quoted = (cell: string) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = rows.map((row) =>
    columns.map((column) => quoted(row[column as keyof Row] ?? '')).join(','),
  );
  return [columns.join(','), ...lines].map((line) => line + ends).join('');
}

/** Rows with different titles. */
export function rowsOf(count: number, more: Row = {}): Row[] {
  return Array.from({ length: count }, (_, at) => ({ ...ROW, title: `Taster ${at}`, ...more }));
}

export async function sentFile(
  app: App,
  who: Pick<Person, 'token'>,
  bytes: Buffer | string,
  name = 'jobs.csv',
) {
  const { status, body } = await send(app, who, 'bulk-jobs', Buffer.from(bytes), { name });
  if (status !== 201) throw new Error(`The file was refused: ${JSON.stringify(body)}`);
  return body.fileId;
}

type Answered = Record<string, { upload: Upload }>;

async function mutate(who: Caller, name: string, input: object): Promise<Upload> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const document = `mutation($input: ${type}) { ${name}(input: $input) { upload { ${UPLOAD} } } }`;
  const answer = await who.graphql<Answered>(document, { input });
  return answer[name]!.upload;
}

export async function prepared(app: App, who: Person, bytes: Buffer | string, name?: string) {
  const fileId = await sentFile(app, who, bytes, name);
  return mutate(who, 'prepareBulkUpload', { fileId });
}

export const start = (who: Caller, id: string, more: object = {}) =>
  mutate(who, 'startBulkUpload', { id, ...more });

export const undo = (who: Caller, id: string) => mutate(who, 'undoBulkUpload', { id });

export async function uploadFor(who: Caller, id: string): Promise<Upload | null> {
  const { admin } = await who.graphql<{ admin: { bulkUpload: Upload | null } }>(
    `query($id: ID!) { admin { bulkUpload(id: $id) { ${UPLOAD} } } }`,
    { id },
  );
  return admin.bulkUpload;
}

/** Prepares, starts and runs an upload to its end. */
export async function uploaded(app: App, who: Person, bytes: Buffer | string) {
  const { id } = await prepared(app, who, bytes);
  await start(who, id, { skipFaulty: true });
  await app.runTasks();
  return (await uploadFor(who, id))!;
}

export async function rowsFor(who: Caller, id: string, args: object = {}) {
  type Rows = {
    totalCount: number;
    nodes: { row: number; cells: string[]; outcome: string; jobId: string | null }[];
  };
  const { admin } = await who.graphql<{ admin: { bulkUpload: { rows: Rows } } }>(
    `query($id: ID!, $first: Int = 12, $page: Int) { admin { bulkUpload(id: $id) {
      rows(first: $first, page: $page) { totalCount nodes { row cells outcome jobId } } } } }`,
    { id, ...args },
  );
  return admin.bulkUpload.rows;
}
