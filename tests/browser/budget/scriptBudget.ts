import { zippedSize } from './built.ts';
import type { Loaded } from './loaded.ts';

export const KILOBYTE = 1_024;

/** In kilobytes, for the scripts that a page names in its document. */
export const PAGE_BUDGET = 170;

/** Pages that do not keep to it yet, and what they may have. */
export const HEAVIER_PAGES: Readonly<Record<string, number>> = {};

/** In kilobytes, for a first visit, once the page is used. */
export const SCRIPT_BUDGETS: Readonly<Record<string, number>> = { '/': 202, '/browse-jobs': 215 };

/** The scripts the document does not name load one after another; together they have a budget. */
export async function scriptComplaints(
  url: string,
  path: string,
  { scripts }: Loaded,
): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const late = scripts.filter((script) => !html.includes(`"${script}"`));
  const size = scripts.reduce((sum, script) => sum + zippedSize(script), 0) / KILOBYTE;
  const budget = SCRIPT_BUDGETS[path] ?? Infinity;
  return [
    ...late.map((script) => `${script} is not named in the document`),
    ...(scripts.length > 0 ? [] : ['no scripts']),
    ...(size > budget ? [`${size.toFixed(1)} KB of scripts`] : []),
  ];
}
