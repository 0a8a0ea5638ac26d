import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTypedSearch } from '#client/components/form/useTypedSearch.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { MessagesAddress } from './useMessagesAddress.ts';

const PAUSE = 300;

/** Searching the conversations, and leaving out those that were read. */
export function MessageTools({ address }: { address: MessagesAddress }) {
  const t = useTranslations('messages');
  const { input } = useTypedSearch(address.search, address.find, PAUSE);
  return (
    <form
      role="search"
      aria-label={t('search')}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-2"
    >
      <TextField
        {...input}
        hideLabel
        label={t('search')}
        placeholder={t('search')}
        type="search"
        maxLength={100}
        prefix={<Search className="size-5" />}
      />
      <Button
        size="s"
        className="justify-self-start"
        aria-pressed={address.isUnread}
        variant={address.isUnread ? 'main' : undefined}
        onClick={() => address.filter(!address.isUnread)}
      >
        {t('unreadOnly')}
      </Button>
    </form>
  );
}
