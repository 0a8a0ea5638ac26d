import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  activityExportSchema,
  type ActivityExportValues,
} from '#schema/validation/adminActions.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { requireAccess } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { validateWith } from '#server/graphql/validated.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { exportActivity } from '#server/modules/activity/exportActivity.service.ts';
import type { Services } from '#server/services.ts';

const NAMES = ['format', 'startDate', 'endDate'] as const;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

/** Exports the activity log as a file, for a range of days or in full. */
export function mountActivityExport(http: FastifyInstance, services: Services): void {
  http.get('/api/admin/activity-logs/export', async (request, reply) => {
    const ctx = await createContext(services, requestInfoOf(request));
    requireAccess(ctx, ['admin']);
    const query = request.query as Record<string, unknown>;
    const asked = Object.fromEntries(NAMES.map((name) => [name, query[name]]));
    const wanted = (await validateWith(activityExportSchema, asked, ctx)) as ActivityExportValues;
    const { startDate, endDate, format } = wanted;
    const day = todayOf({ today: services.clock.now() });
    const days = [startDate, endDate].filter(Boolean).join('-to-') || day;
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="activity-logs-${days}.${format}"`,
        'x-content-type-options': 'nosniff',
      })
      .type(TYPES[format])
      .send(Readable.from(exportActivity(ctx, wanted)));
  });
}
