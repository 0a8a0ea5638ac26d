import type { FastifyInstance } from 'fastify';
import {
  ownJobsExportSchema,
  type OwnJobsExportValues,
} from '#schema/validation/employers/ownJobs.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { requireAccess } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { validateWith } from '#server/graphql/validated.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { ownJobsFile } from '#server/modules/job/own/ownJobsFile.service.ts';
import type { Services } from '#server/services.ts';

const NAMES = ['ids', 'search', 'show', 'sort'] as const;

/** Exports an employer's jobs: those named in `?ids=`, or all that match the filters of the list. */
export function mountOwnJobsExport(http: FastifyInstance, services: Services): void {
  http.get('/api/jobs/my-jobs/export', async (request, reply) => {
    const context = await createContext(services, requestInfoOf(request));
    requireAccess(context, ['employer'], ['JOBS_READ']);
    const query = request.query as Record<string, unknown>;
    const given = Object.fromEntries(NAMES.map((name) => [name, query[name]]));
    const wanted = await validateWith(ownJobsExportSchema, given, context);
    const file = await ownJobsFile(context, wanted as OwnJobsExportValues);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="jobs-${todayOf({ today: services.clock.now() })}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}
