/** The most lines that a record shows of one kind of difference. A fingerprint replaces the others. */
const MOST_LINES = 14;

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

export function shortened(lines: readonly string[], most: number, sign = ''): string[] {
  if (lines.length <= most) return [...lines];
  const rest = lines.slice(most);
  return [...lines.slice(0, most), `${sign}${rest.length} more lines, ${fingerprint(rest)}`];
}

/** A short text that differs for different lists of lines. */
export function fingerprint(lines: readonly string[]): string {
  let sum = 7;
  for (const letter of lines.join('\n')) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0;
  return (sum >>> 0).toString(36);
}

/** The lines of one list that the other lacks. */
function missingFrom(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  const missing = lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
  return missing.map((line) => line.trim());
}

/** The lines that are new, and the number of those that are gone. */
export function summarizeDifferences(usual: readonly string[], shown: readonly string[]): string[] {
  const gone = missingFrom(usual, shown);
  const count = gone.length > 0 ? [`- ${gone.length} lines, ${fingerprint(gone)}`] : [];
  return [...count, ...missingFrom(shown, usual).map((line) => `+ ${line}`)];
}

/** The lines that changed (`~ button “All” pressed=true ⇒ pressed=false`), disappeared (`-`) and appeared (`+`). */
export function differences(
  before: readonly string[],
  after: readonly string[],
  most = MOST_LINES,
): string[] {
  const earlier = missingFrom(before, after);
  const gone = [...earlier];
  const added = missingFrom(after, before);
  const changed: string[] = [];
  const links: string[] = [];
  for (const line of earlier) {
    const head = headOf(line);
    const now = head && added.find((candidate) => headOf(candidate) === head);
    if (!now) continue;
    gone.splice(gone.indexOf(line), 1);
    added.splice(added.indexOf(now), 1);
    if (withoutTarget(line) === withoutTarget(now)) links.push(now);
    else changed.push(`~ ${head} ${change(line.slice(head.length), now.slice(head.length))}`);
  }
  if (links.length > 0)
    changed.push(`~ ${links.length} links lead elsewhere, ${fingerprint(links)}`);
  return [
    ...shortened(changed, most, '~ '),
    ...shortened(
      gone.map((line) => `- ${line}`),
      most,
      '- ',
    ),
    ...shortened(
      added.map((line) => `+ ${line}`),
      most,
      '+ ',
    ),
  ];
}

/** The element of a line and its text, without its state. */
const headOf = (line: string): string => /^[\w-]+(?: “[^”]*”)?(?= )/.exec(line)?.[0] ?? '';

const withoutTarget = (line: string) => line.replace(/ → \S+/, '');

/** Without the words that both share at the beginning and at the end. */
function change(before: string, after: string): string {
  const old = before.trim().split(' ');
  const now = after.trim().split(' ');
  while (old.length > 1 && now.length > 1 && old[0] === now[0]) {
    old.shift();
    now.shift();
  }
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  return `${old.join(' ')} ⇒ ${now.join(' ')}`;
}
