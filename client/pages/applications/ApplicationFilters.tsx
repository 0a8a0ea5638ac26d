import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { CHOICES, type ApplicationFilter } from './useApplicationFilter.ts';

/** A status applies at once, a search when submitted. */
export function ApplicationFilters({ filter }: { filter: ApplicationFilter }) {
  const t = useTranslations('applications');
  const { status, search, show } = filter;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    show({ status, search: typeof words === 'string' ? words.trim() : null });
  };
  return (
    <form
      role="search"
      onSubmit={submit}
      className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
    >
      <SelectField
        className="max-sm:col-span-2"
        label={t('page.filter')}
        value={status ?? ''}
        onChange={({ target }) => show({ status: target.value || null, search })}
        options={[
          { value: '', label: t('page.all') },
          ...CHOICES.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
      <TextField
        key={search}
        label={t('page.search')}
        name="search"
        type="search"
        defaultValue={search ?? ''}
        prefix={<Search className="size-5" />}
      />
      <Button type="submit">{t('page.find')}</Button>
    </form>
  );
}
