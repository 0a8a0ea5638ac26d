import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';

const MailLanguageQuery = graphql(`
  query MailLanguage {
    viewer {
      user {
        id
        locale
      }
    }
  }
`);

/** The language of emails and push notifications: the one that was last chosen while logged in. */
export function MailLanguage() {
  const t = useTranslations('settings');
  const { data } = useQuery(MailLanguageQuery);
  const language = data?.viewer?.user.locale;
  if (!language) return null;
  return <p className="text-sm text-soft">{t('mails.language', { language })}</p>;
}
