import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { wordsOf } from '#client/lib/words.ts';

interface WordsProps {
  areas: readonly WordArea[];
  children: ReactNode;
}

/**
 * Adds word areas to `shell` for the components inside. The areas have to be loaded together with the code of those
 * components.
 */
export function Words({ areas, children }: WordsProps) {
  const locale = useSiteLocale();
  const messages = useMemo(() => wordsOf(locale, ['shell', ...areas]), [locale, areas]);
  return (
    <IntlProvider locale={INTL_LOCALES[locale]} messages={messages}>
      {children}
    </IntlProvider>
  );
}
