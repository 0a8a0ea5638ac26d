import { useTranslations } from 'use-intl';
import { openDialog } from '#client/lib/dialogs.ts';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { guestOnlyClass } from './headerClasses.ts';

/** Both open dialogs. On phones, Login is in the small menu. */
export function GuestButtons() {
  const t = useTranslations('shell');
  return (
    <div className={joinClasses('flex items-center gap-1', guestOnlyClass)}>
      <Button variant="quiet" className="max-md:hidden" onClick={() => openDialog('login')}>
        {t('header.login')}
      </Button>
      <Button
        variant="main"
        className="max-md:px-3 max-md:text-sm"
        onClick={() => openDialog('signup')}
      >
        {t('header.signUp')}
      </Button>
    </div>
  );
}
