import * as z from 'zod/mini';
import {
  DECIDED_STATUSES,
  DECISIONS_AT_ONCE_MAX,
  STATUS_MAIL_PLACEHOLDERS,
} from '#schema/options/applicationMoves.ts';
import { REJECTION_REASONS } from '#schema/options/stages.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, missing, paragraphs } from '#schema/validation/text.ts';
import { MENTIONS_MAX } from '#schema/options/screens/reviewDesk.ts';
import { matchingApplicationsSchema } from './applicationFilter.ts';
import { option } from '#schema/validation/values/option.ts';

const status = option('status', parseApplicationStatus, APPLICATION_STATUSES);
const id = line('applicationId', LENGTHS.id);

const rejection = {
  reason: clearable(option('reason', parserFor(REJECTION_REASONS), REJECTION_REASONS)),
  message: clearable(paragraphs('message', LENGTHS.rejection)),
};

export const decisionSchema = z.object({
  id,
  status,
  from: clearable(option('status', parseApplicationStatus, APPLICATION_STATUSES)),
  ...rejection,
});

function ids(least: number) {
  return z.array(id, { error: issue('list', { label: 'applicationIds' }) }).check(
    z.minLength(least, { error: issue('listMin', { label: 'applicationIds' }) }),
    z.maxLength(DECISIONS_AT_ONCE_MAX, {
      error: issue('listMax', { label: 'applicationIds', max: DECISIONS_AT_ONCE_MAX }),
    }),
  );
}

export const bulkDecisionSchema = z.object({
  ids: ids(1),
  status,
  toStageId: clearable(line('stage', LENGTHS.id)),
  ...rejection,
});

export const matchingDecisionSchema = z.extend(matchingApplicationsSchema, {
  status,
  extends: ids(0),
  ...rejection,
});

export const undoSchema = z.object({ batchId: id, also: ids(0) });

/** The query parameters of an undo, which name further batches. */
export const undoQuerySchema = z.object({
  ids: z.pipe(
    z._default(z.string({ error: missing('applicationIds') }), ''),
    z.pipe(
      z.transform<string, string[]>((text) => text.split(',').filter(Boolean)),
      ids(0),
    ),
  ),
});
export type UndoQueryValues = z.infer<typeof undoQuerySchema>;

export const noteSchema = z.object({
  applicationId: id,
  body: paragraphs('note', LENGTHS.message),
  mentionIds: z._default(
    z
      .array(line('colleagues', LENGTHS.id), { error: issue('list', { label: 'colleagues' }) })
      .check(
        z.maxLength(MENTIONS_MAX, {
          error: issue('listMax', { label: 'colleagues', max: MENTIONS_MAX }),
        }),
      ),
    [],
  ),
});

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** A misspelled placeholder would be sent to the applicant unchanged. */
function onlyKnownPlaceholders(label: LabelKey) {
  return z.refine<string>(
    (text) =>
      [...text.matchAll(PLACEHOLDER)].every(([, name]) =>
        (STATUS_MAIL_PLACEHOLDERS as readonly (string | undefined)[]).includes(name),
      ),
    { error: issue('placeholders', { label }) },
  );
}

const decided = option('status', parserFor(DECIDED_STATUSES), DECIDED_STATUSES);

export const resetStatusMailSchema = z.object({ status: decided });

export const statusMailSchema = z.object({
  status: decided,
  subject: line('subject').check(onlyKnownPlaceholders('subject')),
  body: paragraphs('message', LENGTHS.message).check(onlyKnownPlaceholders('message')),
});
