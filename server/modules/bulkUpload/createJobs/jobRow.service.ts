import type { BulkRowValues } from '#schema/validation/bulkRow.ts';
import { newId } from '#server/lib/ids.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import type { JobColumn } from '#server/modules/bulkUpload/bulkUpload.sql.ts';
import { storedPay, storedPlace } from '#server/modules/job/own/storedJob.rules.ts';

/** The values of a job that do not come from the row. */
export interface UploadContext {
  now: Date;
  uploadId: string;
  postedBy: string | null;
  company: { id: string; industry: string };
  categoryId: string;
}

/** bulkUpload.job.remote: these locations mean a remote job. */
const NOWHERE = /^(?:remote|work from home|wfh|anywhere)\b/i;

/** Builds the same row as posting a job, but approved, because an administrator uploaded it. */
export function jobRowOf(values: BulkRowValues, around: UploadContext) {
  const { salary, salaryMin, salaryMax, salaryPeriod } = storedPay(values.salary);
  const { location, district, state } = storedPlace(values.location);
  const { now, uploadId, postedBy, company, categoryId } = around;
  return {
    id: newId(now.getTime()),
    company_id: company.id,
    posted_by: postedBy,
    category_id: categoryId,
    bulk_upload_id: uploadId,
    title: values.title,
    description: values.description,
    description_html: renderJobText(values.description),
    responsibilities: '',
    requirements: values.requirements,
    benefits: values.benefits,
    location,
    district,
    state,
    type: values.type,
    industry: company.industry,
    salary,
    salary_min: salaryMin,
    salary_max: salaryMax,
    salary_period: salaryPeriod,
    experience_level: values.experience_level,
    education_level: values.education_level,
    is_remote: NOWHERE.test(location),
    is_featured: values.is_featured,
    is_hot: values.is_urgent,
    status: 'active',
    admin_status: 'approved',
    posted_at: now,
    created_at: now,
    updated_at: now,
  } satisfies Record<JobColumn, unknown>;
}
export type JobRow = ReturnType<typeof jobRowOf>;
