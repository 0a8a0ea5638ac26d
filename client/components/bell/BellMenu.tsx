import { useQuery } from '@apollo/client/react';
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SessionUser } from '#client/lib/session.ts';
import { useDismissal } from '#client/ui/useDismissal.ts';
import { BellPanel } from './BellPanel.tsx';
import { BellMenuQuery } from './bell.ts';
import { useAccountLanguage } from './useAccountLanguage.ts';
import { useLiveBell } from './useLiveBell.ts';

const SHOWN_UP_TO = 99;

/** The bell with its unread count. Pressing it shows the newest notifications. */
export function BellMenu({ user }: { user: SessionUser }) {
  const t = useTranslations('notifications');
  const { data } = useQuery(BellMenuQuery);
  const arrived = useLiveBell(user.id);
  useAccountLanguage(user.id, data?.viewer?.user.locale);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useDismissal(root, open, {
    onOutside: close,
    onEscape: closeAndReturn,
    onFollow: closeAndReturn,
  });
  const count = data?.viewer?.unreadNotifications ?? 0;

  return (
    <div ref={root} className="sm:relative">
      <button
        ref={button}
        type="button"
        aria-label={t('bell.open', { count })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="relative grid size-11 place-items-center rounded-control text-soft hover:bg-tint hover:text-text aria-expanded:bg-tint aria-expanded:text-text"
      >
        <BellIcon className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 right-0 min-w-5 rounded-full border-2 border-paper bg-ink px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-ink"
          >
            {count > SHOWN_UP_TO ? t('bell.many') : count}
          </span>
        )}
      </button>
      <p role="status" className="sr-only">
        {arrived && t('bell.arrived', { title: arrived })}
      </p>
      <div id={id} hidden={!open}>
        {open && <BellPanel user={user} onClose={closeAndReturn} />}
      </div>
    </div>
  );
}
