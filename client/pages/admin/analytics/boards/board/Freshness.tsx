import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useRangeWords } from './useRangeWords.ts';

interface FreshnessProps {
  readAt: string;
  /** Set while it refreshes by itself. */
  everySeconds: number | null;
}

const SECONDS = 1_000;
const JUST_NOW = 10 * SECONDS;

/** Says when the figures were read: everything up to that moment is counted. */
export function Freshness({ readAt, everySeconds }: FreshnessProps) {
  const t = useTranslations('boardView');
  const format = useFormatter();
  const words = useRangeWords();
  const now = useNow({ updateInterval: JUST_NOW });
  const at = new Date(readAt);
  const isNew = now.getTime() - at.getTime() <= JUST_NOW;
  return (
    <p className="tabular text-sm text-soft">
      <span role={everySeconds === null ? 'status' : undefined}>
        {t('fresh.readAt', { time: words.clock(readAt) })}
      </span>
      {!isNew && <span className="print:hidden"> · {format.relativeTime(at, now)}</span>}
      {everySeconds !== null && (
        <span className="print:hidden"> · {t('fresh.every', { seconds: everySeconds })}</span>
      )}
    </p>
  );
}
