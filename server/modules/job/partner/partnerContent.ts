import { withFacts } from '#schema/fields/jobFacts.ts';
import type { PartnerJobValues } from '#schema/validation/employers/partnerJob.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import type { StoredJob } from '../job.entity.ts';
import { storedExperience, storedPay, storedPlace } from '../own/storedJob.rules.ts';

/**
 * All that a partner sets on a job: its content, and whether it is featured or urgent if that was
 * sent.
 */
export function contentOf(values: PartnerJobValues, categoryId: string, deadline: Date | null) {
  const { title, description, requirements, responsibilities, benefits } = values;
  const { type, industry, isRemote, isFeatured, isHot } = values;
  return {
    title,
    description,
    requirements,
    responsibilities,
    benefits,
    type,
    industry,
    isRemote,
    facts: withFacts({}, values),
    categoryId,
    applicationDeadline: deadline,
    ...storedPlace(values.location),
    ...storedPay(values.salary),
    ...storedExperience(values),
    ...(isFeatured != null && { isFeatured }),
    ...(isHot != null && { isHot }),
  } satisfies Partial<StoredJob>;
}
export type PartnerContent = ReturnType<typeof contentOf>;

/** The HTML is rendered only if the description changes. */
export function renderedOf({ description }: { description?: string }) {
  return description === undefined ? {} : { descriptionHtml: renderJobText(description) };
}
