import { panelsOf, seriesIn } from '../data/seriesIn.ts';
import type { DrawingProps } from './drawingProps.ts';
import { SeriesPanel } from './SeriesPanel.tsx';

interface SeriesPanelsProps extends DrawingProps {
  kind: 'LINE' | 'BAR' | 'STACKED_BAR';
}

/** Rupees and counts share no axis: each unit has its own panel, titled with its measures. */
export function SeriesPanels(props: SeriesPanelsProps) {
  const panels = panelsOf(seriesIn(props.answer));
  const namesOf = (unit: string | undefined) =>
    props.answer.measures
      .filter((measure) => measure.unit === unit)
      .map(({ name }) => name)
      .join(', ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {panels.map((panel, place) => (
        <SeriesPanel
          key={panel.series[0]?.unit}
          {...props}
          panel={panel}
          heading={panels.length > 1 ? namesOf(panel.series[0]?.unit) : undefined}
          svgRef={place === 0 ? props.svgRef : undefined}
        />
      ))}
    </div>
  );
}
