import type { ComponentProps, MouseEvent } from 'react';
import { withQuery } from '#client/lib/address.ts';
import { openDialog, type OpenDialog } from '#client/lib/dialogs.ts';
import { Link } from '#client/lib/routing.ts';
import { currentSession } from '#client/lib/session.ts';

export type DialogTarget = Readonly<Pick<OpenDialog, 'name' | 'returnUrl' | 'hiring'>>;

interface DialogLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  opens: DialogTarget;
}

/**
 * A link for guests that opens a dialog over the page. Its address is the login page, for a new tab and for browsers
 * without scripts.
 */
export function DialogLink({ opens, onClick, ...link }: DialogLinkProps) {
  const { name, returnUrl, hiring } = opens;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || currentSession().status !== 'guest') return;
    event.preventDefault();
    openDialog(name, { returnUrl, hiring });
  };
  return (
    <Link
      {...link}
      to={withQuery('/login', { returnUrl, hiring: hiring && 'true' })}
      aria-haspopup="dialog"
      onClick={open}
    />
  );
}
