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
    // The address may be spelled with capital letters.
    path: line.canonical ?? (line.path.includes(':') ? pathname : line.path),
    noindex: line.access !== 'public' || line.noindex === true || line.status === 404,
  };
}
