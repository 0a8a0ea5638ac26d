import { useEffect, useState } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { loadWords } from '#client/lib/words.ts';
import { UiCharts } from './UiCharts.tsx';

const WORDS: readonly WordArea[] = ['analytics'];

/** Loads the words of the charts itself, so that they are not part of the page list that visitors receive. */
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
