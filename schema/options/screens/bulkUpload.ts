import { foldSpelling, parserFor } from '../spelling.ts';

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

/** The columns required for a row to become a job. */
export const BULK_REQUIRED_COLUMNS = [
  'title',
  'company_name',
  'location',
  'type',
  'category',
  'description',
  'requirements',
] as const satisfies readonly BulkColumn[];

/** Alternative column names; case, blanks, hyphens and underscores make no difference. */
export const parseBulkColumn = parserFor(BULK_COLUMNS, {
  title: ['job title', 'position', 'job name'],
  company_name: ['company', 'employer', 'employer name', 'organisation', 'organization'],
  location: ['job location', 'place', 'city'],
  type: ['job type', 'employment type'],
  salary: ['pay', 'ctc', 'salary range', 'package'],
  category: ['job category'],
  description: ['job description'],
  requirements: ['requirement', 'job requirements'],
  benefits: ['benefit', 'perks'],
  experience_level: ['experience level'],
  education_level: ['education level', 'education', 'qualification'],
  is_featured: ['featured'],
  is_urgent: ['urgent', 'hot', 'is hot'],
});

/** The columns added to the annotated file; they are ignored when the file is uploaded again. */
export const BULK_NOTES = ['error', 'hint'] as const;
export const parseBulkNote = parserFor(BULK_NOTES);

/** New blank rows. The template file spells the type full_time; both are accepted. */
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
/** The two example rows; their company names exist in the demo market. */
export const BULK_EXAMPLES = [
  {
    title: 'Software Engineer',
    location: 'Pune, Maharashtra',
    type: 'full_time',
    salary: '8 - 12 LPA',
    category: 'Software Development',
    description: 'Build and run the services behind our shop.',
    requirements: 'Two years of TypeScript, and some SQL',
    benefits: 'Health insurance',
    experience_level: 'mid_level',
    education_level: 'bachelor',
    is_featured: 'false',
    is_urgent: 'false',
  },
  {
    title: 'Customer Support Executive',
    location: 'Jaipur, Rajasthan',
    type: 'part_time',
    salary: '₹15,000 per month',
    category: 'Customer Service / Call Center',
    description: 'Answer the calls of our customers, in Hindi and English.',
    requirements: 'A friendly voice',
    benefits: '',
    experience_level: 'any',
    education_level: 'any',
    is_featured: 'no',
    is_urgent: 'yes',
  },
] as const satisfies readonly Record<Exclude<BulkColumn, 'company_name'>, string>[];
/** The example in the template file if there is no company yet. */
export const BULK_EXAMPLE_COMPANY = 'Name of a company';
/** The header is row 1. */
export const BULK_FIRST_ROW = 2;

export const BULK_UPLOAD_STATUSES = ['pending', 'running', 'complete', 'failed', 'undone'] as const;
export type BulkUploadStatus = (typeof BULK_UPLOAD_STATUSES)[number];

export const BULK_ROW_OUTCOMES = ['waiting', 'created', 'refused'] as const;
export type BulkRowOutcome = (typeof BULK_ROW_OUTCOMES)[number];

export const BULK_STEPS = ['upload', 'preview', 'processing', 'complete'] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

const YES = ['true', 'yes', 'y', '1'];
const NO = ['false', 'no', 'n', '0', ''];

/** Spreadsheets write a boolean in many ways; an empty cell means no. */
export function parseFlag(text: string | null | undefined): boolean | null {
  const folded = foldSpelling(text ?? '');
  if (YES.includes(folded)) return true;
  return NO.includes(folded) ? false : null;
}
