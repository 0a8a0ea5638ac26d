import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNew } from '#server/launch/new/kinds.ts';
import { tableOf } from '#server/launch/new/names.ts';

const PARTS = [
  'client',
  'server',
  'schema',
  'docs',
  'codegen.ts',
  'package.json',
  '.oxlintrc.json',
];

const top = mkdtempSync(join(tmpdir(), 'kaamyab-new-'));
const read = (file: string) => readFileSync(join(top, file), 'utf8');

beforeAll(() => {
  for (const part of PARTS) cpSync(part, join(top, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(top, 'node_modules'));
});

afterAll(() => rmSync(top, { recursive: true, force: true }));

test('a page is in the router and has a catalogue of words', () => {
  const { written } = makeNew('page', 'savedCompanies', top);
  expect(written).toContain('client/pages/savedCompanies/SavedCompaniesPage.tsx');
  expect(read('client/router.tsx')).toContain(
    `{ path: '/saved-companies', page: 'savedCompanies/SavedCompaniesPage', words: ['savedCompanies'], access: 'login' },`,
  );
  expect(read('schema/words/en/savedCompanies.json')).toContain('"title": "Saved companies"');
  expect(read('client/lib/wordAreas.ts')).toContain('savedCompanies: typeof savedCompanies;');
});

test('a REST path is in the list of paths and has a tag', () => {
  makeNew('rest', 'savedCompany', top);
  expect(read('server/rest/routes/savedCompany.routes.ts')).toContain(`get('/saved-companies'`);
  expect(read('server/rest/routes.ts')).toContain('...savedCompanyRoutes,');
  expect(read('server/rest/openapi/tags.ts')).toContain(`'saved-companies': `);
});

test('a measure is among those of its subject', () => {
  makeNew('measure', 'urgentJobs', top);
  expect(read('server/modules/analytics/model/measures/jobs.ts')).toContain(
    'urgent_jobs: singlePart(',
  );
});

test('a setting has a type, a default, a validation, a description and a label', () => {
  const { written } = makeNew('setting', 'showSalaries', top);
  expect(read('schema/options/settings.ts')).toContain('showSalaries: boolean;');
  expect(read('schema/options/settings.ts')).toContain('showSalaries: false,');
  expect(written.filter((file) => read(file).includes('showSalaries'))).toEqual(written);
});

test('a task is in the timetable', () => {
  makeNew('task', 'sendReminders', top);
  expect(read('server/tasks/sendReminders.task.ts')).toContain(`name: 'send-reminders'`);
  expect(read('server/tasks/task.ts')).toContain(`'send-reminders': Record<string, never>;`);
  expect(read('server/tasks/timetable.ts')).toContain('  sendRemindersTask,');
});

test('an email is in the list of templates', () => {
  makeNew('mail', 'interviewReminder', top);
  expect(read('server/modules/mail/mail.templates.ts')).toContain('  interviewReminder,');
  expect(read('schema/words/en/mail.json')).toContain('"interviewReminder": {');
});

test('a noun is a module with its table, its rules and their test', () => {
  const { written } = makeNew('noun', 'invoice', top);
  expect(written).toContain('server/modules/invoice/invoice.service.ts');
  expect(read('server/modules/invoice/invoice.entity.ts')).toContain(`tableName: 'invoices'`);
  expect(read('tests/rules/invoice/invoice.test.ts')).toContain(
    `'#server/modules/invoice/invoice.rules.ts'`,
  );
});

test.each(['page', 'rest', 'task', 'mail', 'noun'])(
  'nothing of the template is left in a new %s, and it cannot be made twice',
  (kind) => {
    const { written } = makeNew(kind, 'holiday', top);
    const created = written.filter((file) => !existsSync(file));
    expect(created.filter((file) => /example|noun|clear-files/i.test(read(file)))).toEqual([]);
    expect(() => makeNew(kind, 'holiday', top)).toThrow(/already/);
  },
);

test.each(['setting', 'measure'])('a %s cannot be made twice', (kind) => {
  makeNew(kind, 'holiday', top);
  expect(() => makeNew(kind, 'holiday', top)).toThrow(/already/);
});

test('everything that is written compiles and passes lint', { tags: ['full'] }, () => {
  for (const kind of ['page', 'rest', 'measure', 'setting', 'task', 'mail', 'noun']) {
    makeNew(kind, 'jobRumour', top);
  }
  const config = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
  const include = config.include.filter((part) => part !== 'tests');
  writeFileSync(join(top, 'tsconfig.json'), JSON.stringify({ ...config, include }));
  run('server/launch/codegen.ts', []);
  run('node_modules/typescript/bin/tsc', ['--noEmit', '--project', '.']);
  run('node_modules/oxlint/bin/oxlint', ['client/pages', 'server', 'schema']);
  expect(read('schema/schema.graphql')).toContain('jobRumour: Boolean!');
});

test.each([
  [undefined, undefined, /Say what to make/],
  ['form', 'login', /no kind "form"[^]*npm run new page/],
  ['toString', 'login', /no kind "toString"/],
  ['task', undefined, /Which name.*npm run new task/],
  ['noun', 'Report', /letters only/],
  ['page', 'saved-jobs', /letters only/],
  ['mail', 'class', /letters only/],
  ['task', '../etc', /letters only/],
  ['noun', 'reports', /singular: report/],
  ['noun', 'dashboard', /already/],
])('%s %s is refused with an explanation', (kind, name, sentence) => {
  expect(() => makeNew(kind, name, top)).toThrow(sentence);
});

test('nothing is written if a list has no place for the new line', () => {
  const list = join(top, 'server/tasks/timetable.ts');
  const before = readFileSync(list, 'utf8');
  writeFileSync(list, before.replaceAll('];', ']'));
  expect(() => makeNew('task', 'sendLetters', top)).toThrow(/timetable/);
  expect(existsSync(join(top, 'server/tasks/sendLetters.task.ts'))).toBe(false);
  writeFileSync(list, before);
});

test.each([
  ['job', 'jobs'],
  ['category', 'categories'],
  ['jobRumour', 'job_rumours'],
  ['address', 'addresses'],
  ['survey', 'surveys'],
])('the table of %s is %s', (noun, table) => {
  expect(tableOf(noun)).toBe(table);
});

function run(file: string, args: string[]) {
  try {
    execFileSync(process.execPath, [join(top, file), ...args], {
      cwd: top,
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout), { cause: error });
  }
}
