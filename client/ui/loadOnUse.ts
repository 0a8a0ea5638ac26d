import {
  createElement,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'use-intl';
import { reportError } from '#client/lib/clientErrors.ts';
import { whenQuiet } from '#client/lib/document/whenQuiet.ts';
import { localeOfPath, useSiteLocale, type SiteLocale } from '#client/lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import type { WordArea } from '#client/lib/wordAreas.ts';
import { loadWords, translatorOf, wordsOf } from '#client/lib/words.ts';
import { toast } from './toast.ts';

interface Options {
  /** The word areas that the component needs in addition to `shell`; if omitted, those of the components around it. */
  words?: readonly WordArea[];
  /** Loads the component once the page is quiet, so that it opens at once. */
  soon?: boolean;
}

interface WhileLoading {
  /** Shown in its place until the component has loaded. */
  waiting?: ReactNode;
  /** Called if the component cannot be loaded; by default its own `onClose`. */
  onFailed?: () => void;
}

export interface LoadedOnUse<Props> {
  (props: Props & WhileLoading): ReactNode;
  /** Loads the component before its use, for example when the pointer is near. */
  prepare: (locale?: SiteLocale) => Promise<void>;
  useIsReady: () => boolean;
}

const localeOfPage = () => localeOfPath(globalThis.location?.pathname ?? '/');
const soonParts = new Set<() => Promise<void>>();

/** Loads all components marked `soon` immediately. */
export async function loadSoonParts(): Promise<void> {
  await Promise.all([...soonParts].map((prepare) => prepare()));
}

/** A component whose code and words are loaded when it is first drawn. Define it outside of components. */
export function loadOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { words, soon = false }: Options = {},
): LoadedOnUse<Props> {
  let Part: ComponentType<Props> | undefined;
  const readyIn = new Set<SiteLocale>();
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const prepare = async (locale = localeOfPage()) => {
    const [loaded] = await Promise.all([load(), words && loadWords(locale, words)]);
    Part = loaded;
    failures.delete(load);
    readyIn.add(locale);
    for (const watcher of watchers) watcher();
  };
  // A component without words is the same in every language.
  const useWordsLocale = words ? useSiteLocale : localeOfPage;
  const isReady = (locale: SiteLocale) => (words ? readyIn.has(locale) : Part !== undefined);
  const useReady = (locale: SiteLocale) =>
    useSyncExternalStore(
      watch,
      () => isReady(locale),
      () => false,
    );
  if (soon) {
    soonParts.add(() => prepare());
    if (globalThis.document) whenQuiet(() => prepare());
  }

  function LoadedOnUse({ waiting, onFailed, ...props }: Props & WhileLoading) {
    const locale = useWordsLocale();
    const ready = useReady(locale);
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
    const close = onFailed ?? (props as { onClose?: () => void }).onClose;
    const fail = useEffectEvent((error: unknown) => {
      reportLoadFailure(load, error, close ? undefined : tryAgain);
      close?.();
    });
    useEffect(() => {
      if (isReady(locale)) return undefined;
      let isUsed = true;
      prepare(locale).catch((error: unknown) => isUsed && fail(error));
      return () => {
        isUsed = false;
        retries.delete(tryAgain);
      };
    }, [locale, attempt]);
    // What can be closed was opened by a press, which has to show an effect.
    if (!ready || !Part) return waiting ?? (close && createElement('i', { 'data-loading': '' }));
    const part = createElement(Part, props as unknown as Props);
    return words ? createElement(PartWords, { words }, part) : part;
  }
  return Object.assign(LoadedOnUse, {
    prepare,
    useIsReady: () => useReady(useWordsLocale()),
  });
}

function PartWords({ words, children }: { words: readonly WordArea[]; children?: ReactNode }) {
  const locale = useSiteLocale();
  const messages = useMemo(() => wordsOf(locale, ['shell', ...words]), [locale, words]);
  const props = { locale: INTL_LOCALES[locale], messages, children };
  return createElement(IntlProvider, props);
}

/** Loads the code for an action. If that fails, a notice says so and the result is null. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  const { dataset } = document.documentElement;
  dataset['loading'] = '';
  try {
    const code = await load();
    failures.delete(load);
    return code;
  } catch (error) {
    reportLoadFailure(load, error);
    return null;
  } finally {
    delete dataset['loading'];
  }
}

/** Loads code early, for example when the pointer is near. A failure is only reported when the code is used. */
export const preload = (load: () => Promise<unknown>) => void load().catch(() => undefined);

const NOTICE = 10_000;
/** How often in a row each function has failed. */
const failures = new Map<() => Promise<unknown>, number>();
const retries = new Set<() => void>();
let closeNotice: () => void = () => undefined;

function retryAll(): void {
  const again = [...retries];
  retries.clear();
  for (const tryAgain of again) tryAgain();
}

/**
 * One notice for everything that could not be loaded: usually there is no network, or a new version was released while
 * the page was open. A part that closed after its failure is tried again by opening it.
 */
function reportLoadFailure(
  load: () => Promise<unknown>,
  error: unknown,
  tryAgain?: () => void,
): void {
  reportError('chunk', error);
  const count = (failures.get(load) ?? 0) + 1;
  failures.set(load, count);
  if (tryAgain) retries.add(tryAgain);
  addEventListener('online', retryAll, { once: true });
  const t = translatorOf(localeOfPage(), ['shell'])('shell');
  const isOld = count > 1 && navigator.onLine;
  closeNotice();
  closeNotice = toast({
    kind: 'error',
    title: t('errors.part'),
    message: isOld ? t('errors.newVersion') : navigator.onLine ? undefined : t('errors.offline'),
    duration: NOTICE,
    action: isOld
      ? { label: t('errors.reload'), onPress: () => window.location.reload() }
      : retries.size > 0
        ? { label: t('errors.retry'), onPress: retryAll }
        : undefined,
  });
}
