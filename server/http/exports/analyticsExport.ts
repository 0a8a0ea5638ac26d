import type { FastifyInstance } from 'fastify';
import { queryOfAddress } from '#schema/analytics/address.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { requireAccess } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requestInfoOf } from '#server/http/requestInfo.ts';
import { namedAs } from '#server/lib/disposition.ts';
import { resolveQuestion } from '#server/modules/report/resolveQuestion.service.ts';
import { reportFile } from '#server/modules/report/reportFile.service.ts';
import { requireReport } from '#server/modules/report/report.service.ts';
import type { Services } from '#server/services.ts';

/** Exports the full result of an analytics query: the query in the address, or that of the report it names. */
export function mountAnalyticsExport(http: FastifyInstance, services: Services): void {
  http.get('/api/admin/analytics/export', async (request, reply) => {
    const ctx = await createContext(services, requestInfoOf(request));
    requireAccess(ctx, ['admin'], ['ANALYTICS_READ']);
    const params = new URL(request.url, 'http://localhost').searchParams;
    const reportId = params.get('report');
    // The address of a page that shows a report also contains its query, including unsaved changes.
    const { name, query } =
      reportId && !params.has('measures')
        ? await keptQuestion(ctx, reportId)
        : { name: reportId ? await nameOf(ctx, reportId) : null, query: questionOf(ctx, params) };
    const file = await reportFile(ctx, name, query);
    const day = services.clock.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; ${namedAs(`${name ?? 'analytics'}-${day}.csv`)}`,
        'x-content-type-options': 'nosniff',
      })
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}

async function keptQuestion(ctx: Context, id: string) {
  const { name, stored } = await requireReport(ctx, id);
  const { query, problem } = await resolveQuestion(ctx, stored);
  if (!query) throw new Failure('BAD_USER_INPUT', problem!);
  return { name, query };
}

async function nameOf(ctx: Context, id: string): Promise<string> {
  return (await requireReport(ctx, id)).name;
}

function questionOf({ t }: Context, params: URLSearchParams): AnalyticsQuery {
  const read = queryOfAddress(params);
  if ('query' in read) return read.query;
  const message = t('analytics.address', { names: read.problems.join(', ') });
  const fields = read.problems.map((field) => ({ field, message }));
  throw new Failure('BAD_USER_INPUT', message, { fields });
}
