import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { figureOfAddress, type AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { requireAccess } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { createContext } from '#server/graphql/createContext.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requestInfoOf } from '#server/http/requests/requestInfo.ts';
import { contentDisposition } from '#server/lib/contentDisposition.ts';
import { resolveQuestion } from '#server/modules/report/resolveQuestion.service.ts';
import { reportFile } from '#server/modules/report/reportFile.service.ts';
import { rowsFile } from '#server/modules/report/rowsFile.service.ts';
import { readReport, requireReport } from '#server/modules/report/report.service.ts';
import type { Services } from '#server/services.ts';

/**
 * Exports the full result of an analytics query: the query in the address, or that of the report it names. With `rows`,
 * the rows behind one of its figures.
 */
export function mountAnalyticsExport(http: FastifyInstance, services: Services): void {
  http.get('/api/admin/analytics/export', async (request, reply) => {
    const ctx = await createContext(services, requestInfoOf(request));
    requireAccess(ctx, ['admin'], ['ANALYTICS_READ']);
    const params = new URL(request.url, 'http://localhost').searchParams;
    const day = todayOf({ today: services.clock.now() });
    const send = (name: string, file: Readable) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; ${contentDisposition(`${name}-${day}.csv`)}`,
          'x-content-type-options': 'nosniff',
        })
        .type('text/csv; charset=utf-8')
        .send(file);
    if (params.has('rows')) return send('rows', await rowsFile(ctx, figureOf(ctx, params)));
    const reportId = params.get('report');
    // The address of a page that shows a report also contains its query, including unsaved changes.
    const { name, query } =
      reportId && !params.has('measures')
        ? await keptQuestion(ctx, reportId)
        : { name: reportId ? await nameOf(ctx, reportId) : null, query: questionOf(ctx, params) };
    return send(name ?? 'analytics', await reportFile(ctx, name, query));
  });
}

async function keptQuestion(ctx: Context, id: string) {
  const { name, stored } = await requireReport(ctx, id);
  const { query, problem } = await resolveQuestion(ctx, stored);
  if (!query) throw new Failure('BAD_USER_INPUT', problem!);
  return { name, query };
}

/** Null without a report that the caller may read: the address still has the question. */
async function nameOf(ctx: Context, id: string): Promise<string | null> {
  return (await readReport(ctx, id))?.name ?? null;
}

function questionOf(ctx: Context, params: URLSearchParams): AnalyticsQuery {
  const read = queryOfAddress(params);
  if ('query' in read) return read.query;
  throw unreadable(ctx, read.problems);
}

function figureOf(ctx: Context, params: URLSearchParams): AnalyticsFigureQuestion {
  const read = figureOfAddress(params);
  if ('figure' in read) return read.figure;
  throw unreadable(ctx, read.problems);
}

function unreadable({ t }: Context, problems: string[]): Failure {
  const message = t('analytics.address', { names: problems.join(', ') });
  return new Failure('BAD_USER_INPUT', message, {
    fields: problems.map((field) => ({ field, message })),
  });
}
