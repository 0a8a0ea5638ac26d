import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

const QUESTIONS = ['create', 'free', 'support', 'delete'] as const;

/** The four most common questions; the FAQ page has the rest. */
export function ContactQuestions() {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="questions" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="questions" className="text-xl md:text-2xl">
          {t('questions.heading')}
        </h2>
        <Link to="/faq" className={`-mx-4 ${buttonClass({ variant: 'quiet' })}`}>
          {t('questions.all')}
        </Link>
      </div>
      <dl className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt className="font-semibold">{t(`questions.${question}.question`)}</dt>
            <dd className="mt-1 text-soft">{t(`questions.${question}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
