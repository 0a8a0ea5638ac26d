import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';
import { firstStage, knownStages, mayEnter, type KnownStage } from './knownStages.ts';
import type { StatusChange } from './statusCache.ts';

/** The fields of an application that every status change needs, as a list has read them. */
export const CachedApplication_application = graphql(`
  fragment CachedApplication_application on Application {
    id
    status
    statusChangedAt
    moves
    stage {
      id
      name
    }
    name
    email
    appliedAt
    answersFit {
      asked
      fitting
      missedMust
    }
    job {
      id
      title
    }
  }
`);

const CachedApplicationQuery = graphql(`
  query CachedApplication($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Application {
        status
        statusChangedAt
        moves
        stage {
          id
          name
        }
        name
        email
        appliedAt
        answersFit {
          asked
          fitting
          missedMust
        }
        job {
          id
          title
        }
        events {
          id
          kind
          at
          actorName
          stageName
          plannedFor
        }
      }
    }
  }
`);

const NODES_AT_ONCE = 100;

export function knownApplication(client: ApolloClient, id: string) {
  return client.readFragment({
    fragment: CachedApplication_application,
    fragmentName: 'CachedApplication_application',
    id: client.cache.identify({ __typename: 'Application', id })!,
  });
}

/** A possible status change, as far as the cache knows. */
export function changeTo(client: ApolloClient, id: string, to: Target): StatusChange | null {
  const known = knownApplication(client, id);
  const isStage = typeof to !== 'string';
  if (!known || !(isStage ? mayEnter(known, to) : known.moves.includes(to))) return null;
  const toStage = isStage ? to : firstStage(knownStages(client), to);
  return changeOf(known, { status: isStage ? to.status : to, stage: toStage });
}

/** A status, or one of the company's stages. */
export type Target = ApplicationStatus | KnownStage;

type CachedApplication = NonNullable<ReturnType<typeof knownApplication>>;

/** The change from the cached status and stage to these. */
export function changeOf(
  known: CachedApplication,
  now: Pick<CachedApplication, 'status' | 'stage'>,
): StatusChange {
  const { id, status: from, stage: fromStage, name, email, appliedAt } = known;
  const { answersFit, job } = known;
  const stages = { fromStage: fromStage ?? null, toStage: now.stage ?? null };
  return { id, from, to: now.status, ...stages, name, email, appliedAt, answersFit, job };
}

/** The changes of those applications that can get this status or stage, as far as the cache knows. */
export function changeable(client: ApolloClient, ids: Iterable<string>, to: Target) {
  return [...ids].flatMap((id) => changeTo(client, id, to) ?? []).slice(0, DECISIONS_AT_ONCE_MAX);
}

/** The application's current state from the server, wherever it is shown, with the author of the last change. */
export async function refetchApplications(client: ApolloClient, ids: readonly string[]) {
  const { data } = await client.query({
    query: CachedApplicationQuery,
    variables: { ids: ids.slice(0, NODES_AT_ONCE) },
    fetchPolicy: 'network-only',
  });
  return (data?.nodes ?? []).flatMap((node) => (node && 'status' in node ? [node] : []));
}
