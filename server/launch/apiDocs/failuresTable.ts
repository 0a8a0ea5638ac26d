import { FAILURES } from '#schema/options/failures.ts';

/** Every code with its REST status; its meaning has a heading of its own in the same chapter. */
export function failuresTable(): string {
  const rows = Object.entries(FAILURES).map(
    ([code, status]) =>
      `| [\`${code}\`](#${code.toLowerCase().replaceAll('_', '-')}) | ${status} |`,
  );
  return ['| code | HTTP status in REST |', '| --- | --- |', ...rows].join('\n');
}
