const LONGEST = 255;

/** Not shown, or shown as something else than they are: control characters and those that turn the direction. */
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;

/** The name somebody gave a file, without its path and fit for any disk; a name and its ending survive. */
export function cleanFileName(given: string | undefined, fallback = 'file'): string {
  const base = withoutMiddle((given ?? '').split(/[/\\]/).at(-1) ?? '');
  const clean = base
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(TREACHEROUS, '')
    .replaceAll(RESERVED, '_')
    .replaceAll(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  return shortened(clean || fallback);
}

/** Drops the middle of a name far too long for any disk; the ending stays. */
function withoutMiddle(name: string): string {
  return name.length <= 4 * LONGEST ? name : name.slice(0, 2 * LONGEST) + name.slice(-LONGEST);
}

export function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
}

/** In bytes, as disks count, and never through the middle of a letter. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  const ending = endingOf(name).length <= 16 ? name.slice(name.lastIndexOf('.')) : '';
  const room = LONGEST - Buffer.byteLength(ending);
  let stem = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter().segment(
    name.slice(0, name.length - ending.length),
  )) {
    used += Buffer.byteLength(segment);
    if (used > room) break;
    stem += segment;
  }
  return `${stem.trimEnd()}${ending}`;
}
