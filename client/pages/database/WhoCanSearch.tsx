import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DialogLink } from '#client/components/account/DialogLink.tsx';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';

const USES = ['find', 'read', 'write'] as const;
const PATH = '/browse-database';
const MAIN = buttonClass({ variant: 'main' });

/**
 * For visitors who cannot search: who can, and what they can do (product decision 72). `note` explains to an employer
 * why their company cannot search yet.
 */
export function WhoCanSearch({ note }: { note?: ReactNode }) {
  const t = useTranslations('database');
  return (
    <Container className="grid items-center gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div>
        <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
        {note && <div className="mt-5">{note}</div>}
        <p className="mt-5 font-semibold">{t('open.who')}</p>
        <ul className="mt-4 grid gap-3">
          {USES.map((use) => (
            <li key={use} className="flex gap-3">
              <Check className="mt-0.5 size-5 shrink-0 text-ink" />
              <span>{t(`open.${use}`)}</span>
            </li>
          ))}
        </ul>
        {!note && <NextStep />}
      </div>
      <Drawing name="search" className="mx-auto w-full max-w-64 max-lg:hidden" />
    </Container>
  );
}

/** What this visitor can do instead. */
function NextStep() {
  const t = useTranslations('database');
  const { user } = useSession();
  if (user?.role === 'JOB_SEEKER')
    return (
      <>
        <p className="mt-8 text-soft">{t('open.seeker')}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link to="/settings?section=privacy" className={MAIN}>
            {t('open.privacy')}
          </Link>
          <Link to="/profile" className={buttonClass()}>
            {t('open.profile')}
          </Link>
        </div>
      </>
    );
  return (
    <div className="mt-8 flex flex-wrap gap-2">
      {user ? (
        <Link to="/admin/users?role=job_seeker" className={MAIN}>
          {t('open.users')}
        </Link>
      ) : (
        <>
          <DialogLink opens={{ name: 'signup', hiring: true, returnUrl: PATH }} className={MAIN}>
            {t('open.signUp')}
          </DialogLink>
          <DialogLink
            opens={{ name: 'login', hiring: true, returnUrl: PATH }}
            className={buttonClass()}
          >
            {t('open.login')}
          </DialogLink>
        </>
      )}
    </div>
  );
}
