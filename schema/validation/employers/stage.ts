import * as z from 'zod/mini';
import { STAGE_STATUSES, STAGES_MAX } from '#schema/options/stages.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line } from '#schema/validation/text.ts';
import { option } from '#schema/validation/values/option.ts';

const id = line('stage', LENGTHS.id);
const name = line('stageName', LENGTHS.stageName);
const applicantName = line('stageApplicantName', LENGTHS.stageApplicantName);

export const newStageSchema = z.object({
  name,
  applicantName,
  status: option('status', parserFor(STAGE_STATUSES), STAGE_STATUSES),
  emails: z.optional(z.boolean()),
});

export const stageChangeSchema = z.object({
  id,
  name: clearable(name),
  applicantName: clearable(applicantName),
});

export const stageOrderSchema = z.object({
  ids: z
    .array(id, { error: issue('list', { label: 'stage' }) })
    .check(
      z.maxLength(STAGES_MAX, { error: issue('listMax', { label: 'stage', max: STAGES_MAX }) }),
    ),
});

export const archiveStageSchema = z.object({ id, moveToId: clearable(id) });

export const moveToStageSchema = z.object({
  id: line('applicationId', LENGTHS.id),
  stageId: id,
  fromStageId: clearable(id),
});
