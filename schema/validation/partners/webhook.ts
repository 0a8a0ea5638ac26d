import * as z from 'zod/mini';
import {
  DEFAULT_APPLICATION_SELECTION,
  DEFAULT_JOB_SELECTION,
  WEBHOOK_EVENTS,
  WEBHOOK_SELECTION_MAX,
  WEBHOOK_URL_MAX,
} from '#schema/options/webhooks.ts';
import { issue } from '#schema/validation/issues.ts';
import { clearable, line, paragraphs } from '#schema/validation/text.ts';
import { missingList } from '#schema/validation/values/list.ts';

const url = line('webhookUrl', WEBHOOK_URL_MAX).check(
  z.refine((value) => !/\s/.test(value) && URL.canParse(value), { error: issue('url') }),
);

const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: issue('option', { label: 'webhookEvents' }) }), {
    error: missingList('webhookEvents'),
  })
  .check(
    z.overwrite((chosen) => [...new Set(chosen)]),
    z.minLength(1, { error: issue('listMin', { label: 'webhookEvents' }) }),
  );

const selection = (usual: string) =>
  z.pipe(
    clearable(paragraphs('webhookSelection', WEBHOOK_SELECTION_MAX)),
    z.transform((value) => value ?? usual),
  );

/** The server checks where an address leads and what a selection contains. */
export const createWebhookSchema = z.object({
  url,
  events,
  jobSelection: selection(DEFAULT_JOB_SELECTION),
  applicationSelection: selection(DEFAULT_APPLICATION_SELECTION),
});
export type CreateWebhookValues = z.infer<typeof createWebhookSchema>;

const kept = clearable(paragraphs('webhookSelection', WEBHOOK_SELECTION_MAX));

export const updateWebhookSchema = z.object({
  id: z.string(),
  url: clearable(url),
  events: clearable(events),
  jobSelection: kept,
  applicationSelection: kept,
});
export type UpdateWebhookValues = z.infer<typeof updateWebhookSchema>;

/** The form as it is filled in, with events by their GraphQL names. */
export const webhookForm = z.object({
  url,
  events: z
    .array(z.string(), { error: missingList('webhookEvents') })
    .check(z.minLength(1, { error: issue('listMin', { label: 'webhookEvents' }) })),
  jobSelection: selection(DEFAULT_JOB_SELECTION),
  applicationSelection: selection(DEFAULT_APPLICATION_SELECTION),
});
