import { useEffect, useRef, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { AnalyticsChart } from '#client/components/analytics/charts/AnalyticsChart.tsx';
import { FigureRows } from '#client/components/analytics/rows/FigureRows.tsx';
import type { ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import { ChartEvents } from '#client/components/analytics/charts/marks/chartEvents.ts';
import { fittingKinds } from '#client/components/analytics/charts/fittingKinds.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { BuilderState } from '../question/builderState.ts';
import { useBoardEvents } from '#client/pages/admin/analytics/boards/board/events/useBoardEvents.ts';
import type { BuiltAnswer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { useQuestionWords } from '#client/pages/admin/analytics/builder/question/useQuestionWords.ts';
import { ChartChoice } from './ChartChoice.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { NothingFound } from './NothingFound.tsx';
import { AnswerState } from './AnswerState.tsx';

/** Parts with their own control that a refusal may name. Errors of collapsed ones are also shown below. */
const CONTROLS = [
  'measures',
  'order',
  'dimensions',
  'grain',
  'pivot',
  'filter',
  'having',
  'calculations',
  'range',
  'compare',
];

interface ResultProps {
  build: BuilderState;
  answering: BuiltAnswer;
  svgRef: RefObject<SVGSVGElement | null>;
}

/** The result. While the next one loads, the last one stays, dimmed. */
export function Result({ build, answering, svgRef }: ResultProps) {
  const t = useTranslations('analytics');
  const words = useQuestionWords(build.model);
  const { answer, answered, state } = answering;
  const events = useBoardEvents({ isNeeded: answered?.dimensions?.includes('time') ?? false });
  const { chart } = build.question;
  const chosen = chart && (chart.toUpperCase() as ChartKind);
  // While the previous question's result is shown, draw it in a kind that suits it.
  const isOld = answer !== null && state !== 'ready';
  const isWaiting = state === 'waiting' || state === 'slow';
  // If the next answer removes the figure that has the focus, this section takes it.
  const section = useRef<HTMLElement>(null);
  const isNext = useRef(false);
  useEffect(() => {
    if (!answer) return;
    if (isNext.current && isFocusLost()) section.current?.focus({ preventScroll: true });
    isNext.current = true;
  }, [answer]);
  return (
    <section
      ref={section}
      id="answer"
      tabIndex={-1}
      aria-label={t('builder.result.label')}
      aria-busy={isWaiting}
      className="grid gap-3"
    >
      <AnswerState answering={answering} isPlaced={build.refusalOf(...CONTROLS) !== null} />
      {!answer && isWaiting && (
        <div className="rounded-card border border-line bg-card p-4 md:p-5">
          <Skeleton className="h-6 w-2/3 max-w-80" />
          <Skeleton className="mt-4 h-72" />
        </div>
      )}
      {answer && answered && (
        <div
          className={joinClasses(
            'rounded-card border border-line bg-card p-4 transition-opacity duration-100 md:p-5',
            isOld && 'opacity-55',
          )}
        >
          <ChartChoice build={build} answer={answer} chosen={chosen} />
          {answer.rowCount === 0 ? (
            <NothingFound build={build} query={answered} leftOut={answer.leftOut} />
          ) : (
            <div className="mt-4">
              <FigureRows query={answered}>
                <ChartEvents value={events}>
                  <AnalyticsChart
                    answer={answer}
                    kind={
                      chosen && (state === 'ready' || !fittingKinds(answer)[chosen]) ? chosen : null
                    }
                    title={words.title(answered)}
                    subtitle={
                      <>
                        {[words.range(answered), words.having(answered)]
                          .filter(Boolean)
                          .join(' · ')}
                        {answered.filter && (
                          // The shelf with the filters is not printed, so they are named here.
                          <span className="hidden print:inline">
                            {` · ${words.filterWords(answered.filter)}`}
                          </span>
                        )}
                      </>
                    }
                    headingLevel={2}
                    svgRef={svgRef}
                  />
                </ChartEvents>
              </FigureRows>
            </div>
          )}
          <ResultFacts answer={answer} />
        </div>
      )}
    </section>
  );
}
