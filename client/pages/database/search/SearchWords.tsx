import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { pauseAfter } from '#client/components/form/pauseAfter.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useTypedText } from './useTypedText.ts';
import type { Address } from './useCandidateAddress.ts';

/** Typing reaches the address shortly after, or at once with Enter. */
export function SearchWords({ address }: { address: Address }) {
  const t = useTranslations('candidates');
  const { search } = address.address;
  const words = useTypedText(search, (text) => address.replace({ search: text }), {
    pause: pauseAfter,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = words.take();
    // An empty box cannot be searched for, so Search moves the focus there.
    if (!text && !search) return event.currentTarget.querySelector('input')?.focus();
    address.push({ search: text });
    // On a phone the keyboard would cover the results, so the box gives up the focus.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement)?.blur();
  };
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2">
      <TextField
        {...words.input}
        name="search"
        type="search"
        label={t('search.label')}
        hideLabel
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        prefix={<Search className="size-5" />}
        className="min-w-0 flex-1"
      />
      <Button
        type="submit"
        variant="main"
        className="max-sm:w-11 max-sm:px-0"
        icon={<Search className="size-5" />}
        aria-label={t('search.submit')}
      >
        <span className="max-sm:hidden">{t('search.submit')}</span>
      </Button>
    </form>
  );
}
