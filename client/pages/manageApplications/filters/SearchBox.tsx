import { Search } from 'lucide-react';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#client/ui/TextField.tsx';

interface SearchBoxProps {
  value: string;
  onSearch: (words: string) => void;
  className?: string;
}

const PAUSE = 300;

/** Applies shortly after typing, or at once on Enter. Uncontrolled, so that nothing typed is lost. */
export function SearchBox({ value, onSearch, className }: SearchBoxProps) {
  const t = useTranslations('manageApplications');
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // The address changed otherwise: Back, or a cleared filter.
    if (box.current && box.current.value.trim() !== value) box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(box.current?.value.trim() ?? ''), pause);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    search(0);
  };
  return (
    <form role="search" aria-label={t('filters.label')} onSubmit={submit} className={className}>
      <TextField
        ref={box}
        hideLabel
        label={t('filters.search')}
        placeholder={t('filters.search')}
        type="search"
        defaultValue={value}
        maxLength={100}
        aria-keyshortcuts="/"
        prefix={<Search className="size-5" />}
        onChange={() => search(PAUSE)}
      />
    </form>
  );
}
