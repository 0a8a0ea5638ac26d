import type { Json } from './jsonSchema.ts';

interface ExportPath {
  operationId: string;
  summary: string;
  names: Readonly<Record<string, string>>;
}

const PATHS: Readonly<Record<string, ExportPath>> = {
  '/applications/export': {
    operationId: 'exportApplications',
    summary:
      'The applications an employer has received, as a CSV file: all that the filters let through',
    names: {
      jobId: 'Only those for this job.',
      status: 'One status, or several with commas between.',
      search: "Words of the job's title, the applicant's name or e-mail.",
      appliedFrom: 'Sent on this day (YYYY-MM-DD) or later.',
      appliedTo: 'Sent on this day (YYYY-MM-DD) or before.',
      sort: 'newest, oldest or name.',
    },
  },
  '/jobs/my-jobs/export': {
    operationId: 'exportMyJobs',
    summary: "An employer's jobs, as a CSV file: those chosen, or all that the list shows",
    names: {
      ids: 'The ids of the chosen ones, with commas between.',
      search: 'Words of the title.',
      show: 'all, featured, hot, live, pending, expired or closed.',
      sort: 'date or title.',
    },
  },
};

/** The files beside GraphQL, as server/http/exports/ serves them. */
export function exportPaths(): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(PATHS).map(([path, row]) => [path, { get: pathItem(path, row) }]),
  );
}

function pathItem(path: string, { operationId, summary, names }: ExportPath): Json {
  const failure = { schema: { $ref: '#/components/schemas/Failure' } };
  return {
    operationId,
    summary,
    tags: [path.split('/')[1]],
    security: [{ token: [] }],
    parameters: Object.entries(names).map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: { type: 'string' },
    })),
    responses: {
      200: {
        description: `${summary}.`,
        content: { 'text/csv': { schema: { type: 'string', description: 'RFC 4180, UTF-8.' } } },
      },
      default: { description: 'It was refused.', content: { 'application/json': failure } },
    },
  };
}
