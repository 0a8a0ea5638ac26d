/** Letters of any script, digits and hyphens: a name that every device accepts. */
export function fileNameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [...name].slice(0, 80).join('') || 'chart';
}
