import { ArrowUpRight, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isClearerInCounts } from '#schema/profile/change.ts';
import type { CategoryTile_CategoryFragment } from '#client/gql/graphql.ts';
import { CategoryIcon } from '#client/components/CategoryIcon.tsx';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { nearestHueClass } from '#client/ui/figures/nameSign.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';

export const CategoryTile_category = graphql(`
  fragment CategoryTile_category on Category {
    slug
    title
    icon
    hue
    jobCount
    change
    recent
    before
  }
`);

interface CategoryTileProps {
  category: FragmentType<typeof CategoryTile_category>;
  wide: boolean;
}

/** A category: its colour, its job count and its trend. The whole card leads to its jobs. */
export function CategoryTile({ wide, ...props }: CategoryTileProps) {
  const category = readFragment(CategoryTile_category, props.category);
  const t = useTranslations('browse');
  const title = useCategoryTitle()(category);
  return (
    <Card
      lifts
      className={joinClasses(
        'group relative grid h-full items-center gap-x-4 gap-y-4 has-[a:focus-visible]:ring-here',
        wide
          ? 'grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[auto_minmax(0,1fr)_auto]'
          : 'grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[1fr_auto] sm:grid-rows-[auto_1fr_auto]',
      )}
    >
      <span
        className={joinClasses(
          'grid size-12 place-items-center rounded-card',
          nearestHueClass(category.hue),
        )}
      >
        <CategoryIcon icon={category.icon} className="size-6" />
      </span>
      {!wide && (
        <ArrowUpRight className="size-5 self-start text-edge transition-transform duration-100 group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-ink max-sm:hidden" />
      )}
      <div className={wide ? undefined : 'sm:col-span-2 sm:self-start'}>
        <h2 className="text-[1.125rem] leading-snug">
          <Link
            to={`/browse-jobs?category=${encodeURIComponent(category.title)}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
          >
            {title}
          </Link>
        </h2>
        <p className="tabular mt-0.5 text-sm text-soft">
          {t('categories.jobs', { count: category.jobCount })}
        </p>
      </div>
      <p
        className={joinClasses(
          'col-span-2 max-sm:col-start-2 max-sm:-mt-2',
          wide && 'sm:col-span-1',
        )}
      >
        <Change {...category} />
      </p>
    </Card>
  );
}

/** Live figures; without figures for last month there is no comparison. */
function Change({ change, recent, before, jobCount }: CategoryTile_CategoryFragment) {
  const t = useTranslations('browse');
  if (typeof change !== 'number')
    return jobCount === 0 ? null : (
      <span title={t('categories.newHint')}>
        <Tag tone="accent">{t('categories.new')}</Tag>
      </span>
    );
  const inCounts = isClearerInCounts(recent, before);
  const label = inCounts
    ? t('categories.counts', { recent, before })
    : t('categories.change', { sign: change < 0 ? 'minus' : 'plus', percent: Math.abs(change) });
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span title={inCounts ? t('categories.countsHint') : undefined}>
      <Tag tone={change > 0 ? 'success' : 'plain'} icon={Icon}>
        <span className="tabular">{label}</span>
      </Tag>
    </span>
  );
}
