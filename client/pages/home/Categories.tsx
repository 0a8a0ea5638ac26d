import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { CategoryCard, type CategoryCard_category } from './CategoryCard.tsx';
import { Section } from './Section.tsx';

interface CategoriesProps {
  categories: readonly (FragmentType<typeof CategoryCard_category> & { id: string })[];
}

export function Categories({ categories }: CategoriesProps) {
  const t = useTranslations('home');
  return (
    <Section
      heading={t('categories.heading')}
      more={{ to: '/browse-categories', label: t('categories.all') }}
    >
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 md:gap-3.5">
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </ul>
    </Section>
  );
}
