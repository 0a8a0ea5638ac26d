import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';

const PLACES = { job_seeker: '/browse-jobs', employer: '/add-job' } as const;

export function CallBanner({ role }: { role: RegistrationRole }) {
  const t = useTranslations('dashboard');
  return (
    <section
      aria-labelledby="call"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-band p-5 text-on-band"
    >
      <div className="flex-[1_1_14rem]">
        <h2 id="call" className="text-lg">
          {t(`call.${role}.title`)}
        </h2>
        <p className="mt-0.5 text-sm text-soft-on-band">{t(`call.${role}.text`)}</p>
      </div>
      <Link to={PLACES[role]} className={buttonClass({ variant: 'accent' })}>
        {t(`call.${role}.action`)}
      </Link>
    </section>
  );
}
