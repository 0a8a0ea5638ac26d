import { LayoutGrid, Rows3, Search } from 'lucide-react';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { BLOG_CATEGORIES, BLOG_SORTS } from '#schema/options/blog.ts';
import { blogPath, readBlogState, type BlogState } from './blogState.ts';

/**
 * A plain form to /blog that works without a script. With it, typing applies at once and choosing adds a history
 * entry.
 */
export function BlogToolbar({ state }: { state: BlogState }) {
  const t = useTranslations('blog');
  const facts = useTranslations('postFacts');
  const locale = useSiteLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef(state.search);
  const category = useRef<HTMLSelectElement>(null);
  const sort = useRef<HTMLSelectElement>(null);
  const { search } = state;
  // Back, and links that clear the search, change the address below the fields.
  useEffect(() => {
    if (box.current && search !== typed.current) box.current.value = search;
    typed.current = search;
  }, [search]);
  useEffect(() => {
    if (category.current) category.current.value = state.category ?? '';
    if (sort.current) sort.current.value = state.sort;
  }, [state.category, state.sort]);

  const go = (replace: boolean) => {
    if (!form.current) return;
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') given.set(name, value);
    const next = readBlogState(given);
    typed.current = next.search;
    void navigate(blogPath({ ...next, tag: state.tag }), { replace, preventScrollReset: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    go(true);
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={t('toolbar.label')}
      method="get"
      action={pathInLocale(locale, '/blog')}
      onSubmit={submit}
      className="mt-6 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_12rem_11rem_auto]"
    >
      <TextField
        ref={box}
        label={t('toolbar.search')}
        hideLabel
        type="search"
        name="search"
        defaultValue={search}
        onChange={() => go(true)}
        placeholder={t('toolbar.searchHint')}
        maxLength={200}
        autoComplete="off"
        prefix={<Search className="size-5" />}
        className="max-md:col-span-2"
      />
      <SelectField
        ref={category}
        label={t('toolbar.category')}
        name="category"
        defaultValue={state.category ?? ''}
        onChange={() => go(false)}
        options={[
          { value: '', label: t('toolbar.all') },
          ...BLOG_CATEGORIES.map((category) => ({
            value: category,
            label: facts(`category.${category.toUpperCase() as Uppercase<typeof category>}`),
          })),
        ]}
      />
      <SelectField
        ref={sort}
        label={t('toolbar.sort')}
        name="sort"
        defaultValue={state.sort}
        onChange={() => go(false)}
        options={BLOG_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
      {state.view === 'list' && <input type="hidden" name="view" value="list" />}
      <Views state={state} />
      <noscript>
        <Button type="submit">{t('toolbar.submit')}</Button>
      </noscript>
    </form>
  );
}

function Views({ state }: { state: BlogState }) {
  const t = useTranslations('blog');
  const views = [
    { view: 'grid', Icon: LayoutGrid, label: t('toolbar.grid') },
    { view: 'list', Icon: Rows3, label: t('toolbar.list') },
  ] as const;
  return (
    <div role="group" aria-label={t('toolbar.view')} className="flex gap-1 max-md:hidden">
      {views.map(({ view, Icon, label }) => (
        <Link
          key={view}
          to={blogPath(state, { view, page: state.page })}
          preventScrollReset
          aria-label={label}
          aria-current={state.view === view ? 'true' : undefined}
          className={`${buttonClass({ iconOnly: true })} aria-[current=true]:border-ink aria-[current=true]:bg-ink-wash aria-[current=true]:text-ink`}
        >
          <Icon className="size-5" />
        </Link>
      ))}
    </div>
  );
}
