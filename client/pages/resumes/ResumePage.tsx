import { useTranslations } from 'use-intl';
import { ComingPage } from '#client/components/ComingPage.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { StoredResumes } from './StoredResumes.tsx';

export const meta = ({ words }: MetaArgs) => ({
  title: words('shell')('placeholder.resume'),
  description: words('resumes')('about'),
});

/** Seekers see their stored resumes, everyone else the documented page (product decision 19). */
export function Page() {
  const { status, user } = useSession();
  if (status === 'member' && user?.role === 'JOB_SEEKER') return <StoredResumes />;
  return <ResumePlaceholder isGuest={status !== 'member'} />;
}

function ResumePlaceholder({ isGuest }: { isGuest: boolean }) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const start = () => {
    if (isGuest) openDialog('login', { returnUrl: '/resume' });
    else void navigate('/');
  };
  return (
    <ComingPage heading={t('placeholder.resume')} sentence={t('placeholder.sentence')}>
      <Button variant="main" onClick={start}>
        {t('placeholder.getStarted')}
      </Button>
      <Link to="/faq" className={buttonClass({})}>
        <span>
          {t('placeholder.learnMore')}
          <span className="sr-only">: {t('placeholder.resume')}</span>
        </span>
      </Link>
    </ComingPage>
  );
}
