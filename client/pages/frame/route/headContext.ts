import type { HeadContext } from '#client/lib/document/head.ts';
import type { PageLine } from '#client/lib/page.ts';

type HeadContextOptions = Pick<HeadContext, 'locale' | 'origin' | 'siteName' | 'fullTitle'> & {
  pathname: string;
};

export function headContext(
  line: PageLine,
  { pathname, ...given }: HeadContextOptions,
): HeadContext {
  return {
    ...given,
    path: line.canonical ?? pathname,
    noindex: line.access !== 'public' || line.noindex === true || line.status === 404,
  };
}
