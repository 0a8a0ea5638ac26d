import { createContext, useContext } from 'react';
import type { SiteLocale } from '#client/lib/locale.ts';

export interface AppInfo {
  locale: SiteLocale;
  /** The public address of the site, without a slash at the end. */
  origin: string;
  /** When the page was made: the browser's first rendering says the same "2 days ago" as the server's. */
  now: number;
}

export const AppContext = createContext<AppInfo>({ locale: 'en', origin: '', now: 0 });

export const useApp = (): AppInfo => useContext(AppContext);
