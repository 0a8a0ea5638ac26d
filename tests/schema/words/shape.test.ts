import { describe, expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { visibleText } from './visibleText.ts';

const CATALOGUES = readCatalogues();
const ENGLISH = new Map(
  CATALOGUES.filter(({ locale }) => locale === 'en').map(({ area, messages }) => [area, messages]),
);

/** Texts whose end or plural differs from the English one, as the language requires. */
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

/** Where a translation joins or divides sentences in another way than with a colon or a semicolon. */
const OTHER_SENTENCES = new Set([
  'hi account.sessions.about',
  'hi alerts.emptyFirst',
  'hi alerts.lead',
  'hi analytics.builder.filter.needsDays',
  'hi blog.lead',
  'hi errors.general.diskFull',
  'hi jobPerformance.suggestions.ANSWERS_WAIT.fact',
  'hi jobPerformance.suggestions.EXPIRES_SOON.fact',
  'hi mail.decision.rejected.body',
  'hi mail.weeklyReport.preview',
  'hi mail.weeklyReport.reason',
  'hi myApplication.next.typical',
  'hi offerLetter.template.letter',
  'hi onboarding.banner.kept.text',
  'hi onboarding.kept.text',
  'hi pay.list.lead',
  'hi privacy.sections.collect.account.text',
  'hi privacy.sections.security.text',
  'hi privacy.sections.share.helpers.text',
  'hi recommendation.candidates.lead',
  'hi systemSettings.field.enable2FA.hint',
  'hi systemSettings.field.retentionPeriod.hint',
  'hi team.change.loss',
  'hi team.change.ownLoss',
  'hi webhooks.attempt.took',
  'es account.sessions.about',
  'es alerts.lead',
  'es analytics.builder.filter.needsDays',
  'es applicationExport.column.id',
  'es blog.lead',
  'es contact.hours.open',
  'es home.resume.text',
  'es mail.candidateContact.answer',
  'es mail.contactReceived.notYou',
  'es mail.weeklyReport.reason',
  'es myApplication.next.typical',
  'es privacy.sections.collect.account.text',
  'es privacy.sections.security.text',
  'es privacy.sections.share.helpers.text',
  'es systemSettings.field.enable2FA.hint',
  'es systemSettings.field.retentionPeriod.hint',
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

const SENTENCES = /[.?!।…]+(?=\s|$|[}"”»)])/g;
const PARTS = /[.?!।…;:]+(?=\s|$|[}"”»)])/g;
const endsIn = (message: string, ends: RegExp) =>
  message.replaceAll(/\{\w+\}/g, 'X').match(ends)?.length ?? 0;

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

  test('leaves out no sentence, and adds none', () => {
    const other = pairs
      .filter(({ name }) => !OTHER_SENTENCES.has(name))
      .filter(
        ({ english, own }) =>
          endsIn(own, PARTS) < endsIn(english, SENTENCES) ||
          endsIn(own, SENTENCES) > endsIn(english, PARTS),
      );
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
