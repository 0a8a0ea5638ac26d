import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { FREE, GLOSSARY } from './glossary.ts';

const MESSAGES = new Map(
  readCatalogues().flatMap(({ locale, area, messages }) =>
    [...messages].map(([key, message]) => [`${locale} ${area}.${key}`, message] as const),
  ),
);

/** Messages in which the order of the values differs, so that the glossary assigns words to the wrong value. */
const OTHER_ORDER = new Set([
  'hi analytics.figures.value.growth',
  'hi analytics.builder.filter.says.isNot',
  'hi analytics.builder.having.each.more_than',
  'hi analytics.builder.having.each.less_than',
  'hi analyticsReports.question.test.isNot',
  'hi analyticsReports.question.having.more_than',
  'hi analyticsReports.question.having.less_than',
  'hi figureAlerts.suggest.change.either',
  'hi jobFacts.answers.exact',
  'hi jobFacts.answers.treated',
  'hi mail.teamInvitation.subject',
  'hi manageApplications.resume.shownOf',
]);

type Elements = readonly MessageFormatElement[];
type Choice = Readonly<Record<string, string>>;

const hasChoices = (message: string) => /\{\w+, (plural|select),/.test(message);
const hasTwoValues = (message: string) => new Set(message.match(/\{\w+/g)).size > 1;

/** The options of each choice in a message. */
function optionsIn(elements: Elements, known = new Map<string, Set<string>>()) {
  for (const element of elements) {
    if (element.type === TYPE.tag) optionsIn(element.children, known);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const options = known.get(element.value) ?? new Set();
    known.set(element.value, options);
    for (const [name, { value }] of Object.entries(element.options)) {
      options.add(name);
      optionsIn(value, known);
    }
  }
  return known;
}

/** What is read if these options are chosen, with `{name}` for values. */
function textOf(elements: Elements, choice: Choice, counted = ''): string {
  const read = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) return element.value.toLowerCase();
    if (element.type === TYPE.pound) return `{${counted}}`;
    if (element.type === TYPE.tag) return textOf(element.children, choice, counted);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return `{${element.value}}`;
    const { options, value } = element;
    const option = options[choice[value] ?? 'other'] ?? options['other']!;
    return textOf(option.value, choice, element.type === TYPE.plural ? value : counted);
  };
  return elements.map(read).join('');
}

function choicesOf(elements: Elements): Choice[] {
  return [...optionsIn(elements)].reduce<Choice[]>(
    (all, [name, options]) =>
      all.flatMap((one) => [...options].map((option) => ({ ...one, [name]: option }))),
    [{}],
  );
}

/** Each different text of a message, with the choice that leads to it. */
function textsOf(elements: Elements): Map<string, Choice> {
  const texts = new Map<string, Choice>();
  for (const choice of choicesOf(elements)) {
    const text = textOf(elements, choice);
    if (!texts.has(text)) texts.set(text, choice);
  }
  return texts;
}

const withoutValues = (text: string) => text.replaceAll(/\{[^}]*\}/g, ' ');
const starts = (words: string) => words.toLowerCase().split(' ').join('|');

const TERMS = GLOSSARY.map(([english, hi, es]) => ({
  english,
  hi: new RegExp(`(?<![\\p{L}\\p{M}])(${starts(hi)})`, 'u'),
  es: new RegExp(`(?<![\\p{L}\\p{M}])(${starts(es)})`, 'u'),
  /** The value right before the word, with at most one word in between. */
  before: {
    en: new RegExp(`\\{(\\w+)\\} (?:\\w+ )?${english.source}`, 'g'),
    hi: new RegExp(`\\{(\\w+)\\} (?:[\\p{L}\\p{M}]+ )?(?:${starts(hi)})`, 'gu'),
    es: new RegExp(`\\{(\\w+)\\} (?:[\\p{L}\\p{M}]+ )?(?:${starts(es)})`, 'gu'),
  },
}));

/** Every text of the English messages that have choices or several values, with the terms in it. */
const ENGLISH = [...MESSAGES].flatMap(([name, message]) => {
  const key = name.replace(/^en /, '') as `${string}.${string}`;
  if (key === name || !(hasChoices(message) || hasTwoValues(message))) return [];
  const texts = [...textsOf(parse(message))].map(([text, choice]) => {
    const words = withoutValues(text);
    return { text, choice, terms: TERMS.filter(({ english }) => english.test(words)) };
  });
  return [{ key, hasChoices: hasChoices(message), texts }];
});

function valuesBefore(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value]) => value!);
}

test.each(['hi', 'es'] as const)(
  'each choice in a message, and each value, means what it means in English (%s)',
  (locale) => {
    const strange = ENGLISH.flatMap(({ key, hasChoices: chooses, texts }) => {
      const name = `${locale} ${key}` as const;
      const message = MESSAGES.get(name);
      if (message === undefined) return [];
      const elements = parse(message);
      return texts.flatMap(({ text: english, choice, terms }) => {
        const text = textOf(elements, choice);
        const words = withoutValues(text);
        return terms.flatMap((term) => {
          const where = `${name} ${JSON.stringify(choice)}`;
          const isMissing = chooses && !FREE.has(name) && !term[locale].test(words);
          if (isMissing) return [`${where}: no word for ${String(term.english)} in “${text}”`];
          const wanted = valuesBefore(english, term.before.en);
          const own = valuesBefore(text, term.before[locale]);
          const isOther =
            wanted.length > 0 && own.length > 0 && !own.some((one) => wanted.includes(one));
          if (!isOther || OTHER_ORDER.has(name)) return [];
          return [`${where}: {${own.join()}} instead of {${wanted.join()}} in “${text}”`];
        });
      });
    });
    expect(strange).toEqual([]);
  },
);

/** Endings that are the same in the singular and in the plural. */
const UNCHANGED = / más$| sin cambios$/;

test('Spanish words in the singular differ from the plural', () => {
  const same: string[] = [];
  const read = (name: string, elements: Elements): void => {
    for (const element of elements) {
      if (element.type === TYPE.tag) read(name, element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      for (const { value } of Object.values(element.options)) read(name, value);
      if (element.type !== TYPE.plural) continue;
      const { one, other } = element.options;
      const [single, several] = [one, other].map((option) => option && textOf(option.value, {}));
      if (single === several && !UNCHANGED.test(single!)) same.push(`${name}: ${single}`);
    }
  };
  for (const [name, message] of MESSAGES)
    if (name.startsWith('es ') && hasChoices(message)) read(name, parse(message));
  expect(same).toEqual([]);
});
