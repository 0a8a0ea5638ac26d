import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './styles/explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTranslator, IntlProvider } from 'use-intl';
import { isSiteLocale, setHomeLocale } from './lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import { followTheme } from './lib/theme.ts';
import { Explorer } from './pages/explorer/Explorer.tsx';
import { explorerWords } from './pages/explorer/explorerWords.ts';

/** A separate document: an editor of this size does not belong in the site's bundle. */
async function start(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  setHomeLocale(dataset['homeLanguage']);
  const locale = isSiteLocale(lang) ? lang : 'en';
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const words = await explorerWords(locale);
  const asked = await fetch('/schema.graphql').catch(() => undefined);
  if (!asked?.ok) {
    const t = createTranslator({ locale, messages: words, namespace: 'apiDocs' });
    return root.replaceChildren(t('explorer.failed'));
  }
  const schemaText = await asked.text();
  followTheme();
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale={INTL_LOCALES[locale]} messages={words} timeZone="Asia/Kolkata">
        <Explorer schemaText={schemaText} />
      </IntlProvider>
    </StrictMode>,
  );
}

void start();
