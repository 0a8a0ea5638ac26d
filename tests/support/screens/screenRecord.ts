import type { Part } from './screenParts.ts';

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** As React counts them, which depends on what was drawn before. */
const ID_OF_REACT = /_[rR]_[0-9a-z]+_/g;

/** The parts as indented lines. Ids become `id-1`, `id-2`, in the order of their appearance. */
export function writtenRecord(parts: readonly Part[]): string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    if (!names.has(id)) names.set(id, `id-${names.size + 1}`);
    return names.get(id)!;
  };
  const lines = linesOf(parts, '').map((line) =>
    line.replace(ID, nameOf).replace(ID_OF_REACT, 'own'),
  );
  return `${lines.join('\n')}\n`;
}

const linesOf = (parts: readonly Part[], indent: string): string[] =>
  parts.flatMap(({ text, parts: inside }) => [
    `${indent}${text}`,
    ...linesOf(inside, `${indent}  `),
  ]);
