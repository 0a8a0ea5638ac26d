import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { modelFor } from '#server/modules/analytics/modelFor.service.ts';

const NO = ['no', 'false', '0'];

/** The names of the model in the given language. */
export interface ModelNames {
  measure(key: string): string;
  dimension(key: string): string;
  /** Null if the dimension has no list of values. */
  value(dimension: string, value: string): string | null;
}

export function modelNames(ctx: Pick<Context, 'locale'>): ModelNames {
  const t = translator(ctx.locale, 'analyticsModel');
  const { measures, dimensions } = modelFor(ctx);
  const measureNames = new Map<string, string>(measures.map(({ key, name }) => [key, name]));
  const known = new Map(dimensions.map((dimension) => [dimension.key as string, dimension]));
  return {
    measure: (key) => measureNames.get(key) ?? key,
    dimension: (key) => known.get(key)?.name ?? key,
    value: (dimension, value) => {
      const { kind, values } = known.get(dimension) ?? {};
      if (kind === 'yes_no') return t(NO.includes(value.toLowerCase()) ? 'no' : 'yes');
      return values?.find(({ key }) => key === value)?.label ?? null;
    },
  };
}
