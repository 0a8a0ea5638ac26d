import { createContext, useContext } from 'react';
import type { SiteLocale } from '#client/lib/locale.ts';

export interface AppInfo {
  locale: SiteLocale;
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  /** When the page was rendered, so that the browser's first render says the same "2 days ago" as the server's. */
  now: number;
}

export const AppContext = createContext<AppInfo>({ locale: 'en', origin: '', now: 0 });

export const useApp = (): AppInfo => useContext(AppContext);
