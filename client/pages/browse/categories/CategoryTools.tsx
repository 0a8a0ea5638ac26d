import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CATEGORY_SORTS } from '#schema/options/categories.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useTypedSearch } from '#client/components/form/useTypedSearch.ts';
import { ViewToggle } from '#client/pages/browse/results/ViewToggle.tsx';
import { categoriesPath, type CategoriesState } from './categoriesState.ts';

interface CategoryToolsProps {
  state: CategoriesState;
  replace: (state: CategoriesState) => void;
  push: (state: CategoriesState) => void;
}

/** A plain form with an action, so that it works before the script has loaded. */
export function CategoryTools({ state, replace, push }: CategoryToolsProps) {
  const t = useTranslations('browse');
  const action = pathInLocale(useSiteLocale(), '/browse-categories');
  const typed = useTypedSearch(state.search, (search) => replace({ ...state, search }), 0);
  return (
    <form
      role="search"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        {...typed.input}
        label={t('categories.search')}
        hideLabel
        name="search"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('categories.search')}
        prefix={<Search className="size-5" />}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <SelectField
        label={t('categories.sort')}
        hideLabel
        name="sort"
        className="w-44 max-xs:flex-[1_1_9rem]"
        value={state.sort}
        onChange={({ target }) => push({ ...state, sort: target.value as CategoriesState['sort'] })}
        options={CATEGORY_SORTS.map((sort) => ({ value: sort, label: t(`categories.${sort}`) }))}
      />
      <ViewToggle view={state.view} toView={(view) => categoriesPath({ ...state, view })} />
    </form>
  );
}
