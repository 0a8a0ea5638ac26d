import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openDialog } from '#client/lib/dialogs.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { BestJobDrawing } from './BestJobDrawing.tsx';

const REASONS = ['pay', 'real', 'answer'] as const;

export function BestJob() {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="best-job">
      <Container className="grid items-center gap-x-16 gap-y-8 py-8 md:grid-cols-2 md:py-11">
        <BestJobDrawing className="mx-auto w-full max-w-[460px]" />
        <div>
          <h2 id="best-job" className="text-xl md:text-2xl">
            {t('best.heading')}
          </h2>
          <ul className="mt-5 grid gap-4">
            {REASONS.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Check className="mt-0.5 size-5 shrink-0 text-ink" />
                <div>
                  <h3 className="text-base leading-snug font-semibold">
                    {t(`best.${reason}.title`)}
                  </h3>
                  <p className="mt-0.5 text-soft">{t(`best.${reason}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Call />
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Signed-in users are not asked to sign up. */
function Call() {
  const t = useTranslations('home');
  const { user } = useSession();
  const look = buttonClass({ variant: 'main' });
  if (user?.role === 'EMPLOYER')
    return (
      <Link to="/add-job" className={look}>
        {t('best.post')}
      </Link>
    );
  if (user)
    return (
      <Link to="/browse-jobs" className={look}>
        {t('best.browse')}
      </Link>
    );
  return (
    <Button
      variant="main"
      onClick={() => openDialog('signup')}
      className="[html[data-session]_&]:invisible"
    >
      {t('best.signUp')}
    </Button>
  );
}
