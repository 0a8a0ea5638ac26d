import { useTranslations } from 'use-intl';
import { ResumeUploadSoon } from '#client/components/upload/ResumeUploadSoon.tsx';
import { openDialog } from '#client/lib/dialogs.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { NextStep } from './NextStep.tsx';

/** The two final calls to action, for job seekers and for employers; each role sees its own. */
export function NextSteps() {
  const t = useTranslations('home');
  const { user } = useSession();
  const resume = (
    <Link to="/resume" className={buttonClass({ variant: 'main' })}>
      {t('resume.action')}
    </Link>
  );
  return (
    <Container className="flex flex-wrap gap-4 py-8 md:py-11">
      {user?.role !== 'EMPLOYER' && (
        <NextStep drawing="folder" heading={t('resume.heading')} text={t('resume.text')}>
          {user?.role === 'JOB_SEEKER' ? <ResumeUploadSoon>{resume}</ResumeUploadSoon> : resume}
        </NextStep>
      )}
      {(!user || user.role === 'EMPLOYER') && (
        <NextStep drawing="letter" heading={t('hiring.heading')} text={t('hiring.text')}>
          {user ? (
            <Link to="/add-job" className={buttonClass({})}>
              {t('hiring.action')}
            </Link>
          ) : (
            <Button onClick={() => openDialog('signup', { hiring: true })}>
              {t('hiring.action')}
            </Button>
          )}
        </NextStep>
      )}
    </Container>
  );
}
