import { useEffect, useState } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { loadWords } from '#client/lib/words.ts';
import { UiCharts } from './UiCharts.tsx';

const WORDS: readonly WordArea[] = ['analytics'];

/** With the words of the charts, which no visitor's list of pages has to name for this page. */
export function UiChartsLater() {
  const locale = useSiteLocale();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadWords(locale, WORDS).then(() => setReady(true));
  }, [locale]);
  return (
    isReady && (
      <Words areas={WORDS}>
        <UiCharts />
      </Words>
    )
  );
}
