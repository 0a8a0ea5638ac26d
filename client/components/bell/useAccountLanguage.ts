import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '#client/gql/gql.ts';
import type { Locale } from '#client/gql/graphql.ts';
import { CHOSEN_LANGUAGE, storage } from '#client/lib/store/storage.ts';

const AccountLanguageMutation = graphql(`
  mutation AccountLanguage($input: SetLocaleInput!) {
    setLocale(input: $input) {
      user {
        id
        locale
      }
    }
  }
`);

/**
 * Saves the language chosen on the page before as that of the account and its emails. On a device where none was chosen,
 * the account's language is used. `language` is undefined until the server has answered.
 */
export function useAccountLanguage(userId: string, language: Locale | undefined): void {
  const [setLocale] = useMutation(AccountLanguageMutation);
  const save = useEffectEvent(async (chosen: string) => {
    await setLocale({ variables: { input: { locale: chosen.toUpperCase() as Locale } } });
  });
  useEffect(() => {
    if (!language) return;
    const [chosen, chooser] = storage.read(CHOSEN_LANGUAGE)?.split(' ') ?? [];
    // If it fails, the next page tries again.
    if (chosen && chooser === userId && chosen !== language.toLowerCase())
      save(chosen).catch(() => undefined);
    else storage.remove(CHOSEN_LANGUAGE);
    if (!storage.read('language')) storage.write('language', language.toLowerCase());
  }, [userId, language]);
}
