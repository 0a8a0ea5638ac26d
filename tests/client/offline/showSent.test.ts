import { ApolloLink, gql } from '@apollo/client';
import { afterEach, expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { showSent } from '#client/pages/frame/offline/showSent.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

afterEach(() => leave());

const JOBS = gql`
  query BrowseJobsPage {
    jobs(page: 2) {
      totalCount
    }
  }
`;

test('once a company that was hidden without a network is known to the server, lists of jobs are asked for again', async () => {
  const client = createApollo({ link: ApolloLink.empty() });
  client.writeQuery({
    query: JOBS,
    data: { jobs: { __typename: 'JobConnection', totalCount: 1 } },
  });
  logInAs({ id: 'asha' });
  const send = (kind: OutboxEntry['kind'], userId: string) =>
    showSent({ client, locale: 'en' }, { kind, userId, about: `${kind} 1` } as OutboxEntry);
  await send('hide', 'ravi');
  await send('save', 'asha');
  expect(client.readQuery({ query: JOBS })).not.toBeNull();
  await send('hide', 'asha');
  expect(client.readQuery({ query: JOBS })).toBeNull();
});
