import * as z from 'zod/mini';
import {
  MESSAGE_FIELDS,
  MESSAGE_FILES_MAX,
  MESSAGE_REPORT_REASONS,
  MESSAGES_AT_ONCE_MAX,
} from '#schema/options/messages.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { matchingApplicationsSchema } from './employers/applicationFilter.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, orEmpty, paragraphs } from './text.ts';
import { moment } from './values/moment.ts';
import { option } from './values/option.ts';

const applicationId = line('applicationId', LENGTHS.id);
const body = paragraphs('message', LENGTHS.message);

const fileIds = z
  .array(line('file', LENGTHS.id), { error: issue('list', { label: 'file' }) })
  .check(
    z.maxLength(MESSAGE_FILES_MAX, {
      error: issue('listMax', { label: 'file', max: MESSAGE_FILES_MAX }),
    }),
  );

export const conversationSchema = z.object({ applicationId });

export const readMarkSchema = z.object({ applicationId, until: moment() });

export const messageSchema = z.object({ applicationId, body, fileIds });

const FIELD = /\{([^{}]*)\}/g;

/** A misspelled field would be sent unchanged. */
const text = body.check(
  z.refine<string>(
    (value) =>
      [...value.matchAll(FIELD)].every(([, name]) =>
        (MESSAGE_FIELDS as readonly (string | undefined)[]).includes(name),
      ),
    { error: issue('messageFields', { label: 'message' }) },
  ),
);

const ids = z.array(applicationId, { error: issue('list', { label: 'applicationIds' }) }).check(
  z.minLength(1, { error: issue('listMin', { label: 'applicationIds' }) }),
  z.maxLength(MESSAGES_AT_ONCE_MAX, {
    error: issue('listMax', { label: 'applicationIds', max: MESSAGES_AT_ONCE_MAX }),
  }),
);

export const messagesSchema = z.object({ ids, body: text });

export const matchingMessagesSchema = z.extend(matchingApplicationsSchema, { body: text });

export const undoMessagesSchema = z.object({ batchId: line('applicationId', LENGTHS.id) });

export const messageTemplateForm = z.object({ name: line('name', LENGTHS.name), body: text });

export const messageTemplateSchema = z.extend(messageTemplateForm, {
  id: clearable(line('applicationId', LENGTHS.id)),
});

const reason = option('reason', parserFor(MESSAGE_REPORT_REASONS), MESSAGE_REPORT_REASONS);
const detail = orEmpty(paragraphs('message', LENGTHS.reason));

export const reportMessageForm = z.object({ reason, detail });

export const reportMessageSchema = z.object({
  id: line('applicationId', LENGTHS.id),
  reason,
  detail,
});
