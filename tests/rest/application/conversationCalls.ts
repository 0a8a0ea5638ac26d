import { applicants } from '#tests/server/application/status/statusWorld.ts';
import { theApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

const LATER = '2999-01-01T00:00:00.000Z';

/** One company writes to its applicants at once, and changes its mind. */
export function conversationCalls() {
  let company: ReturnType<typeof companyWithTwo> | undefined;
  const known = () => (company ??= companyWithTwo());
  return {
    'PUT /applications/{applicationId}/messages/read': async () => {
      const { who, ids } = await known();
      return { who, params: { applicationId: ids[0]! }, body: { until: LATER } };
    },
    'POST /conversations/messages': async () => {
      const { who, ids } = await known();
      return { who, body: { applicationIds: ids, body: 'Dear {name}, thank you.' }, status: 201 };
    },
    'POST /conversations/messages/matching': async () => {
      const { who } = await known();
      return { who, body: { until: LATER, statuses: ['pending'], body: 'Hello.' }, status: 201 };
    },
    'POST /decisions': async () => {
      const { who, ids } = await known();
      return { who, body: { applicationIds: ids, status: 'reviewed' }, status: 201 };
    },
    'POST /decisions/matching': async () => {
      const { who } = await known();
      const body = { until: LATER, statuses: ['Reviewed'], applicants: { hasResume: false } };
      return { who, body: { ...body, status: 'shortlisted' }, status: 201 };
    },
    'DELETE /decisions/{batchId}': async () => {
      const { who, ids } = await known();
      const decide = (status: string, more: object = {}) =>
        who.rest('POST', '/api/decisions', { applicationIds: ids, status, ...more });
      const { body } = await decide('rejected', { reason: 'experience', message: 'Not now.' });
      return { who, params: { batchId: String(body['batchId']) } };
    },
    'DELETE /conversations/messages/{batchId}': async () => {
      const { who, ids } = await known();
      const { body } = await who.rest('POST', '/api/conversations/messages', {
        applicationIds: ids,
        body: 'Wait.',
      });
      return { who, params: { batchId: String(body['batchId']) } };
    },
  };
}

async function companyWithTwo() {
  const { app, employer: who } = await scenario(theApp()).employer();
  const all = await applicants(app, who, 2);
  return { who, ids: all.map(({ id }) => id) };
}
