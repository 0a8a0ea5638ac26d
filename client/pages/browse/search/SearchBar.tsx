import { Search } from 'lucide-react';
import { useRef, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { Button } from '#client/ui/Button.tsx';
import { addressPairs, type BrowseState } from '#client/pages/browse/browseState.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { pauseAfter } from '#client/components/form/pauseAfter.ts';
import { useTypedSearch } from '#client/components/form/useTypedSearch.ts';
import { PlaceSearchBox } from '#client/components/locationPicker/PlaceSearchBox.tsx';
import { SuggestBox } from '#client/components/suggestions/SuggestBox.tsx';
import { useJobSuggestions } from './useJobSuggestions.ts';

const SUGGESTION_PAUSE = 150;

/** The two boxes follow the address. A plain form, so that it works before the script has loaded. */
export function SearchBar({ browse }: { browse: Browse }) {
  const { state, replace, push } = browse;
  const t = useTranslations('browse');
  const action = pathInLocale(useSiteLocale(), '/browse-jobs');
  const form = useRef<HTMLFormElement>(null);

  const typedNow = () => {
    const values = new FormData(form.current ?? undefined);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    return { search: text('search'), location: text('location') };
  };
  const what = useTypedSearch(state.search, () => replace(typedNow()), pauseAfter);
  const where = useTypedSearch(state.location, () => replace(typedNow()), pauseAfter);

  const go = (change: Partial<BrowseState>) => {
    const next = { ...typedNow(), ...change };
    what.put(next.search);
    where.put(next.location);
    push(next, 'top');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({});
    // On a phone the keyboard would cover the results, so the box gives up the focus.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement)?.blur();
  };
  const find = useJobSuggestions();
  const choose = ({ text, filter, value }: Awaited<ReturnType<typeof find>>[number]) => {
    if (filter === 'company' && value) go({ search: '', company: [value] });
    else go({ search: text });
  };

  return (
    <form
      ref={form}
      role="search"
      action={action}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-1.5 rounded-[14px] border border-line bg-card p-1.5 md:grid-cols-[1.2fr_1fr_auto]"
    >
      <SuggestBox
        input={what.input}
        name="search"
        label={t('search.what')}
        placeholder={t('search.whatHint')}
        icon={<Search className="size-5 shrink-0" />}
        source={{ find, onChoose: choose, pause: SUGGESTION_PAUSE }}
        listLabel={t('search.suggestions')}
        countText={(count) => t('search.found', { count })}
        className="col-span-2 after:absolute after:inset-x-3 after:-bottom-px after:h-px after:bg-line md:col-span-1 md:after:inset-x-auto md:after:inset-y-2 md:after:-right-1 md:after:h-auto md:after:w-px"
      />
      <PlaceSearchBox
        input={where.input}
        label={t('search.where')}
        placeholder={t('search.whereHint')}
        onChoose={(location) => go({ location })}
      />
      {addressPairs({ ...state, page: 1, search: '', location: '' }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="main"
        className="min-h-14 self-center max-md:w-14 max-md:px-0"
        icon={<Search className="size-5" />}
        aria-label={t('search.submit')}
      >
        <span className="max-md:hidden">{t('search.submit')}</span>
      </Button>
    </form>
  );
}
