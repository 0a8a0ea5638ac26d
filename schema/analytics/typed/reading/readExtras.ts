import { meaningOf, type Item } from '../items.ts';
import type { ValueSet } from '../segments.ts';
import type { Reading } from './reading.ts';

export function readExtras(reading: Reading) {
  for (const item of reading.items) {
    const chart = meaningOf(item, 'chart');
    if (chart && item.meanings.length === 1) {
      if (reading.chart) reading.addItemProblem('twice', item);
      else {
        reading.chart = chart.chart;
        reading.addMeaning(item, { is: 'chart', chart: chart.chart });
      }
    }
    if (meaningOf(item, 'totals')) {
      reading.totals = true;
      reading.addMeaning(item, { is: 'totals' });
    }
    if (meaningOf(item, 'rest')) compareWithRest(reading, item);
    if (meaningOf(item, 'now')) reading.used.add(item);
  }
}

/** "Freshers vs everyone else" breaks the answer down, if the dimension has only these two values. */
function compareWithRest(reading: Reading, item: Item) {
  const value = reading.neighbour(item, -1);
  const sets = (value && meaningOf(value, 'values')?.sets) ?? [];
  const isPair = ({ dimension }: ValueSet) => {
    const known = reading.words.dimensionOf(dimension);
    return known?.kind.toLowerCase() === 'yes_no' || known?.values?.length === 2;
  };
  const dimension = sets.find(isPair)?.dimension;
  if (!value || value.role === 'not' || !dimension) {
    reading.addItemProblem('unclear', item);
    return;
  }
  reading.used.add(item);
  value.role = 'by';
  value.meanings = [{ is: 'dimension', keys: [dimension], usual: dimension }];
}
