import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CHART_KINDS } from '#schema/analytics/charts.ts';
import { COMPARISONS, GRAINS } from '#schema/analytics/grains.ts';
import { LAST_MAX } from '#schema/analytics/query.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import { plainWords, type Meaning, type Phrase } from './parseText.ts';

const split = (text: string) => text.split('|').filter(Boolean);

/** All phrases in the reader's language: the model's names and a few connecting words. */
export function usePhrases(model: Model) {
  const t = useTranslations('analytics');
  return useMemo(() => {
    const said = (text: string, meaning: Meaning): Phrase[] =>
      split(text).map((one) => ({ text: one, meaning }));
    const phrases: Phrase[] = [
      ...model.measures.flatMap(({ key, name }) => said(name, { is: 'measure', key })),
      ...model.dimensions.flatMap(({ key, name }) => said(name, { is: 'dimension', key })),
      ...said(t('builder.typed.by'), { is: 'by' }),
      ...said(t('builder.typed.joint'), { is: 'joint' }),
      ...said(t('builder.typed.all'), { is: 'range', range: null }),
      ...GRAINS.flatMap((grain) => said(t(`builder.typed.grain.${grain}`), { is: 'grain', grain })),
      ...COMPARISONS.flatMap((compare) =>
        said(t(`builder.typed.compare.${compare}`), { is: 'compare', compare }),
      ),
      ...CHART_KINDS.flatMap((chart) =>
        said(t(`builder.typed.chart.${chart}`), { is: 'chart', chart }),
      ),
    ];
    const begins = split(t('builder.typed.last')).map(plainWords);
    const units = GRAINS.flatMap((unit) =>
      split(t(`builder.typed.unit.${unit}`)).map((word) => ({ unit, word: plainWords(word)[0] })),
    );
    /** "last 90 days": a prefix, a number and a unit. */
    const readRange = (words: readonly string[]) => {
      for (const begin of begins) {
        if (!begin.every((word, index) => word === words[index])) continue;
        const [count, word] = words.slice(begin.length);
        const unit = units.find((one) => one.word === word)?.unit;
        const last = Number(count);
        if (!unit || !/^[1-9]\d*$/.test(count ?? '') || last > LAST_MAX) continue;
        const meaning: Meaning = { is: 'range', range: { last, unit } };
        return { length: begin.length + 2, meaning };
      }
      return null;
    };
    return { phrases, readRange };
  }, [model, t]);
}
