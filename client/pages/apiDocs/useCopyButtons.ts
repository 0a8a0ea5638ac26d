import { useEffect, type RefObject } from 'react';
import { useTranslations } from 'use-intl';

const TOLD = 2_000;

/** The buttons are in the markup, unlabelled and hidden, because they only work with a script. */
export function useCopyButtons(text: RefObject<HTMLElement | null>): void {
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
        setTimeout(() => (button.textContent = t('copy')), TOLD);
      };
      button.addEventListener('click', () => void copy(), { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [t, text]);
}
