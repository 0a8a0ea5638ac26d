import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import { wordsOf } from '#client/lib/words.ts';
import { AppContext, type AppInfo } from './AppContext.ts';

interface AppProps extends AppInfo {
  client: ApolloClient;
  /** The router of the browser or of the server. */
  children: ReactNode;
}

/** The providers around the whole tree; the same in the browser and on the server. */
export function App({ client, children, ...info }: AppProps) {
  return (
    <AppContext value={info}>
      <ApolloProvider client={client}>
        <IntlProvider
          locale={INTL_LOCALES[info.locale]}
          messages={wordsOf(info.locale, ['shell'])}
          timeZone="Asia/Kolkata"
          now={new Date(info.now)}
        >
          {children}
        </IntlProvider>
      </ApolloProvider>
    </AppContext>
  );
}
