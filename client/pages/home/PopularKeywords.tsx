import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { POPULAR_KEYWORDS } from '#schema/options/screens/homeSearch.ts';
import { Chip } from '#client/ui/figures/Chip.tsx';

/** Keywords are not translated: employers write them this way. */
export function PopularKeywords({ onChoose }: { onChoose: (keyword: string) => void }) {
  const t = useTranslations('home');
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="mt-4 flex flex-wrap items-center gap-2 text-sm text-soft"
    >
      <span id={id}>{t('search.popular')}</span>
      {POPULAR_KEYWORDS.map((keyword) => (
        <Chip key={keyword} lang="en" onClick={() => onChoose(keyword)}>
          {keyword}
        </Chip>
      ))}
    </div>
  );
}
