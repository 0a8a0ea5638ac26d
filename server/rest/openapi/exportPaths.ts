import { BULK_TEMPLATE_FILE } from '#schema/options/screens/bulkUpload.ts';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { Role } from '#schema/options/roles.ts';
import { headersOf } from './headers.ts';
import type { Json } from './jsonSchema.ts';
import { pathParameters, queryParameters } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { securityOf, accessSentence } from './security.ts';
import { tagOf } from './tags.ts';

interface ExportPath {
  operationId: string;
  summary: string;
  /** What the file contains. */
  file: string;
  names: Readonly<Record<string, string>>;
  /** The path that serves the same entries as JSON. */
  json?: string;
  /** Who has access; if left out, everyone. */
  role?: Role;
  /** The scopes a key needs; if left out, keys are refused. */
  scope?: ApiScope;
  isForOpenCompanies?: boolean;
}

const PATHS: Readonly<Record<string, ExportPath>> = {
  '/applications/export': {
    operationId: 'exportApplications',
    role: 'employer',
    scope: 'APPLICATIONS_READ',
    isForOpenCompanies: true,
    summary:
      'Export the applications an employer has received as a CSV file, using the filters of the list',
    file: 'One row per application: the applicant, the job, the status and the dates.',
    names: {
      jobId: 'Only applications for this job.',
      status: 'One status, or several separated by commas.',
      search:
        "Words in the job's title, in the applicant's name or email, or in the letter, the resume and the answers.",
      appliedFrom: 'Sent on this day (YYYY-MM-DD) or later.',
      appliedTo: 'Sent on this day (YYYY-MM-DD) or before.',
      experienceFrom: 'The minimum years of experience.',
      experienceTo: 'The maximum years of experience.',
      availableWithin: 'immediately, days_15, month_1, months_2 or months_3.',
      payTo: 'The maximum expected pay in rupees per year.',
      place: 'Where the applicant lives.',
      tags: 'Ids of tags, of which one is enough, separated by commas.',
      ratingFrom: 'The minimum average rating, 1 to 5.',
      hasResume: 'yes or no.',
      stageId: "Only applications in this stage of the caller's company.",
      meetsMustHaves: 'true: only applications whose answers meet all must-haves.',
      withdrawn: 'true: only applications that were withdrawn; false: only those that were not.',
      sort: 'newest, oldest, name, answers, match or rating.',
    },
  },
  '/jobs/my-jobs/export': {
    operationId: 'exportMyJobs',
    role: 'employer',
    scope: 'JOBS_READ',
    summary:
      "Export an employer's jobs as a CSV file: the given ones, or all that match the filters of the list",
    file: 'One row per job, with its status, views and applications.',
    names: {
      ids: 'The ids to export, separated by commas.',
      search: 'Words in the title or the place.',
      show: 'all, featured, hot, live, pending, expired or closed.',
      sort: 'date or title.',
    },
  },
  '/admin/activity-logs/export': {
    operationId: 'exportAdminActivity',
    role: 'admin',
    summary: 'Export the activity log as a file, oldest first',
    file: 'One row or object per entry, with its seal.',
    names: {
      format: 'csv or json. Default: csv.',
      startDate: "On this day (YYYY-MM-DD, in the site's time zone) or later.",
      endDate: "On this day (YYYY-MM-DD, in the site's time zone) or before.",
    },
    json: 'An entry as returned by GET /admin/activity-logs, with its seal and that of the entry before it.',
  },
  '/admin/analytics/export': {
    operationId: 'exportAnalytics',
    role: 'admin',
    scope: 'ANALYTICS_READ',
    summary: 'Export the full result of an analytics query, with the query in the header',
    file: 'The query in the first lines, then one row per group.',
    names: {
      report:
        'The id of a saved report. Other parameters replace the parts of its question that they name.',
      measures: 'The measures, separated by commas: applications,hires.',
      by: 'The dimensions, separated by commas: time,category.',
      grain: 'The steps of time: hour, day, week, month, quarter or year.',
      last: 'The most recent period, such as 90-day or 12-month.',
      from: 'The first day (YYYY-MM-DD), or a moment.',
      to: 'The last day (YYYY-MM-DD), or the moment at which it ends.',
      compare: 'previous_period or year_before.',
      filter: 'The filter, such as and(is(category,sales),not(empty(state))).',
      calc: 'A calculation: running_total:applications, share_of_total:applications, moving_average:applications:7, difference_from_target:applications:500 or formula:percent:hires/jobs*100:Hires per job. Can be repeated.',
      order: 'The sort criteria, separated by commas: -applications,by.category.',
      limit: 'The maximum number of groups.',
      zone: 'The time zone, such as Asia/Kolkata.',
      rows: 'Export the rows behind one figure instead: 1, or the part of its measure, such as whole.',
      of: 'With rows: the measure of the figure. Default: the first.',
      group:
        'With rows: a dimension and its key, such as company:0198…; without a colon, what is not given. Can be repeated.',
      previous: 'With rows: 1 for the comparison period.',
      readAt: 'With rows: when the figure was read.',
    },
  },
};

const BULK_PATHS: Readonly<Record<string, ExportPath>> = {
  '/admin/jobs/bulk-upload/uploads/{id}/file': {
    operationId: 'exportBulkUpload',
    role: 'admin',
    summary: 'Download an uploaded file of jobs with its errors',
    file: 'The uploaded rows with two more columns: the error and how to fix it.',
    names: {},
  },
  [`/admin/jobs/bulk-upload/${BULK_TEMPLATE_FILE}`]: {
    operationId: 'bulkUploadTemplate',
    summary: 'Download a template for a job upload',
    file: 'All columns and two example rows.',
    names: {},
  },
};

/** The file downloads next to GraphQL, as served by server/http/exports/. */
export function exportPaths(): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    Object.entries({ ...PATHS, ...BULK_PATHS }).map(([path, row]) => [
      path,
      { get: pathItem(path, row) },
    ]),
  );
}

function pathItem(path: string, row: ExportPath): Json {
  const { operationId, summary, file, names, json, role, scope, isForOpenCompanies = false } = row;
  const access = {
    isGuarded: role !== undefined,
    roles: role ? [role] : [],
    scopes: scope ? [[scope]] : [],
    isForOpenCompanies,
  };
  const parameters = [...pathParameters(path), ...queryParameters(names)];
  return {
    operationId,
    summary,
    description: `${file} ${accessSentence(access)}`,
    tags: [tagOf(path)],
    ...securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: {
        description: file,
        headers: headersOf('Content-Disposition'),
        content: {
          'text/csv': { schema: { type: 'string', description: 'RFC 4180, UTF-8.' } },
          ...(json && { 'application/json': { schema: listOf(json), example: [{}] } }),
        },
      },
      ...refusalsOf({
        takesInput: parameters.length > 0,
        takesBody: false,
        readsToken: access.isGuarded,
        isGuarded: access.isGuarded,
        mayMiss: true,
        changes: false,
        isForOpenCompanies,
      }),
    },
  };
}

const listOf = (description: string): Json => ({
  type: 'array',
  items: { type: 'object', description },
});
