import { ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { expect, test } from 'vitest';
import { createRenderCache } from '#client/lib/apollo/renderCache.ts';
import { drawTree } from '#client/lib/document/drawTree.ts';
import { marketSchema } from './world/marketSchema.ts';

const SITE: TypedDocumentNode<{ site: { name: string } }> = gql`
  query Site {
    site {
      name
    }
  }
`;

function setUp() {
  const renderCache = createRenderCache();
  const client = new ApolloClient({
    link: new SchemaLink({ schema: marketSchema() }),
    cache: renderCache.cache,
    ssrMode: true,
  });
  let times = 0;
  const SiteName = () => {
    times += 1;
    const { data } = useQuery(SITE);
    return <p>{data?.site.name ?? '…'}</p>;
  };
  const tree = (
    <ApolloProvider client={client}>
      <SiteName />
    </ApolloProvider>
  );
  const failures: unknown[] = [];
  return { client, draw: () => drawTree({ tree, renderCache, failures }), timesOf: () => times };
}

test('a page whose loader queried everything is rendered once', async () => {
  const { client, draw, timesOf } = setUp();
  await client.query({ query: SITE });
  await expect(draw()).resolves.toBe('<p>Kaamyab</p>');
  expect(timesOf()).toBe(1);
});

test('data that no loader queried is still fetched', async () => {
  const { draw } = setUp();
  await expect(draw()).resolves.toBe('<p>Kaamyab</p>');
});
