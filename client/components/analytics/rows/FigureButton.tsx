import { useTranslations } from 'use-intl';
import { useOpenRows, type ShownFigure } from './FigureRows.tsx';

interface FigureButtonProps {
  /** Null if there are no rows to list, as for sums. */
  figure: ShownFigure | null;
  /** The figure as it is shown. */
  text: string;
}

/** A figure that opens the rows it counts, where they can be listed. */
export function FigureButton({ figure, text }: FigureButtonProps) {
  const t = useTranslations('analytics');
  const open = useOpenRows();
  if (!open || !figure) return text;
  return (
    <button
      type="button"
      title={t('charts.rows.title')}
      aria-haspopup="dialog"
      onClick={() => open(figure)}
      className="hit-44 min-h-6 min-w-6 rounded-tag [text-align:inherit] hover:underline print:no-underline"
    >
      {text}
    </button>
  );
}
