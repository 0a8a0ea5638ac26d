import { useTranslations } from 'use-intl';
import { CategoryIcon } from '#client/components/CategoryIcon.tsx';
import { useCategoryTitle } from '#client/components/useCategoryTitle.ts';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';

export const CategoryCard_category = graphql(`
  fragment CategoryCard_category on Category {
    slug
    title
    icon
    jobCount
  }
`);

interface CategoryCardProps {
  category: FragmentType<typeof CategoryCard_category>;
}

/** The card leads to all categories, as documented; its count leads to the jobs of this one. */
export function CategoryCard(props: CategoryCardProps) {
  const category = readFragment(CategoryCard_category, props.category);
  const t = useTranslations('home');
  const title = useCategoryTitle()(category);
  const count = t('categories.jobs', { count: category.jobCount });
  return (
    <Card as="li" lifts className="relative flex flex-col has-[h3_a:focus-visible]:ring-here">
      <CategoryIcon icon={category.icon} className="size-[26px] text-ink" />
      <h3 className="mt-3 mb-1.5 text-base leading-tight font-semibold hyphens-auto">
        <Link
          to="/browse-categories"
          className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
        >
          {title}
        </Link>
      </h3>
      <Link
        to={`/browse-jobs?category=${encodeURIComponent(category.title)}`}
        aria-label={`${count}, ${title}`}
        className="tabular relative mt-auto -mb-2.5 -ml-2 inline-flex min-h-11 px-2 items-center self-start text-sm text-soft underline decoration-transparent underline-offset-4 transition-colors duration-100 hover:text-ink hover:decoration-current"
      >
        {count}
      </Link>
    </Card>
  );
}
