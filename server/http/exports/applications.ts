import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  applicantsOf,
  applicationQuerySchema,
  type ApplicationQueryValues,
} from '#schema/validation/employers/applicationFilter.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { requireAccess, requireOpenCompany } from '#server/graphql/authDirective.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { validateWith } from '#server/graphql/validated.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { csvFile } from '#server/lib/csv.ts';
import {
  exportColumns,
  exportedApplications,
} from '#server/modules/application/status/exportApplications.service.ts';
import type { Services } from '#server/services.ts';

/** Exports the rows of an employer's list of applications that match its filters. */
export function mountApplicationExport(http: FastifyInstance, services: Services): void {
  http.get('/api/applications/export', async (request, reply) => {
    const ctx = await createContext(services, requestInfoOf(request));
    requireAccess(ctx, ['employer'], ['APPLICATIONS_READ']);
    requireOpenCompany(ctx);
    const given = await validateWith(applicationQuerySchema, request.query as object, ctx);
    const { jobId, stageId, search, appliedFrom, appliedTo, meetsMustHaves, ...rest } =
      given as ApplicationQueryValues;
    const { status, sort, withdrawn } = rest;
    const applicants = applicantsOf(given as ApplicationQueryValues);
    const filter = { jobId, stageId, search, appliedFrom, appliedTo, meetsMustHaves, applicants };
    const rows = exportedApplications(ctx, {
      ...filter,
      statuses: status,
      withdrawn,
      sort: sort ?? 'newest',
    });
    const day = todayOf({ today: services.clock.now() });
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="applications-${day}.csv"`,
        'x-content-type-options': 'nosniff',
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csvFile(exportColumns(ctx), rows)));
  });
}
