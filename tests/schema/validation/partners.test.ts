import { describe, expect, test } from 'vitest';
import { DEFAULT_APPLICATION_SELECTION, DEFAULT_JOB_SELECTION } from '#schema/options/webhooks.ts';
import { feedQuerySchema } from '#schema/validation/feed.ts';
import {
  apiKeyForm,
  apiKeyNameSchema,
  apiKeySchema,
  rotateApiKeyForm,
} from '#schema/validation/partners/apiKey.ts';
import {
  createWebhookSchema,
  updateWebhookSchema,
  webhookForm,
} from '#schema/validation/partners/webhook.ts';
import { sentences } from './sentences.ts';

describe('an API key', () => {
  test('has a name and at least one scope', () => {
    const missing = {
      name: 'Name is required',
      scopes: 'What it can do: at least one is required',
    };
    expect(sentences(apiKeySchema, {})).toEqual(missing);
    expect(sentences(apiKeySchema, { name: ' ', scopes: [] })).toEqual(missing);
    expect(sentences(apiKeyNameSchema, { name: '' })).toEqual({ name: 'Name is required' });
  });

  test('the form offers a choice of days', () => {
    const form = { name: 'Sheet', scopes: ['JOBS_READ'], days: '90' };
    expect(apiKeyForm.parse(form)).toEqual(form);
    const times = { oldUntil: '7', expiresAt: '90' };
    expect(rotateApiKeyForm.parse(times)).toEqual(times);
  });

  test('lists each scope once, in the order of the page', () => {
    const scopes = ['APPLICATIONS_READ', 'JOBS_READ', 'APPLICATIONS_READ'];
    expect(apiKeySchema.parse({ name: 'Sheet', scopes }).scopes).toEqual([
      'JOBS_READ',
      'APPLICATIONS_READ',
    ]);
    expect(sentences(apiKeySchema, { name: 'Sheet', scopes: ['EVERYTHING'] })).toEqual({
      'scopes.0': 'Please check this value',
    });
  });
});

describe('a webhook', () => {
  const webhook = { url: 'https://partner.example/in', events: ['job.created'] };

  test('has a URL and at least one event', () => {
    const missing = { url: 'Address is required', events: 'Events: at least one is required' };
    for (const schema of [createWebhookSchema, webhookForm]) {
      expect(sentences(schema, {})).toEqual(missing);
      expect(sentences(schema, { url: '', events: [] })).toEqual(missing);
      expect(sentences(schema, { url: 'partner', events: 7 })).toEqual({
        url: 'Please enter a valid web address',
        events: 'Events must be a list',
      });
    }
  });

  test('lists each event once, and rejects unknown events', () => {
    const events = ['job.closed', 'job.created', 'job.closed'];
    expect(createWebhookSchema.parse({ ...webhook, events }).events).toEqual([
      'job.closed',
      'job.created',
    ]);
    expect(sentences(createWebhookSchema, { ...webhook, events: ['job.lost'] })).toEqual({
      'events.0': 'Events: please choose one of the options',
    });
  });

  test('has no blanks in its URL', () => {
    expect(sentences(createWebhookSchema, { ...webhook, url: 'https://a.example/x y' })).toEqual({
      url: 'Please enter a valid web address',
    });
  });

  test('sends the usual fields by default', () => {
    for (const schema of [createWebhookSchema, webhookForm]) {
      expect(schema.parse({ ...webhook, jobSelection: ' ' })).toEqual({
        ...webhook,
        jobSelection: DEFAULT_JOB_SELECTION,
        applicationSelection: DEFAULT_APPLICATION_SELECTION,
      });
      const chosen = { jobSelection: '{ id }', applicationSelection: '{ status }' };
      expect(schema.parse({ ...webhook, ...chosen })).toEqual({ ...webhook, ...chosen });
    }
    expect(sentences(createWebhookSchema, { ...webhook, jobSelection: 7 })).toEqual({
      jobSelection: 'Selection must be text',
    });
  });

  test('keeps fields omitted from an update', () => {
    expect(updateWebhookSchema.parse({ id: 'w' })).toEqual({ id: 'w' });
    expect(updateWebhookSchema.parse({ id: 'w', ...webhook, jobSelection: '{ id }' })).toEqual({
      id: 'w',
      ...webhook,
      jobSelection: '{ id }',
    });
    expect(sentences(updateWebhookSchema, { id: 'w', jobSelection: 'x'.repeat(4_001) })).toEqual({
      jobSelection: 'Selection must be at most 4000 characters',
    });
    expect(sentences(updateWebhookSchema, { id: 'w', applicationSelection: 7 })).toEqual({
      applicationSelection: 'Selection must be text',
    });
  });
});

describe('the query of a feed', () => {
  test('filters by category, state and day', () => {
    expect(
      feedQuerySchema.parse({
        category: 'Finance & Banking',
        state: 'orissa',
        since: '2026-11-01',
      }),
    ).toEqual({ category: 'finance_banking', state: 'Odisha', since: '2026-11-01' });
    expect(feedQuerySchema.parse({ category: '' })).toEqual({ category: null });
  });

  test('reports invalid values', () => {
    expect(sentences(feedQuerySchema, { category: 'x', state: 'Mars', since: 'May' })).toEqual({
      category: 'Category: please choose one of the options',
      state: 'State: please choose one of the options',
      since: 'Start date must be a date, written YYYY-MM-DD',
    });
  });
});
