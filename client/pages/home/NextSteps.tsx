import { useTranslations } from 'use-intl';
import { DialogLink } from '#client/components/account/DialogLink.tsx';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useId, type ReactNode } from 'react';
import { Drawing, type DrawingName } from '#client/ui/drawings/Drawing.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ResumeUpload = loadOnUse(
  async () => (await import('#client/components/upload/ResumeUpload.tsx')).ResumeUpload,
  { words: ['resumes', 'files', 'validation'] },
);

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
      {(!user || user.role === 'JOB_SEEKER') && (
        <NextStep drawing="folder" heading={t('resume.heading')} text={t('resume.text')}>
          {user ? (
            <ResumeUpload waiting={resume} />
          ) : (
            <DialogLink
              opens={{ name: 'signup', returnUrl: '/resume' }}
              className={buttonClass({ variant: 'main' })}
            >
              {t('resume.action')}
            </DialogLink>
          )}
        </NextStep>
      )}
      {(!user || user.role === 'EMPLOYER') && (
        <NextStep drawing="letter" heading={t('hiring.heading')} text={t('hiring.text')}>
          {user ? (
            <Link to="/add-job" className={buttonClass({})}>
              {t('hiring.action')}
            </Link>
          ) : (
            <DialogLink
              opens={{ name: 'signup', hiring: true, returnUrl: '/add-job' }}
              className={buttonClass({})}
            >
              {t('hiring.action')}
            </DialogLink>
          )}
        </NextStep>
      )}
    </Container>
  );
}

interface NextStepProps {
  drawing: DrawingName;
  heading: string;
  text: string;
  /** The single action: a button or link. */
  children: ReactNode;
}

function NextStep({ drawing, heading, text, children }: NextStepProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-[1_1_22rem] items-center justify-between gap-6 rounded-[16px] border border-line bg-card p-6 md:p-8"
    >
      <div>
        <h2 id={id} className="text-lg md:text-xl">
          {heading}
        </h2>
        <p className="mt-1 mb-5 max-w-[44ch] text-soft">{text}</p>
        {children}
      </div>
      <Drawing name={drawing} className="w-32 shrink-0 max-sm:hidden" />
    </section>
  );
}
