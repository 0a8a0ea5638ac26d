import { useEffect, useState } from 'react';
import { reportError } from '#client/lib/clientErrors.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { loadWords } from '#client/lib/words.ts';

/** Loads code together with its words when needed. Define `load` and `areas` outside the component. */
export function useLazyModule<Code>(
  load: (() => Promise<Code>) | null,
  areas: readonly WordArea[],
  onFailure?: () => void,
): Code | null {
  const locale = useSiteLocale();
  const [loaded, setLoaded] = useState<{ code: Code; load: () => Promise<Code> } | null>(null);
  useEffect(() => {
    if (!load) return undefined;
    let wanted = true;
    Promise.all([load(), loadWords(locale, areas)]).then(
      ([code]) => wanted && setLoaded({ code, load }),
      (error: unknown) => {
        reportError('chunk', error);
        if (wanted) onFailure?.();
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, areas, locale, onFailure]);
  return load && loaded?.load === load ? loaded.code : null;
}
