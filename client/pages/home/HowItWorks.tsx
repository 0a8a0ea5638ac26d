import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Section } from './Section.tsx';

const STEPS = [
  { key: 'register', to: '/signup' },
  { key: 'upload', to: '/resume' },
  { key: 'apply', to: '/browse-jobs' },
] as const;

export function HowItWorks() {
  const t = useTranslations('home');
  return (
    <Section heading={t('steps.heading')}>
      <ol className="grid border-t border-line md:grid-cols-3">
        {STEPS.map(({ key, to }, index) => (
          <li
            key={key}
            className="group relative rounded-control py-5 max-md:border-b max-md:border-line max-md:last:border-0 md:pt-6 md:pr-7 has-[a:focus-visible]:ring-here"
          >
            <span aria-hidden="true" className="tabular text-sm font-bold text-ink">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg">
              <Link
                to={to}
                className="inline-flex items-center gap-2 after:absolute after:inset-0 group-hover:text-ink focus-visible:shadow-none focus-visible:outline-none"
              >
                {t(`steps.${key}.title`)}
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-soft transition-transform duration-100 group-hover:translate-x-1 group-hover:text-ink"
                />
              </Link>
            </h3>
            <p className="mt-1 text-soft">{t(`steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
