import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import { dimensionOf, type DimensionKey } from './model/dimensions.ts';
import type { Choices } from './model/kinds.ts';
import { measureOf, subjectsOf, type MeasureKey } from './model/measures.ts';
import { subjectOf, type SubjectKey } from './model/subjects.ts';

interface Named {
  name: string;
  description: string;
  source: string;
}

/** The model contains the English names. Translations are in the word area `analyticsModel`. */
export function namesFor(locale: Locale) {
  const t = translator(locale, 'analyticsModel');
  const said = (key: string, english: string) => (t.has(key) ? t(key) : english);
  return {
    subject: (key: SubjectKey): string => said(`subject.${key}`, subjectOf(key).name),
    measure: (key: MeasureKey): Named => {
      const measure = measureOf(key);
      return {
        name: said(`measure.${key}.name`, measure.name),
        description: said(`measure.${key}.description`, measure.description),
        source: subjectsOf(measure)
          .map((subject) => subjectOf(subject).source)
          .join('; '),
      };
    },
    dimension: (key: DimensionKey): Named => {
      const { name, description, source } = dimensionOf(key);
      return {
        name: said(`dimension.${key}.name`, name),
        description: said(`dimension.${key}.description`, description),
        source,
      };
    },
  };
}

export function choiceLabel({ label, words }: Choices, value: string, locale: Locale): string {
  const [area, key] = words?.(value) ?? [];
  const t = area && key ? translator(locale, area) : null;
  return t?.has(key!) ? t(key!) : label(value);
}
