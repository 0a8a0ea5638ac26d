import { describe, expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { visibleText } from './visibleText.ts';

const CATALOGUES = readCatalogues();
const ENGLISH = new Map(
  CATALOGUES.filter(({ locale }) => locale === 'en').map(({ area, messages }) => [area, messages]),
);

/** Where a language ends a text or counts differently. */
const OTHER_SHAPE = new Set([
  'hi apiDocs.explorer.needsKey',
  'hi browse.filters.pay.most',
  'hi reviewDesk.appliedFor',
  'hi webhooks.attempt.took',
  'hi analyticsModel.measure.pay_p90.description',
  'hi analyticsModel.measure.time_to_view_p90.description',
  'hi analyticsModel.measure.time_to_decision_p90.description',
  'hi analyticsModel.measure.time_to_hire_p90.description',
  'hi mail.messages.more',
  'hi mail.messages.files',
  'es about.figures.seekers.amount',
  'es applicationExport.column.id',
  'es contact.hours.open',
  'es mail.frame.hello',
  'es mail.frame.helloName',
  'es addJob.tips.payText',
  'es alerts.salaryRange.LAKH_3_5',
  'es alerts.salaryRange.LAKH_5_8',
  'es alerts.salaryRange.LAKH_8_12',
  'es alerts.salaryRange.LAKH_12_PLUS',
  'es analyticsModel.measure.pay_p90.description',
  'es applications.apply.expectedSalaryHint',
  'es faq.questions.pay.answer',
  'es faq.questions.reachSupport.answer',
  'es home.best.pay.text',
  'es mail.contactReceived.what',
  'es profile.ctc.hint',
  'es typedQuestion.placeholder',
]);

interface Pair {
  name: string;
  english: string;
  own: string;
}

const pairsIn = (locale: string): Pair[] =>
  CATALOGUES.filter((found) => found.locale === locale).flatMap(({ area, messages }) =>
    [...messages].flatMap(([key, own]) => {
      const english = ENGLISH.get(area)?.get(key);
      const name = `${locale} ${area}.${key}`;
      return english === undefined || OTHER_SHAPE.has(name) ? [] : [{ name, english, own }];
    }),
  );

const endOf = (message: string) =>
  (/(\.{3}|[.?!…:।])$/.exec(message.replace(/[}\s]+$/, ''))?.[1] ?? '')
    .replace('।', '.')
    .replace('...', '…');
const numbersIn = (message: string) =>
  [...visibleText(message).matchAll(/\d+/g)]
    .map(([number]) => number)
    .sort()
    .join();

describe.each(['hi', 'es'])('a translation (%s)', (locale) => {
  const pairs = pairsIn(locale);

  test('ends like the English text', () => {
    const other = pairs.filter(({ english, own }) => endOf(english) !== endOf(own));
    expect(other.map(({ name, own }) => `${name}: ${own}`)).toEqual([]);
  });

  test('has the numbers of the English text', () => {
    const other = pairs.filter(({ english, own }) => numbersIn(english) !== numbersIn(own));
    expect(other.map(({ name, own }) => `${name}: ${own}`)).toEqual([]);
  });

  test('is about as long as the English text', () => {
    const other = pairs.filter(
      ({ english, own }) =>
        english.length > 12 &&
        (own.length < english.length * 0.15 || own.length > english.length * 3),
    );
    expect(other.map(({ name, own }) => `${name}: ${own}`)).toEqual([]);
  });
});

test('Hindi without a Hindi letter is the English text', () => {
  const other = pairsIn('hi').filter(
    ({ english, own }) => !/[\u0900-\u097F]/.test(own) && own !== english,
  );
  expect(other.map(({ name, own }) => `${name}: ${own}`)).toEqual([]);
});
