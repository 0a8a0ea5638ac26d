import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { builderPath } from '#client/components/analytics/builderPath.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { Link } from '#client/lib/routing.ts';
import { SkeletonLine } from '#client/ui/Skeleton.tsx';
import { MARKET_FIGURE_KEYS, MARKET_FIGURES } from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS, unlikeliness } from '#schema/profile/change.ts';
import { Figures_counts, FiguresQuery } from './Figures.tsx';
import { useChangeText } from './useChangeText.ts';

const MOST = 3;
/** Smaller changes happen by chance. */
const LEAST = 2.5;

/** The figures that changed the most, before everything else. The figures below say if they could not be read. */
export function ChangedMost() {
  const t = useTranslations('admin');
  const changeText = useChangeText();
  const { data, error } = useQuery(FiguresQuery);
  const stats = data?.admin?.stats;
  const recent = readFragment(Figures_counts, stats?.recent);
  const before = readFragment(Figures_counts, stats?.before);
  const changed =
    recent &&
    before &&
    MARKET_FIGURE_KEYS.map((key) => ({ key, by: unlikeliness(recent[key], before[key]) }))
      .filter(({ by }) => by >= LEAST)
      .sort((one, other) => other.by - one.by)
      .slice(0, MOST);
  if (error && !stats) return null;
  return (
    <section
      aria-labelledby="changed"
      className="mt-4 flex min-h-[6em] flex-wrap content-start gap-x-5 gap-y-1 text-sm md:min-h-[3em]"
    >
      <h2 id="changed" className="text-sm font-semibold max-md:w-full">
        {t('figures.changed.most')}
      </h2>
      {!changed && <SkeletonLine className="w-72 max-w-full" />}
      {changed?.length === 0 && (
        <p className="text-soft">{t('figures.changed.little', { days: CHANGE_PERIOD_DAYS })}</p>
      )}
      {changed && changed.length > 0 && (
        <ul className="contents">
          {changed.map(({ key }) => {
            const { opens } = MARKET_FIGURES[key].figure;
            const counts = { recent: recent[key], before: before[key] };
            return (
              <li key={key}>
                <Link
                  to={builderPath(opens(CHANGE_PERIOD_DAYS), 'number')}
                  className="hit-44 text-link"
                >
                  {t(`figure.${key}.name`)}
                </Link>{' '}
                <span className="text-soft">
                  {changeText(key, { ...counts, change: stats?.changes[key] ?? null })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
