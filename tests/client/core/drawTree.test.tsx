import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { execute } from 'graphql';
import { lazy, Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { PageData } from '#client/lib/apollo/pageData.ts';
import { drawTree } from '#client/lib/document/drawTree.ts';
import { marketSchema } from './world/marketSchema.ts';

const SITE: TypedDocumentNode<{ site: { name: string } }> = gql`
  query Site {
    site {
      name
    }
  }
`;

const noteRendering = vi.fn();

function SiteName() {
  noteRendering();
  const { data } = useQuery(SITE);
  return <p>{data?.site.name ?? '…'}</p>;
}

function SuspendedSiteName() {
  const { data } = useSuspenseQuery(SITE);
  return <p>{data.site.name}</p>;
}

function setUp(Page: ComponentType) {
  noteRendering.mockClear();
  const schema = marketSchema();
  const asked: string[] = [];
  const data = new PageData(({ document, variables }) => {
    asked.push('Site');
    return execute({ schema, document, variableValues: variables });
  });
  const tree = (
    <ApolloProvider client={data.client}>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </ApolloProvider>
  );
  const failures: unknown[] = [];
  return { asked, data, failures, draw: () => drawTree({ tree, data, failures }) };
}

const DRAWN = '<!--$--><p>Kaamyab</p><!--/$-->';

test('a page whose loader queried everything is rendered once', async () => {
  const { asked, data, draw } = setUp(SiteName);
  await data.client.query({ query: SITE });
  await expect(draw()).resolves.toBe(DRAWN);
  expect(noteRendering).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
  expect(data.extract()['Site:{}']).toEqual({ __typename: 'Site', name: 'Kaamyab' });
});

test.each([
  ['a query', SiteName],
  ['a suspended query', SuspendedSiteName],
  ['a component whose code is loaded first', lazy(async () => ({ default: SiteName }))],
])('%s that no loader made is still answered', async (_name, Page) => {
  const { asked, draw, failures } = setUp(Page);
  await expect(draw()).resolves.toBe(DRAWN);
  expect(asked).toHaveLength(1);
  expect(failures).toEqual([]);
});

test('a component that fails is reported once, and the page rendered around it', async () => {
  const { draw, failures } = setUp(() => {
    throw new Error('broken');
  });
  await expect(draw()).resolves.toContain('…');
  expect(failures).toEqual([new Error('broken')]);
});
