import { useRef, useState, useEffect, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Contents } from './Contents.tsx';
import { IDS, makeMarkup, markupOf } from './docsMarkup.ts';
import { PROSE } from './prose.ts';

export async function loader({ request }: PageLoaderArgs) {
  await makeMarkup(new URL(request.url).origin);
  return null;
}

export const meta = ({ words }: MetaArgs) => ({
  title: words('apiDocs')('meta.title'),
  description: words('apiDocs')('meta.description'),
});

/** The chapters of docs/api, rendered at build time. The browser receives only the markup. */
export function Page() {
  const t = useTranslations('apiDocs');
  const locale = useSiteLocale();
  const [markup] = useState(() => ({ __html: markupOf('text') }));
  const text = useRef<HTMLDivElement>(null);
  useCopyButtons(text);
  return (
    <Container className="py-8 md:py-12">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <nav aria-label={t('tools')} className="mt-5 flex flex-wrap gap-2">
        <a href={pathInLocale(locale, '/explorer')} className={buttonClass({ variant: 'main' })}>
          {t('openExplorer')}
        </a>
        <a href="/api/docs" className={buttonClass()}>
          {t('reference')}
        </a>
        <a href="/schema.graphql" className={buttonClass()}>
          {t('schema')}
        </a>
      </nav>
      {locale !== 'en' && <p className="mt-4 text-sm text-soft">{t('onlyEnglish')}</p>}
      <div className="mt-6 gap-x-12 lg:grid lg:grid-cols-[220px_minmax(0,1fr)]">
        <Contents />
        <div
          ref={text}
          id={IDS.text}
          lang="en"
          className={PROSE}
          dangerouslySetInnerHTML={markup}
        />
      </div>
    </Container>
  );
}

const CONFIRMATION_MS = 2_000;

/** The buttons are in the markup, unlabelled and hidden, because they only work with a script. */
function useCopyButtons(text: RefObject<HTMLElement | null>): void {
  const t = useTranslations('apiDocs');
  useEffect(() => {
    const buttons = text.current?.querySelectorAll<HTMLButtonElement>('button[data-copy]') ?? [];
    const leaving = new AbortController();
    for (const button of buttons) {
      button.textContent = t('copy');
      button.hidden = false;
      const copy = async () => {
        const code = button.closest('figure')?.querySelector('code')?.textContent ?? '';
        const done = await navigator.clipboard.writeText(code).then(
          () => t('copied'),
          () => t('copyFailed'),
        );
        button.textContent = done;
        setTimeout(() => (button.textContent = t('copy')), CONFIRMATION_MS);
      };
      button.addEventListener('click', () => void copy(), { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [t, text]);
}
