import { expect, test } from 'vitest';
import { figureAlertSchema } from '#schema/validation/figureAlerts.ts';
import { sentences } from '../sentences.ts';

const ALERT = {
  name: 'Many applications',
  query: { measures: ['APPLICATIONS'] },
  kind: 'threshold',
  direction: 'above',
  amount: 10,
};

test('an alert has a name, a limit, a direction and one question', () => {
  expect(sentences(figureAlertSchema, { ...ALERT, name: ' ', amount: null })).toEqual({
    name: 'Alert name is required',
    amount: 'Amount is required',
  });
  expect(sentences(figureAlertSchema, { ...ALERT, amount: null, direction: 'either' })).toEqual({
    direction: 'Direction is required',
    amount: 'Amount is required',
  });
  expect(sentences(figureAlertSchema, { ...ALERT, kind: 'change', amount: 0 })).toEqual({
    amount: 'Amount must be between 0.01 and 1000000000000',
  });
  expect(sentences(figureAlertSchema, { ...ALERT, reportId: 'a-report' })).toEqual({
    query: 'Question or report is required',
  });
  expect(sentences(figureAlertSchema, { ...ALERT, query: null })).toEqual({
    query: 'Question or report is required',
  });
  expect(figureAlertSchema.parse({ ...ALERT, amount: '1,00,000' }).amount).toBe(100_000);
  expect(figureAlertSchema.parse({ ...ALERT, kind: 'unusual', amount: null }).amount).toBeNull();
});
