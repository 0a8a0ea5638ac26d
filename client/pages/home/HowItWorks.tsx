import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DialogLink, type DialogTarget } from '#client/components/account/DialogLink.tsx';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Section } from './Section.tsx';

interface Step {
  key: 'register' | 'upload' | 'apply';
  guest: DialogTarget | string;
  member: string;
}

const STEPS: readonly Step[] = [
  { key: 'register', guest: { name: 'signup' }, member: '/profile' },
  { key: 'upload', guest: { name: 'signup', returnUrl: '/resume' }, member: '/resume' },
  { key: 'apply', guest: '/browse-jobs', member: '/browse-jobs' },
];
const LOOK =
  'inline-flex items-center gap-2 after:absolute after:inset-0 group-hover:text-ink focus-visible:shadow-none focus-visible:outline-none';

/** How a job seeker finds work; other roles have nothing to do here. */
export function HowItWorks() {
  const t = useTranslations('home');
  const { user } = useSession();
  if (user && user.role !== 'JOB_SEEKER') return null;
  return (
    <Section heading={t('steps.heading')}>
      <ol className="grid border-t border-line md:grid-cols-3">
        {STEPS.map(({ key, guest, member }, index) => (
          <li
            key={key}
            className="group relative rounded-control py-5 max-md:border-b max-md:border-line max-md:last:border-0 md:pt-6 md:pr-7 has-[a:focus-visible]:ring-here"
          >
            <span aria-hidden="true" className="tabular text-sm font-bold text-ink">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg">
              <StepLink to={user ? member : guest}>
                {t(`steps.${key}.title`)}
                <ArrowRight className="size-5 text-soft transition-transform duration-100 group-hover:translate-x-1 group-hover:text-ink" />
              </StepLink>
            </h3>
            <p className="mt-1 text-soft">{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StepLink({ to, children }: { to: DialogTarget | string; children: ReactNode }) {
  if (typeof to === 'string')
    return (
      <Link to={to} className={LOOK}>
        {children}
      </Link>
    );
  return (
    <DialogLink opens={to} className={LOOK}>
      {children}
    </DialogLink>
  );
}
