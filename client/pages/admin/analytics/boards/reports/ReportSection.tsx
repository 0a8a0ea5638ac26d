import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { useAnnouncedCount } from '#client/pages/admin/lists/useAnnouncedCount.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { isShownAs, matches } from './matchReports.ts';
import { ReportRow_report } from './ReportRow.tsx';
import { ReportsEmpty } from './ReportsEmpty.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { SHOWN, useReportsAddress } from './useReportsAddress.ts';

interface ReportSectionProps {
  reports: readonly FragmentType<typeof ReportRow_report>[];
}

const STEP = 20;

/** The user's own reports and those shared by others. */
export function ReportSection(props: ReportSectionProps) {
  const t = useTranslations('analytics');
  const place = useReportsAddress();
  const [text, setText] = useUrlText(place.search);
  const [most, setMost] = useState(STEP);
  const list = useRef<HTMLTableSectionElement>(null);
  const reports = props.reports.map((report) => readFragment(ReportRow_report, report));
  const found = reports.filter((report) => matches(report, text));
  const shown = found.filter(isShownAs[place.show]);
  const counts = Object.fromEntries(
    SHOWN.map((one) => [one, found.filter(isShownAs[one]).length]),
  ) as Record<(typeof SHOWN)[number], number>;
  useAnnouncedCount(text ? t('boards.reports.count', { count: shown.length }) : undefined);
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="text-lg">
        {t('boards.reports.title')}
      </h2>
      {reports.length === 0 && <ReportsEmpty />}
      {reports.length > 0 && (
        <ReportTools place={place} text={text} onText={setText} counts={counts} />
      )}
      {reports.length > 0 && shown.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('boards.reports.noneFound')}
          message={t(`boards.reports.noneOf.${place.show}`)}
        >
          <Button
            onClick={() => {
              setText('');
              place.set({ search: '', show: 'all' });
              rescueFocus();
            }}
          >
            {t('boards.reports.showAll')}
          </Button>
        </EmptyState>
      )}
      {shown.length > 0 && <ReportTable reports={shown.slice(0, most)} list={list} />}
      {shown.length > most && (
        <div className="mt-4 flex justify-center">
          <ShowMore list={list} onClick={() => setMost((count) => count + STEP)}>
            {t('boards.reports.more', { count: Math.min(STEP, shown.length - most) })}
          </ShowMore>
        </div>
      )}
    </section>
  );
}
