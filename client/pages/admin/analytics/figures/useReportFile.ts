import { useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import type { Figure } from '#schema/analytics/figures/figure.ts';
import { ANALYTICS_FIGURES, FIGURE_SECTIONS } from '#schema/analytics/figures/figures.ts';
import { PERIOD_FACTS } from '#schema/analytics/figures/periods.ts';
import { csvOf } from './csvOf.ts';
import type { FigureReport } from './latestFigures.ts';
import { useFigureNames } from './useFigureNames.ts';

/** Without a byte-order mark, spreadsheets read the file as Western European. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The browser builds the file from the figures on the screen, with their definitions, below a header with the dates.
 */
export function useReportFile() {
  const t = useTranslations('analytics');
  const { nameOf, meaningOf } = useFigureNames();
  return (report: FigureReport) => {
    const { days } = PERIOD_FACTS[report.period];
    const rowsOf = (section: (typeof FIGURE_SECTIONS)[number]) =>
      Object.entries<Figure>(ANALYTICS_FIGURES[section]).map(([key, figure]) => {
        const latest = report.part(section)?.figures.get(key);
        return [
          t(`figures.section.${section}`),
          nameOf(section, key),
          latest?.value ?? null,
          t(`figures.unit.${figure.unit}`),
          latest?.change ?? null,
          t(`figures.compared.${figure.compares}`, { days }),
          meaningOf(section, key),
          new URL(builderPath(figure.question(days), 'number'), window.location.origin).href,
        ];
      });
    const rows = [
      [t('figures.report.title')],
      [t('figures.report.period'), t(`figures.period.${report.period}`)],
      [t('figures.report.from'), report.from],
      [t('figures.report.to'), report.countedAt],
      [t('figures.report.zone'), report.timeZone],
      [],
      (
        ['section', 'figure', 'value', 'unit', 'change', 'compared', 'means', 'address'] as const
      ).map((column) => t(`figures.report.${column}`)),
      ...FIGURE_SECTIONS.flatMap(rowsOf),
    ];
    save(
      t('figures.report.name', { period: report.period, day: report.countedAt.slice(0, 10) }),
      BYTE_ORDER_MARK + csvOf(rows),
    );
  };
}

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
