import { expect, test } from 'vitest';
import { actionsFor } from '#client/pages/manageJobs/list/jobActions.ts';
import { aJob } from './drawManageJobs.tsx';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const past = '2026-11-21T09:59:59.000Z';
const CLOSED = { status: 'CLOSED', standing: 'CLOSED' };

const ALWAYS = ['unfeature', 'unhot', 'edit', 'delete', 'performance', 'duplicate', 'export'];

/** Those that depend on the state of the job. */
const offered = (values: object) =>
  Object.entries(actionsFor(aJob('1', values) as Parameters<typeof actionsFor>[0], NOW))
    .filter(([name, isOffered]) => isOffered && !ALWAYS.includes(name))
    .map(([name]) => name);

test.each<[string, object, string[]]>([
  ['is live', {}, ['feature', 'hot', 'candidates', 'close', 'view']],
  [
    'may be renewed now',
    { renewableFrom: NOW.toISOString() },
    ['feature', 'hot', 'candidates', 'close', 'renew', 'view'],
  ],
  ['has expired', { standing: 'EXPIRED', applicationDeadline: past }, ['close', 'view']],
  ['waits for approval', { standing: 'PENDING' }, ['feature', 'hot', 'close']],
  ['is suspended', { standing: 'SUSPENDED' }, ['feature', 'hot', 'close']],
  ['is closed', CLOSED, ['reopen', 'view']],
  ['is closed and has no deadline', { ...CLOSED, applicationDeadline: null }, ['reopen', 'view']],
  ['is closed and has expired', { ...CLOSED, applicationDeadline: past }, ['view']],
  ['ends now', { ...CLOSED, applicationDeadline: NOW.toISOString() }, ['view']],
])('what is offered for a job that %s', (_, values, expected) => {
  expect(offered(values)).toEqual(expected);
});
