import { useMutation } from '@apollo/client/react';
import { graphql } from '#client/gql/gql.ts';
import { boardFiltersOf, type BoardFilters } from '#schema/analytics/boardView.ts';
import type { SaveDashboard_DashboardFragment } from '#client/gql/graphql.ts';
import {
  inputOfRange,
  rangeOfValue,
  type BoardRange,
} from '#client/pages/admin/analytics/boards/board/boardRange.ts';
import { evictViews } from '#client/pages/admin/analytics/boards/board/boardView.ts';

/** All fields of a dashboard that the server needs, because it saves a dashboard as a whole. */
export const SaveDashboard_dashboard = graphql(`
  fragment SaveDashboard_dashboard on AnalyticsDashboard {
    id
    version
    name
    isShared
    range {
      last
      unit
      rolling
      whole
      from
      to
    }
    filters {
      categories
      places
      companies
      segments
    }
  }
`);
export type KeptDashboard = Pick<
  SaveDashboard_DashboardFragment,
  'id' | 'version' | 'name' | 'isShared' | 'range' | 'filters'
>;

const SaveDashboardMutation = graphql(`
  mutation SaveDashboard($input: SaveDashboardInput!) {
    saveDashboard(input: $input) {
      dashboard {
        id
        name
        ...SaveDashboard_dashboard
        ...Board_dashboard
      }
    }
  }
`);

interface Change {
  name?: string;
  isShared?: boolean;
  range?: BoardRange;
  filters?: BoardFilters;
}

/** Without a dashboard it creates one, otherwise it changes the given fields. */
export function useSaveDashboard() {
  const [send] = useMutation(SaveDashboardMutation);
  return async (dashboard: KeptDashboard | null, change: Change) => {
    const name = change.name ?? dashboard?.name ?? '';
    const shared = change.isShared ?? dashboard?.isShared ?? false;
    const range = inputOfRange(
      change.range === undefined ? rangeOfValue(dashboard?.range ?? null) : change.range,
    );
    const filters = change.filters ?? boardFiltersOf(dashboard?.filters);
    const which = dashboard ? { id: dashboard.id, version: dashboard.version } : {};
    const { data } = await send({
      variables: { input: { ...which, name, shared, range, filters } },
      update: (cache) => dashboard && evictViews(cache, dashboard.id),
    });
    if (!data) throw new Error('The answer is empty');
    return data.saveDashboard.dashboard;
  };
}
