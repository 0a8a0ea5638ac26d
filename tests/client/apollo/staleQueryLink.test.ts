import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { staleQueryLink } from '#client/lib/apollo/staleQueryLink.ts';

const QUERY = gql`
  query Application {
    application {
      id
      status
    }
  }
`;
const MUTATION = gql`
  mutation Shortlist {
    shortlist {
      id
      status
    }
  }
`;

const application = (status: string) => ({ __typename: 'Application', id: 'a', status });

/** A server whose answers the test sends, in any order. */
function world() {
  const waiting: ((data: Record<string, unknown>) => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        waiting.push((data) => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([staleQueryLink, server]),
    cache: new InMemoryCache(),
  });
  const read = () => client.readQuery<{ application: { status: string } }>({ query: QUERY });
  return { client, waiting, read };
}

test('a query that is answered after a mutation is sent again, and does not undo what the mutation changed', async () => {
  const { client, waiting, read } = world();
  const query = client.query({ query: QUERY });
  const mutation = client.mutate({ mutation: MUTATION });
  waiting[1]!({ shortlist: application('SHORTLISTED') });
  await mutation;
  waiting[0]!({ application: application('PENDING') });
  expect(read()).toBeNull();
  expect(waiting).toHaveLength(3);
  waiting[2]!({ application: application('SHORTLISTED') });
  await query;
  expect(read()?.application.status).toBe('SHORTLISTED');
});

test('a query that is answered before a mutation is sent once', async () => {
  const { client, waiting, read } = world();
  const query = client.query({ query: QUERY });
  const mutation = client.mutate({ mutation: MUTATION });
  waiting[0]!({ application: application('PENDING') });
  await query;
  waiting[1]!({ shortlist: application('SHORTLISTED') });
  await mutation;
  expect(waiting).toHaveLength(2);
  expect(read()?.application.status).toBe('SHORTLISTED');
});
