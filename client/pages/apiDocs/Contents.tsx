import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IDS, markupOf } from './docsMarkup.ts';

/** Beside the text where there is room; collapsed above it on phones. */
export function Contents() {
  const t = useTranslations('apiDocs');
  const [markup] = useState(() => ({ __html: markupOf('contents') }));
  return (
    <>
      <details className="mb-6 rounded-card border border-line bg-card px-4 lg:hidden">
        <summary className="min-h-11 py-2.5 font-semibold">{t('contents')}</summary>
        <ul lang="en" className={LINKS} dangerouslySetInnerHTML={markup} />
      </details>
      <nav aria-label={t('contents')} className="max-lg:hidden">
        <ul
          id={IDS.contents}
          lang="en"
          className={`sticky top-24 border-l border-line text-sm ${LINKS}`}
          dangerouslySetInnerHTML={markup}
        />
      </nav>
    </>
  );
}

const LINKS =
  'grid pb-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-soft [&_a:hover]:text-text ' +
  'lg:[&_a]:-ml-px lg:[&_a]:min-h-9 lg:[&_a]:border-l lg:[&_a]:border-transparent lg:[&_a]:pl-4 lg:[&_a:hover]:border-ink';
