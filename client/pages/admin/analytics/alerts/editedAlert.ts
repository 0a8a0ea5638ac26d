import type { AlertForm, Watched } from '#client/components/analytics/alerts/alertForm.ts';
import type { FigureAlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import type { FigureAlertDirection, FigureAlertKind } from '#schema/options/figureAlerts.ts';

interface Edited {
  watched: Watched;
  alert: AlertForm;
}

/** What the dialog edits; null if the question can no longer be asked. */
export function editedAlert(alert: FigureAlertRow_AlertFragment): Edited | null {
  const { id, name, measure, isPerGroup, kind, direction, amount, isPercent } = alert;
  const read = queryOfAddress(new URLSearchParams(alert.address ?? ''));
  if ('problems' in read) return null;
  return {
    watched: { query: read.query, reportId: alert.report?.id ?? null },
    alert: {
      id,
      name,
      measure: measure.toLowerCase(),
      isPerGroup,
      kind: kind.toLowerCase() as FigureAlertKind,
      direction: direction.toLowerCase() as FigureAlertDirection,
      amount: amount?.toString() ?? '',
      isPercent,
      isMailed: alert.isMailed,
      isPosted: alert.isPosted,
      isActive: alert.isActive,
    },
  };
}
