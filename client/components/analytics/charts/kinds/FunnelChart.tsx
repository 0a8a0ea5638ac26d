import { useTranslations } from 'use-intl';
import { figureAt, groupAt } from '../data/figureAt.ts';
import { funnelSteps, type FunnelStep } from '../data/funnelSteps.ts';
import { Plot } from '../plot/Plot.tsx';
import { fitText, textWidth } from '../plot/textWidth.ts';
import { TipRows } from '../plot/TipRows.tsx';
import { useFigures } from '../words/useFigures.ts';
import type { DrawingProps } from './drawingProps.ts';

const NAME = 20;
const BAR = 26;
const BETWEEN = 30;
const STEP = NAME + BAR + BETWEEN;

/** Each step is as wide as its share of the first, with the conversion rate from the previous step. */
export function FunnelChart({ answer, title, width, svgRef, readAt }: DrawingProps) {
  const t = useTranslations('analytics');
  const figures = useFigures();
  const steps = funnelSteps(answer);
  const most = Math.max(1, ...steps.map(({ value }) => value ?? 0));
  const count = (value: number | null) => figures.exact(value, 'COUNT');
  const rate = (value: number | null) => figures.exact(value, 'PERCENT');
  const share = (value: number | null, part: number | null, whole: number | null) =>
    value === null ? figures.unknown : figures.share(value, [part ?? 0, whole ?? 0]);
  const ofBefore = (step: FunnelStep) => share(step.rate, step.value, step.before);
  const timeOf = ({ time }: FunnelStep) => time && figures.exact(time.value, time.unit);
  const passage = (step: FunnelStep) => {
    const words =
      step.rate === null
        ? figures.unknown
        : t(step.isWithin ? 'charts.funnel.goOn' : 'charts.funnel.beside', {
            rate: ofBefore(step),
          });
    const time = timeOf(step);
    return time === null ? words : t('charts.funnel.timed', { words, time });
  };
  const top = (at: number) => at * STEP;
  const barWidth = ({ value }: FunnelStep) => (Math.max(0, value ?? 0) / most) * (width - 2);
  const { previousFrom, previousTo, timeZone } = answer;
  const period =
    previousFrom && previousTo ? figures.period(previousFrom, previousTo, timeZone) : '';
  const height = Math.max(STEP, steps.length * STEP - BETWEEN + 4);

  const wordsOf = (step: FunnelStep) => {
    const before =
      step.previous !== null ? figures.change(step.value, step.previous, 'COUNT') : null;
    return [
      { id: 'value', label: t('charts.funnel.reached'), value: count(step.value) },
      step.rate !== null && {
        id: 'rate',
        label: t('charts.funnel.ofBefore'),
        value: ofBefore(step),
        note:
          step.previousRate === null
            ? undefined
            : t('charts.before.plain', { was: rate(step.previousRate) }),
      },
      step.ofFirst !== null &&
        step !== steps[0] && {
          id: 'first',
          label: t('charts.funnel.ofFirst'),
          value: share(step.ofFirst, step.value, step.first),
        },
      step.time && { id: 'time', label: t('charts.funnel.time'), value: timeOf(step) ?? '' },
      before && { id: 'before', label: t('charts.before.label', { period }), value: before.text },
    ].filter((row) => row !== false && row !== null);
  };

  return (
    <Plot<number>
      label={title}
      width={width}
      height={height}
      svgRef={svgRef}
      facts={{ legend: [], readAt }}
      figure={(at) => {
        const { value, index } = steps[at]!;
        const isOfRows = answer.dimensions.length > 0;
        return figureAt(answer, {
          index,
          group: isOfRows ? groupAt(answer, answer.rows[at]!.keys) : [],
          value,
          text: count(value),
        });
      }}
      hit={(_, y) => Math.max(0, Math.min(steps.length - 1, Math.floor(y / STEP)))}
      step={(from, direction) => {
        if (direction === 'first' || from === null) return 0;
        if (direction === 'last') return steps.length - 1;
        const by = direction === 'up' || direction === 'left' ? -1 : 1;
        return Math.max(0, Math.min(steps.length - 1, from + by));
      }}
      spoken={(at) =>
        [
          steps[at]!.label,
          count(steps[at]!.value),
          steps[at]!.rate !== null && `${t('charts.funnel.ofBefore')} ${ofBefore(steps[at]!)}`,
          steps[at]!.time && `${t('charts.funnel.time')} ${timeOf(steps[at]!)}`,
        ]
          .filter(Boolean)
          .join(', ')
      }
      tip={(at) => ({
        x: barWidth(steps[at]!),
        y: top(at) + NAME + BAR / 2,
        content: (
          <TipRows title={steps[at]!.label} rows={wordsOf(steps[at]!)} look="block" textureId="" />
        ),
      })}
    >
      {(active) =>
        steps.map((step, at) => (
          <g key={step.id}>
            <text x={0} y={top(at) + 13} className="fill-text text-xs font-semibold">
              {fitText(step.label, width - textWidth(count(step.value)) - 24)}
            </text>
            <text
              x={width - 1}
              y={top(at) + 13}
              textAnchor="end"
              className="fill-text text-xs font-semibold"
            >
              {count(step.value)}
            </text>
            <rect
              x={0.5}
              y={top(at) + NAME}
              width={width - 1}
              height={BAR}
              rx={4}
              strokeWidth={1}
              className={active === at ? 'fill-tint stroke-edge' : 'fill-tint stroke-none'}
            />
            <rect
              x={0.5}
              y={top(at) + NAME}
              width={barWidth(step)}
              height={BAR}
              rx={4}
              className="fill-chart-1"
            />
            {at < steps.length - 1 && (
              <StepLink y={top(at) + NAME + BAR} text={passage(steps[at + 1]!)} />
            )}
          </g>
        ))
      }
    </Plot>
  );
}

/** Connects a step to the next one. */
function StepLink({ y, text }: { y: number; text: string }) {
  return (
    <g>
      <path
        d={`M10 ${y + 6}V${y + 20}M6 ${y + 16}L10 ${y + 20}L14 ${y + 16}`}
        fill="none"
        strokeWidth={1.5}
        className="stroke-soft"
      />
      <text x={22} y={y + 18} className="fill-soft text-xs">
        {text}
      </text>
    </g>
  );
}
