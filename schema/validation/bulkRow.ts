import * as z from 'zod/mini';
import { CATEGORIES, parseCategory } from '#schema/options/categories.ts';
import { parseExperienceLevel } from '#schema/options/experience.ts';
import { JOB_TYPES, parseJobType } from '#schema/options/jobTypes.ts';
import { BULK_ERRORS_SHOWN } from '#schema/options/limits.ts';
import { parseQualification } from '#schema/options/qualifications.ts';
import {
  BULK_FIRST_ROW,
  BULK_UPLOAD_TYPE,
  parseFlag,
  type BulkColumn,
} from '#schema/options/screens/bulkUpload.ts';
import { isAny } from '#schema/options/spelling.ts';
import { fieldsOf, issue, say, type LabelKey, type Translate } from './issues.ts';
import { BULK_ROWS_MAX, LENGTHS } from './lengths.ts';
import { line, orEmpty, paragraphs } from './text.ts';
import { converted } from './values/converted.ts';
import { option } from './values/option.ts';

type Cell = string | number | boolean | null | undefined;

/** A file has only text; programs that send rows may send numbers and flags. */
/** What a cell of a sheet may hold; everything else counts as empty. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function cell<S extends z.ZodMiniType>(schema: S) {
  const text = z.transform<unknown, unknown>((value) =>
    isPlain(value) ? String(value).trim() : '',
  );
  return z.pipe(text, schema) as unknown as z.ZodMiniType<z.output<S>, Cell>;
}

/** A column that may be missing altogether is a blank cell. */
function optionCell<T extends string>(label: LabelKey, parse: (text: string) => T | null) {
  const read = converted<string, T | null>((text, refuse) =>
    isAny(text) ? null : (parse(text) ?? refuse(issue('option', { label }))),
  );
  return z.prefault(cell(z.pipe(z.string(), read)), '');
}

function flagCell(label: LabelKey) {
  const read = converted<string, boolean>(
    (text, refuse) => parseFlag(text) ?? refuse(issue('flag', { label })),
  );
  return z.prefault(cell(z.pipe(z.string(), read)), '');
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

/** The body of both bulk-upload calls; its rows are read one by one, each with its own errors. */
export const bulkUploadSchema = z.object({
  data: z
    .array(z.record(z.string(), z.unknown()), { error: issue('list', { label: 'data' }) })
    .check(
      z.minLength(1, { error: issue('required', { label: 'data' }) }),
      z.maxLength(BULK_ROWS_MAX, {
        error: issue('listMax', { label: 'data', max: BULK_ROWS_MAX }),
      }),
    ),
  type: z._default(
    z.literal(BULK_UPLOAD_TYPE, { error: issue('option', { label: 'type' }) }),
    'jobs',
  ),
});
export type BulkUploadValues = z.infer<typeof bulkUploadSchema>;

export interface BulkError {
  row: number;
  field: string;
  message: string;
}

interface BulkReading {
  rows: { row: number; values: BulkRowValues }[];
  errors: BulkError[];
}

/** Row 1 is the header: the first row of data is row 2. */
export function readBulkRows(data: readonly unknown[], t: Translate): BulkReading {
  const reading: BulkReading = { rows: [], errors: [] };
  for (const [index, values] of data.entries()) {
    const row = index + BULK_FIRST_ROW;
    const result = bulkRowSchema.safeParse(values);
    if (result.success) reading.rows.push({ row, values: result.data });
    else reading.errors.push(...fieldsOf(result.error, t).map((found) => ({ row, ...found })));
  }
  return reading;
}

/** The first errors, and how many more there are. */
export function bulkErrorLines(errors: readonly BulkError[], t: Translate): string[] {
  const shown = errors.slice(0, BULK_ERRORS_SHOWN).map((error) => say(t, 'bulkRow', { ...error }));
  const more = errors.length - shown.length;
  return more > 0 ? [...shown, say(t, 'bulkMore', { count: more })] : shown;
}
