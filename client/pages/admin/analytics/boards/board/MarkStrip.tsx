import { List, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOpenRows, type ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import { Button } from '#client/ui/Button.tsx';

interface MarkStripProps {
  text: string;
  /** The figure of the mark; null if the page was opened with the mark. */
  figure: ShownFigure | null;
  onRemove: () => void;
}

/** A strip below the report whose mark narrows the others: what the mark counts, and buttons to list and remove it. */
export function MarkStrip({ text, figure, onRemove }: MarkStripProps) {
  const t = useTranslations('boardView');
  const openRows = useOpenRows();
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-tint px-3 py-1.5 text-sm">
      <p className="min-w-0 flex-1 break-words">{t('mark.strip', { mark: text })}</p>
      {figure && openRows && (
        <Button
          size="s"
          variant="quiet"
          className="print-hidden"
          aria-haspopup="dialog"
          icon={<List className="size-4" />}
          onClick={() => openRows(figure)}
        >
          {t('mark.rows', { figure: figure.text })}
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        iconOnly
        className="print-hidden"
        aria-label={t('mark.remove', { mark: text })}
        icon={<X className="size-4" />}
        onClick={onRemove}
      />
    </div>
  );
}
