import { GRAINS } from '#schema/analytics/grains.ts';
import type { Locale } from '#schema/options/locales.ts';
import { TIME_ZONES } from '#schema/options/settings.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  AnalyticsDimensionModel,
  AnalyticsMeasureModel,
  AnalyticsModel,
} from './analyticsModel.type.ts';
import { dimensionsOf } from './model/reach.ts';
import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './model/dimensions.ts';
import {
  isAdditive,
  isPersonal,
  MEASURE_KEYS,
  measureOf,
  subjectsOf,
  type MeasureKey,
} from './model/measures.ts';
import { SUBJECTS, subjectOf, type SubjectKey } from './model/subjects.ts';
import { choiceLabel, namesFor } from './names.service.ts';

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
      subject: subjectsOf(definition)[0]!,
      isAdditive: isAdditive(definition),
      isPersonal: isPersonal(definition),
      dimensions: dimensionsOf(definition),
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
