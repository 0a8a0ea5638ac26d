/** Why nothing is written, as a sentence for the developer. */
export class NewRefused extends Error {}

const RESERVED =
  /^(class|enum|function|import|new|delete|return|default|package|interface|node|noun|example)$/;

/** Why this cannot be the name of anything new. */
export function refusalOf(name: string): string | undefined {
  if (/^[a-z][A-Za-z]{1,39}$/.test(name) && !RESERVED.test(name)) return undefined;
  return `"${name}" cannot be a name: use letters only and begin with a small one, as in invoice or jobReport.`;
}

/** jobReport: JobReport. */
export const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** jobReport: job_report. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** jobReport: job-report. */
export const kebab = (name: string) => snake(name).replaceAll('_', '-');

/** jobReport: Job report. */
export const sentence = (name: string) => pascal(snake(name).replaceAll('_', ' '));

/** jobReport: job_reports; category: categories. */
export function tableOf(noun: string): string {
  const one = snake(noun);
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
