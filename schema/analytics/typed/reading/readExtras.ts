import { meaningOf } from '../items.ts';
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
    if (meaningOf(item, 'now')) reading.used.add(item);
  }
}
