import * as z from 'zod/mini';
import { CATEGORIES, parseCategory } from '#schema/options/categories.ts';
import { parseExperienceLevel } from '#schema/options/experience.ts';
import { JOB_TYPES, parseJobType } from '#schema/options/jobTypes.ts';
import { BULK_ERRORS_SHOWN } from '#schema/options/limits.ts';
import { parseQualification } from '#schema/options/qualifications.ts';
import {
  BULK_UPLOAD_TYPE,
  parseFlag,
  type BulkColumn,
} from '#schema/options/screens/bulkUpload.ts';
import { isAny } from '#schema/options/spelling.ts';
import { issue, issuesOf, say, type LabelKey, type Translate } from './issues.ts';
import { BULK_ROWS_MAX, LENGTHS } from './lengths.ts';
import { adminPaging } from './search.ts';
import { line, maxLength, orEmpty, paragraphs } from './text.ts';
import { converted } from './values/converted.ts';
import { option } from './values/option.ts';

type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet cell can hold; other types count as empty. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A file only has text; programs that send rows may send numbers and booleans. */
function cell<S extends z.ZodMiniType>(schema: S) {
  const text = z.transform<unknown, unknown>((value) =>
    isPlain(value) ? String(value).trim() : '',
  );
  return z.pipe(text, schema) as unknown as z.ZodMiniType<z.output<S>, Cell>;
}

/** A missing column is treated like a blank cell. */
function optionCell<T extends string>(label: LabelKey, parse: (text: string) => T | null) {
  const read = converted<string, T | null>((text, refuse) =>
    isAny(text) ? null : (parse(text) ?? refuse(issue('option', { label }))),
  );
  return z.prefault(cell(z.pipe(shortText(label), read)), '');
}

const shortText = (label: LabelKey) => z.string().check(maxLength(label, LENGTHS.option));

function flagCell(label: LabelKey) {
  const read = converted<string, boolean>(
    (text, refuse) => parseFlag(text) ?? refuse(issue('flag', { label })),
  );
  return z.prefault(cell(z.pipe(shortText(label), read)), '');
}

const columns = {
  title: cell(line('title', LENGTHS.title)),
  company_name: cell(line('companyName', LENGTHS.company)),
  location: cell(line('location')),
  type: cell(option('type', parseJobType, JOB_TYPES)),
  salary: cell(orEmpty(line('salary'))),
  category: cell(option('category', parseCategory, CATEGORIES)),
  description: cell(paragraphs('description')),
  requirements: cell(paragraphs('requirements')),
  benefits: cell(orEmpty(paragraphs('benefits'))),
  experience_level: optionCell('experienceLevel', parseExperienceLevel),
  education_level: optionCell('educationLevel', parseQualification),
  is_featured: flagCell('isFeatured'),
  is_urgent: flagCell('isUrgent'),
} satisfies Record<BulkColumn, z.ZodMiniType>;

/** A row of a job upload, from the file, the preview's table or a program. */
export const bulkRowSchema = z.object(columns);
export type BulkRowValues = z.infer<typeof bulkRowSchema>;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `z.record` would copy each row, which takes long if there are ten thousand. */
const anyRow = z.unknown().check(z.refine(isObject)) as z.ZodMiniType<Record<string, unknown>>;

/** The body of both bulk-upload calls; rows are validated one by one, each with its own errors. */
export const bulkUploadSchema = z.object({
  data: z.array(anyRow, { error: issue('list', { label: 'data' }) }).check(
    z.minLength(1, { error: issue('listMin', { label: 'data' }) }),
    z.maxLength(BULK_ROWS_MAX, {
      error: issue('listMax', { label: 'data', max: BULK_ROWS_MAX }),
    }),
  ),
  type: z._default(
    z.literal(BULK_UPLOAD_TYPE, { error: issue('option', { label: 'type' }) }),
    'jobs',
  ),
});

/** GET /jobs/bulk-upload/uploads. */
export const bulkUploadListSchema = z.object(adminPaging);
export type BulkUploadListValues = z.infer<typeof bulkUploadListSchema>;

export interface BulkError {
  row: number;
  field: string;
  message: string;
}

/** An error in a cell, independent of language. */
export interface BulkIssue {
  field: string;
  issue: string;
}

/** Parses a row: the stored values, or the errors. */
export function readBulkRow(
  data: unknown,
): { values: BulkRowValues; issues: null } | { values: null; issues: BulkIssue[] } {
  const result = bulkRowSchema.safeParse(data);
  return result.success
    ? { values: result.data, issues: null }
    : { values: null, issues: issuesOf(result.error) };
}

/** The first errors, and how many more there are. */
export function bulkErrorLines(errors: readonly BulkError[], t: Translate): string[] {
  const shown = errors.slice(0, BULK_ERRORS_SHOWN).map((error) => say(t, 'bulkRow', { ...error }));
  const more = errors.length - shown.length;
  return more > 0 ? [...shown, say(t, 'bulkMore', { count: more })] : shown;
}
