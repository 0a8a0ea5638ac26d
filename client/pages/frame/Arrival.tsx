import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/announcer.ts';
import { currentDialog } from '#client/lib/dialogs.ts';
import { applyHead } from '#client/lib/head.ts';
import type { PageLine } from '#client/lib/page.ts';
import { useLocation } from '#client/lib/routing.ts';
import { useHead } from './useHead.ts';

let landed = false;

/** Stands beside a page, inside its Suspense: title, focus and announcement once its content is there. */
export function Arrival({ line }: { line: PageLine }) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const { page, context } = useHead(line);

  const applied = useRef('');
  useEffect(() => {
    const head = JSON.stringify([page, context]);
    if (applied.current !== head) applyHead(page, context);
    applied.current = head;
  }, [page, context]);

  useEffect(() => {
    // The first page is where the browser put the reader; a dialog keeps the focus it has.
    if (landed && !currentDialog()) {
      focusHeading();
      announce(t('frame.newPage', { title: document.title }));
    }
    landed = true;
  }, [pathname, t]);
  return null;
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
