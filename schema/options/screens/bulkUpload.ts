import { foldSpelling } from '../spelling.ts';

export const BULK_COLUMNS = [
  'title',
  'company_name',
  'location',
  'type',
  'salary',
  'category',
  'description',
  'requirements',
  'benefits',
  'experience_level',
  'education_level',
  'is_featured',
  'is_urgent',
] as const;
export type BulkColumn = (typeof BULK_COLUMNS)[number];

/** New blank rows; the template file spells the type full_time, and both are read. */
export const BULK_ROW_DEFAULTS = {
  type: 'full-time',
  experience_level: 'any',
  education_level: 'any',
  is_featured: false,
  is_urgent: false,
} as const satisfies Partial<Record<BulkColumn, string | boolean>>;

/** The `type` of both bulk-upload calls. */
export const BULK_UPLOAD_TYPE = 'jobs';
export const BULK_TEMPLATE_FILE = 'job-upload-template.csv';
export const BULK_FILE_EXTENSION = '.csv';
export const BULK_FILE_MIME_TYPE = 'text/csv';
/** The header is row 1. */
export const BULK_FIRST_ROW = 2;

export const BULK_STEPS = ['upload', 'preview', 'processing', 'complete'] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

const YES = ['true', 'yes', 'y', '1'];
const NO = ['false', 'no', 'n', '0', ''];

/** Spreadsheets write a flag in many ways; an empty cell is the default, no. */
export function parseFlag(text: string | null | undefined): boolean | null {
  const folded = foldSpelling(text ?? '');
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : null;
}
