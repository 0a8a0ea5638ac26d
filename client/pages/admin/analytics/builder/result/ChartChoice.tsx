import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import { chartKinds } from '#client/components/analytics/charts/chartKinds.ts';
import { defaultKind, fittingKinds } from '#client/components/analytics/charts/fittingKinds.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tooltip } from '#client/ui/overlays/Tooltip.tsx';
import { suitsChart, isChartKind } from '#schema/analytics/charts.ts';
import type { BuilderState } from '../question/builderState.ts';
import { setChart } from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { Answer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';

interface ChartChoiceProps {
  build: BuilderState;
  answer: Answer;
  /** Null: the kind that suits the result best. */
  chosen: ChartKind | null;
}

/** The chart kind; kinds that do not suit say why. */
export function ChartChoice({ build, answer, chosen }: ChartChoiceProps) {
  const t = useTranslations('analytics');
  const id = useId();
  const fitting = fittingKinds(answer);
  const drawn = chosen ?? defaultKind(answer);
  return (
    <div
      role="group"
      aria-label={t('builder.chart.label')}
      className="print-hidden flex flex-wrap gap-1"
    >
      {chartKinds.map(({ kind, icon: Icon }) => {
        const own = kind.toLowerCase();
        if (!isChartKind(own)) return null;
        // Choosing a pivot table also sets its across dimension.
        const misfit =
          kind === 'PIVOT' && suitsChart('pivot', build.question.query) ? null : fitting[kind];
        const name = t(`charts.kinds.${kind}.name`);
        const about = misfit ? t(`charts.misfit.${misfit}`) : t(`charts.kinds.${kind}.hint`);
        const isDrawn = kind === drawn;
        return (
          <span key={kind}>
            <Tooltip text={`${name}: ${about}`}>
              <button
                type="button"
                aria-label={name}
                aria-pressed={isDrawn}
                aria-disabled={misfit ? true : undefined}
                aria-describedby={`${id}-${kind}`}
                onClick={() => !misfit && build.change(setChart(own))}
                className={joinClasses(
                  'grid size-11 place-items-center rounded-control border xl:size-9',
                  isDrawn ? 'border-ink bg-ink-wash text-ink' : 'border-transparent text-soft',
                  misfit ? 'opacity-45' : !isDrawn && 'hover:bg-tint hover:text-text',
                )}
              >
                <Icon className="size-5" />
              </button>
            </Tooltip>
            <span id={`${id}-${kind}`} hidden>
              {about}
            </span>
          </span>
        );
      })}
    </div>
  );
}
