import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import { violation, SOURCE_FILES, withoutComments } from '#server/launch/structure/sourceFiles.ts';
import { valuesIn } from './messageValues.ts';
import { askedKeysOf, isUsed, wordUseOf } from './wordUse.ts';

const CATALOGUES = readCatalogues();
const ENGLISH = CATALOGUES.filter(({ locale }) => locale === 'en');
// The templates of `npm run new` use messages that do not exist before the command adds them.
const CODE = SOURCE_FILES.filter(
  ({ path }) =>
    /^(client|server|schema)\//.test(path) && !path.startsWith('server/launch/new/templates/'),
).map(withoutComments);

test('every message that is used exists in English', () => {
  const keys = new Map(ENGLISH.map(({ area, messages }) => [area, messages]));
  const missing = CODE.flatMap(askedKeysOf).filter(({ area, key }) =>
    area ? !keys.get(area)?.has(key) : ![...keys.values()].some((messages) => messages.has(key)),
  );
  expect(
    missing.map(({ path, line, area = 'any area', key }) =>
      violation(path, line, `${area}: ${key}`),
    ),
  ).toEqual([]);
});

test('every English message is used', () => {
  const use = wordUseOf(CODE);
  const unused = ENGLISH.flatMap(({ file, messages }) =>
    [...messages.keys()].filter((key) => !isUsed(key, use)).map((key) => `${file}: ${key}`),
  );
  expect(unused).toEqual([]);
});

test('no translation has a message that English lacks', () => {
  const extra = translations().filter(({ english }) => english === undefined);
  expect(extra.map(({ where }) => where)).toEqual([]);
});

test('every message can be parsed', () => {
  const broken = CATALOGUES.flatMap(({ file, messages }) =>
    [...messages].flatMap(([key, message]) => {
      try {
        parse(message);
        return [];
      } catch (error) {
        return [`${file}: ${key}: ${String(error)}`];
      }
    }),
  );
  expect(broken).toEqual([]);
});

test('a translation shows the same values as English and requires no others', () => {
  const different = translations().filter(({ english, message }) => {
    if (english === undefined) return false;
    const [own, wanted] = [valuesIn(message), valuesIn(english)];
    const known = new Set([...wanted.shown, ...wanted.chosenBy]);
    return (
      own.shown.join() !== wanted.shown.join() || own.chosenBy.some((name) => !known.has(name))
    );
  });
  expect(different.map(({ where }) => where)).toEqual([]);
});

describe('the scanner detects', () => {
  const file = (text: string) => ({ path: 'client/pages/a/A.tsx', text });

  test('where a key is used, and from which catalogue', () => {
    const text = `const t = useTranslations('shell');\nt('frame.brand'); other('x'); words('jobs')('meta.title')`;
    expect(askedKeysOf(file(text)).map(({ line, area, key }) => [line, area, key])).toEqual([
      [2, 'shell', 'frame.brand'],
      [2, 'jobs', 'meta.title'],
    ]);
  });

  test('whether a key is used, in full or computed', () => {
    const use = wordUseOf([file("t('a.b'); t(`role.${x}`); t(`later.pages.${x}.title`)")]);
    expect(
      ['a.b', 'role.admin', 'later.pages.home.title', 'a.c', 'later.b'].map((key) =>
        isUsed(key, use),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  test('which values a message shows, and which only choose its wording', () => {
    const message =
      '{count, plural, one {# job in {place}} other {# jobs}}, <b>{name}</b> {at, date, short} {sex, select, other {}}';
    expect(valuesIn(message)).toEqual({
      shown: ['at', 'b', 'count', 'name', 'place'],
      chosenBy: ['count', 'sex'],
    });
  });
});

function translations() {
  return CATALOGUES.filter(({ locale }) => locale !== 'en').flatMap(({ file, area, messages }) => {
    const english = ENGLISH.find((found) => found.area === area)?.messages;
    return [...messages].map(([key, message]) => ({
      where: `${file}: ${key}`,
      message,
      english: english?.get(key),
    }));
  });
}
