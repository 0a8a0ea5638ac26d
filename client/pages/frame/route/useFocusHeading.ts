import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import { currentDialog } from '#client/lib/dialogs.ts';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { useLocation } from '#client/lib/routing.ts';

let last: string | null = null;

/** After navigation: focuses the page's heading and announces its title to screen readers. */
export function useFocusHeading(): void {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  useEffect(() => {
    const moved = last !== null && last !== pathname;
    last = pathname;
    // On the first page the browser has placed the focus; a dialog keeps its own.
    if (!moved || currentDialog()) return;
    focusHeading();
    announce(t('frame.newPage', { title: document.title }));
  }, [pathname, t]);
}
