import type { ApolloCache } from '@apollo/client';
import type {
  AnalyticsDashboardViewInput,
  BoardView_DashboardFragment,
} from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import type { BoardView } from '#schema/analytics/boardView.ts';
import { inputOfRange } from './boardRange.ts';

/** How the server narrows each report. The page asks for it together with the dashboard. */
export const BoardView_dashboard = graphql(`
  fragment BoardView_dashboard on AnalyticsDashboard {
    id
    view(view: $view) {
      markText
      pins {
        pinId
        address
        question
        problem
        unapplied
      }
    }
  }
`);

export type PinView = BoardView_DashboardFragment['view']['pins'][number];

/** A value that is left out stays as saved. */
export function inputOfView({
  range,
  filters,
  mark,
}: Partial<BoardView>): AnalyticsDashboardViewInput {
  return {
    ...(range !== undefined && { range: inputOfRange(range) }),
    ...(filters && { filters }),
    ...(mark && {
      mark: {
        pinId: mark.pinId,
        group: mark.group.map(({ dimension, key }) => ({
          dimension: dimension.toUpperCase(),
          key: key ?? null,
        })),
        grain: mark.grain?.toUpperCase() ?? null,
      } as AnalyticsDashboardViewInput['mark'],
    }),
  };
}

/** To be called after a change of the saved view or of a pin, so that the views of the dashboard are refetched. */
export function evictViews(cache: ApolloCache, id: string): void {
  const ref = cache.identify({ __typename: 'AnalyticsDashboard', id });
  if (ref) cache.evict({ id: ref, fieldName: 'view' });
}
