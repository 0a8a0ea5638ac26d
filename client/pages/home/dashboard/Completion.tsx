import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { ProgressBar } from '#client/ui/figures/ProgressBar.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';

export const Completion_completion = graphql(`
  fragment Completion_completion on ProfileCompletion {
    percent
    missing
  }
`);

interface CompletionProps {
  role: RegistrationRole;
  completion: FragmentType<typeof Completion_completion> | null;
}

/** How complete the profile is, and which parts are missing. */
export function Completion({ role, completion }: CompletionProps) {
  const t = useTranslations('dashboard');
  const field = useTranslations('profile');
  const found = readFragment(Completion_completion, completion);
  if (!found) return null;
  const { percent, missing } = found;
  return (
    <section aria-labelledby="completion">
      <h2 id="completion" className="mb-3 text-lg">
        {t(`completion.${role}`)}
      </h2>
      <Card className="grid gap-3">
        <p className="tabular text-lg font-bold">{t('completion.percent', { percent })}</p>
        <ProgressBar label={t(`completion.${role}`)} percent={percent} />
        {missing.length > 0 ? (
          <p className="text-sm text-soft">
            {t('completion.missing', {
              fields: missing.map((name) => field(`field.${name}`)).join(', '),
            })}
          </p>
        ) : (
          <p className="text-sm text-soft">{t('completion.full')}</p>
        )}
        <Link
          to={role === 'employer' ? '/company-profile' : '/profile'}
          className={buttonClass({ size: 's' })}
        >
          {t('completion.edit')}
        </Link>
      </Card>
    </section>
  );
}
