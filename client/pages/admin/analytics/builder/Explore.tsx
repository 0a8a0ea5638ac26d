import { useCallback, useMemo, useRef } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { fieldFailures } from '#client/lib/failures.ts';
import { useNow } from '#client/lib/now.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { fittingChart } from '#schema/analytics/charts.ts';
import { useAnnouncedCount } from '#client/pages/admin/lists/useAnnouncedCount.ts';
import { Builder } from './Builder.tsx';
import type { BuilderState } from './question/builderState.ts';
import type { Model } from './question/model.ts';
import { isWhole, type Question } from './question/question.ts';
import {
  addressOfQuestion,
  questionInAddress,
  type QuestionInAddress,
} from './question/questionAddress.ts';
import { repairQuestion } from './question/repairQuestion.ts';
import { useBuiltAnswer } from './question/useBuiltAnswer.ts';
import { useNamedModel } from './question/useNamedModel.ts';
import { useQuestion } from './question/useQuestion.ts';
import { LinkProblems } from './LinkProblems.tsx';
import { Actions } from './actions/Actions.tsx';
import { useOpenReport, type OpenReport } from './actions/useOpenReport.ts';
import { ReportLead } from './actions/ReportLead.tsx';
import { ReportProblems } from './actions/ReportProblems.tsx';
import { useQuestionWords } from './question/useQuestionWords.ts';

/** The page once the model of available fields is loaded. */
export function Explore({ model }: { model: Model }) {
  const t = useTranslations('analytics');
  const svgRef = useRef<SVGSVGElement>(null);
  const [params] = useSearchParams();
  const opened = useOpenReport(params.get('report'));
  const { report } = opened;
  const saved = useMemo(() => savedQuestion(model, report), [model, report]);
  const resolve = useCallback(
    (found: QuestionInAddress) => {
      const asSaved = found.isBare && saved?.report === found.question.report ? saved : null;
      return asSaved ?? repairQuestion(model, found.question).question;
    },
    [model, saved],
  );
  const { question, found, steps, change } = useQuestion(resolve);
  const isChanged = saved !== null && drawnAddress(question) !== drawnAddress(saved);
  const named = useNamedModel(model, question.query.filter);
  const words = useQuestionWords(named);
  const answering = useBuiltAnswer(isWhole(question) ? question.query : null);
  const { state, answer, answered } = answering;
  const isRead = state === 'ready' && answer !== null && answered !== null;
  useAnnouncedCount(
    isRead
      ? t('builder.said.rows', { count: answer.rowCount, title: words.title(answered) })
      : undefined,
  );
  const failures = state === 'refused' ? fieldFailures(answering.error) : [];
  const build: BuilderState = {
    model: named,
    question,
    change,
    refusalOf: (...fields) =>
      failures.find(({ field }) => field.split('.').some((part) => fields.includes(part)))
        ?.message ?? null,
  };
  return (
    <AdminFrame
      section="analytics"
      title={report?.name ?? t('builder.heading')}
      lead={report ? <ReportLead report={report} isChanged={isChanged} /> : t('builder.lead')}
      actions={
        <Actions
          question={question}
          title={report?.name ?? words.title(question.query)}
          subtitle={words.range(question.query)}
          opened={opened}
          isChanged={isChanged}
          answering={answering}
          svgRef={svgRef}
          saved={saved}
          change={change}
          steps={steps}
        />
      }
    >
      <AnalyticsNav />
      <LinkProblems model={model} found={found} />
      <ReportProblems opened={opened} isWanted={params.has('report')} />
      <Builder
        build={build}
        answering={answering}
        svgRef={svgRef}
        isOpening={opened.isLoading}
        today={useToday(question.query.timeZone)}
      />
    </AdminFrame>
  );
}

/** The question of a report; null if it can no longer be queried. */
function savedQuestion(model: Model, report: OpenReport | null): Question | null {
  if (!report?.address) return null;
  const { question } = questionInAddress(new URLSearchParams(report.address));
  return repairQuestion(model, { ...question, report: report.id }).question;
}

/** A report is saved with a chart kind, even if the user chose none. */
const drawnAddress = (question: Question) =>
  addressOfQuestion({ ...question, chart: question.chart ?? fittingChart(question.query) });

/** The current day in the question's time zone, as addresses spell it. */
function useToday(asked: string | null | undefined): string {
  const own = useTimeZone();
  const now = useNow();
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: asked ?? own }).format(now);
}
