import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { currentSession } from '#client/lib/session.ts';
import { isDecision } from './decisions.ts';

const TimelineWith_application = graphql(`
  fragment TimelineWith_application on Application {
    id
    events {
      id
      kind
      at
      actorName
    }
  }
`);

interface Step {
  id: string;
  kind: ApplicationStatus;
  at: string;
}

/** The known timeline with this step appended, made by the current user. */
export function timelineWith(client: ApolloClient, { id, kind, at }: Step) {
  const known = client.readFragment({
    fragment: TimelineWith_application,
    id: client.cache.identify({ __typename: 'Application', id })!,
  });
  const { user } = currentSession();
  const actorName = user && `${user.firstName} ${user.lastName}`.trim();
  const step = { __typename: 'ApplicationEvent' as const, id: `${id} ${kind}`, at, actorName };
  return [...(known?.events ?? []), ...(isDecision(kind) ? [{ ...step, kind }] : [])];
}
