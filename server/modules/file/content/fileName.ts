const LONGEST = 255;

/** Characters that are invisible or misleading: control characters and changes of text direction. */
const TREACHEROUS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[<>:"|?*]/g;

/** The uploaded name without its path, safe for any disk. The name and its extension are kept. */
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

/** Cuts the middle of an overlong name and keeps the extension. */
function withoutMiddle(name: string): string {
  return name.length <= 4 * LONGEST ? name : name.slice(0, 2 * LONGEST) + name.slice(-LONGEST);
}

export function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
}

/** Counts bytes, as disks do, and never splits a character. */
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
