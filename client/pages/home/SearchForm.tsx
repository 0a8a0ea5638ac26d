import { ChevronDown } from 'lucide-react';
import { useRef, type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_FORM_JOB_TYPES, POPULAR_KEYWORDS } from '#schema/options/screens/homeSearch.ts';
import { PlaceSearchBox } from '#client/components/locationPicker/PlaceSearchBox.tsx';
import { withQuery } from '#client/lib/address.ts';
import { announce } from '#client/lib/document/announcer.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';

const BOX =
  'w-full min-w-0 bg-transparent text-base text-text outline-none focus-visible:shadow-none focus-visible:outline-none';

/**
 * A plain form with an action, so that it works before the script has loaded. Its boxes are uncontrolled, so that
 * nothing typed before then is lost.
 */
export function SearchForm() {
  const t = useTranslations('home');
  const action = pathInLocale(useSiteLocale(), '/browse-jobs');
  const navigate = useNavigate();
  const what = useRef<HTMLInputElement>(null);
  const where = useRef<HTMLInputElement>(null);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchPath(new FormData(event.currentTarget)));
  };
  const fill = (keyword: string) => {
    if (what.current) what.current.value = keyword;
    announce(t('search.filled', { keyword }));
  };

  return (
    <>
      <form
        role="search"
        action={action}
        onSubmit={search}
        className="grid rounded-[14px] border border-line bg-card p-1.5 shadow-float md:grid-cols-[1.25fr_1.1fr_0.85fr_auto] md:p-2"
      >
        <SearchBox label={t('search.what')}>
          <input
            ref={what}
            name="search"
            type="search"
            enterKeyHint="search"
            maxLength={200}
            placeholder={t('search.whatHint')}
            className={BOX}
          />
        </SearchBox>
        <PlaceSearchBox
          input={{ ref: where }}
          label={t('search.where')}
          placeholder={t('search.whereHint')}
          onChoose={(place) => {
            if (where.current) where.current.value = place;
          }}
          className="after:absolute after:inset-x-3 after:bottom-0 after:h-px after:bg-line focus-within:z-10 md:after:inset-x-auto md:after:inset-y-1 md:after:right-0 md:after:h-auto md:after:w-px"
        />
        <SearchBox label={t('search.type')}>
          <select name="type" className={`${BOX} appearance-none truncate pr-6`}>
            {SEARCH_FORM_JOB_TYPES.map((type) => (
              <option key={type} value={type} className="bg-card text-text">
                {t(`search.types.${type || 'all'}`)}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none -ml-6 size-5 shrink-0 text-soft" />
        </SearchBox>
        <Button type="submit" variant="main" className="max-md:mt-1.5 max-md:min-h-12">
          {t('search.submit')}
        </Button>
      </form>
      <PopularKeywords onChoose={fill} />
    </>
  );
}

function SearchBox(props: { label: string; children: ReactNode }) {
  return (
    <label className="relative block cursor-text rounded-control px-3 py-2 after:absolute after:inset-x-3 after:bottom-0 after:h-px after:bg-line last-of-type:after:hidden focus-within:z-10 focus-within:ring-here md:px-3.5 md:py-1 md:after:inset-x-auto md:after:inset-y-1 md:after:right-0 md:after:h-auto md:after:w-px">
      <span className="block text-xs font-semibold text-soft">{props.label}</span>
      <span className="flex min-h-7 items-center gap-2 text-soft">{props.children}</span>
    </label>
  );
}

const NAMES = ['search', 'location', 'type'] as const;

/** The address that the form's own submit would produce, without empty fields. */
function searchPath(form: FormData): string {
  const texts = NAMES.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''];
  });
  return withQuery('/browse-jobs', Object.fromEntries(texts));
}

/** Keywords are not translated: employers write them this way. */
function PopularKeywords({ onChoose }: { onChoose: (keyword: string) => void }) {
  const t = useTranslations('home');
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm text-soft"
    >
      <span id={id} className="max-sm:w-full">
        {t('search.popular')}
      </span>
      {POPULAR_KEYWORDS.map((keyword) => (
        <Chip key={keyword} lang="en" onClick={() => onChoose(keyword)}>
          {keyword}
        </Chip>
      ))}
    </div>
  );
}
