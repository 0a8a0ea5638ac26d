import { GRAINS } from '#schema/analytics/grains.ts';
import type { Locale } from '#schema/options/locales.ts';
import { SEGMENT_NOUNS } from '#schema/options/segments.ts';
import { TIME_ZONES } from '#schema/options/settings.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator, type Translator } from '#server/lib/words.ts';
import type {
  AnalyticsDimensionModel,
  AnalyticsMeasureModel,
  AnalyticsModel,
} from './analyticsModel.type.ts';
import type { Choices } from './model/kinds.ts';
import { betterWhen } from './model/betterWhen.ts';
import { dimensionsOf } from './model/subjectDimensions.ts';
import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './model/dimensions.ts';
import {
  comparabilityOfMeasure,
  isAdditive,
  isPersonal,
  isStock,
  MEASURE_KEYS,
  measureOf,
  subjectsOf,
  type MeasureKey,
} from './model/measures.ts';
import type { Comparability } from './model/past.ts';
import { subjectOfStep } from '#server/modules/analytics/model/funnelSteps.ts';
import { reachesNoun } from './segment/segmentSubjects.service.ts';
import { SUBJECTS, subjectOf, type SubjectKey } from './model/subjects.ts';

const described = new Map<Locale, AnalyticsModel>();

/** The analytics model in the reader's language. */
export function modelFor({ locale }: Pick<Context, 'locale'>): AnalyticsModel {
  const known = described.get(locale) ?? describe(locale);
  described.set(locale, known);
  return known;
}

function describe(locale: Locale): AnalyticsModel {
  const names = namesFor(locale);
  const measure = (key: MeasureKey): AnalyticsMeasureModel => {
    const definition = measureOf(key);
    return {
      key,
      ...names.measure(key),
      unit: definition.unit,
      comparability: comparabilityOfMeasure(definition),
      subject: subjectsOf(definition)[0]!,
      isAdditive: isAdditive(definition),
      betterWhen: betterWhen(key),
      isStock: isStock(definition),
      stepOf: subjectOfStep(key),
      isPersonal: isPersonal(definition),
      dimensions: dimensionsOf(definition),
      segmentNouns: SEGMENT_NOUNS.filter((noun) => reachesNoun(key, noun)),
    };
  };
  const dimension = (key: DimensionKey): AnalyticsDimensionModel => {
    const { kind, choices, isPersonal: personal = false } = dimensionOf(key);
    return {
      key,
      ...names.dimension(key),
      kind,
      isPersonal: personal,
      values: choices
        ? choices.values.map((value) => ({
            key: value,
            label: choiceLabel(choices, value, locale),
          }))
        : null,
    };
  };
  return {
    subjects: (Object.keys(SUBJECTS) as SubjectKey[]).map((key) => ({
      key,
      name: names.subject(key),
      source: subjectOf(key).source,
    })),
    measures: MEASURE_KEYS.map(measure),
    dimensions: DIMENSION_KEYS.map(dimension),
    grains: [...GRAINS],
    timeZones: [...TIME_ZONES],
  };
}

/** What a measure counts, and how it is compared with earlier periods if that is not obvious. */
function meaningOf(counts: string, comparability: Comparability, t: Translator): string {
  return comparability === 'settled' ? counts : `${counts} ${t(`comparability.${comparability}`)}`;
}

interface NamedText {
  name: string;
  description: string;
  source: string;
}

/** The model contains the English names. Translations are in the word area `analyticsModel`. */
export function namesFor(locale: Locale) {
  const t = translator(locale, 'analyticsModel');
  const translated = (key: string, english: string) => (t.has(key) ? t(key) : english);
  return {
    subject: (key: SubjectKey): string => translated(`subject.${key}`, subjectOf(key).name),
    measure: (key: MeasureKey): NamedText => {
      const measure = measureOf(key);
      return {
        name: translated(`measure.${key}.name`, measure.name),
        description: meaningOf(
          translated(`measure.${key}.description`, measure.description),
          comparabilityOfMeasure(measure),
          t,
        ),
        source: subjectsOf(measure)
          .map((subject) => subjectOf(subject).source)
          .join('; '),
      };
    },
    dimension: (key: DimensionKey): NamedText => {
      const { name, description, source } = dimensionOf(key);
      return {
        name: translated(`dimension.${key}.name`, name),
        description: translated(`dimension.${key}.description`, description),
        source,
      };
    },
  };
}

export function choiceLabel({ label, words }: Choices, value: string, locale: Locale): string {
  const [area, key, values] = words?.(value) ?? [];
  const t = area && key ? translator(locale, area) : null;
  return t?.has(key!) ? t(key!, values) : label(value, locale);
}
