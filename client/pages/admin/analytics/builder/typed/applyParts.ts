import {
  change,
  draw,
  put,
  type Step,
} from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { Meaning, ParsedText } from './parseText.ts';

const stepOf = (meaning: Meaning): Step[] => {
  switch (meaning.is) {
    case 'measure':
    case 'dimension':
      return [put(meaning.is, meaning.key)];
    case 'grain':
      return [put('dimension', 'time'), change({ grain: meaning.grain })];
    case 'range':
      return [change({ range: meaning.range })];
    case 'compare':
      return [change({ compare: meaning.compare })];
    case 'chart':
      return [draw(meaning.chart)];
    case 'by':
    case 'joint':
      return [];
  }
};

/** Adds everything understood to the question in one step; the comparison follows the range it needs. */
export function applyParts({ parts }: ParsedText): Step {
  const late = (meaning: Meaning) =>
    meaning.is === 'compare' ? 1 : meaning.is === 'chart' ? 2 : 0;
  const steps = [...parts]
    .sort((one, other) => late(one.meaning) - late(other.meaning))
    .flatMap(({ meaning }) => stepOf(meaning));
  return (question) => steps.reduce((now, step) => step(now), question);
}
