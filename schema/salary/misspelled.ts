/** Words around pay that people often misspell, each long enough not to be taken for another word. */
const OFTEN_MISSPELLED = [
  'month',
  'months',
  'monthly',
  'annum',
  'annual',
  'annually',
  'yearly',
  'weekly',
  'hourly',
  'thousand',
  'upto',
  'minimum',
  'maximum',
  'starting',
  'between',
  'incentive',
  'incentives',
  'bonus',
  'allowance',
  'commission',
  'experience',
  'experienced',
  'fresher',
  'freshers',
];
const KNOWN: ReadonlySet<string> = new Set(OFTEN_MISSPELLED);
const LONGEST = 12;
const WORD = new RegExp(`(?<![\\p{L}\\p{M}])[a-z]{4,${LONGEST}}(?![\\p{L}\\p{M}])`, 'gu');

/** "Per mounth", "anum", "incentve": a word that differs in one letter, or by two swapped ones. */
export function withoutMisspellings(text: string): string {
  return text.replace(WORD, (word) =>
    KNOWN.has(word) ? word : (OFTEN_MISSPELLED.find((known) => isOneEditFrom(word, known)) ?? word),
  );
}

/** The first letter is rarely wrong, and other words differ in it. */
function isOneEditFrom(word: string, known: string): boolean {
  const shorter = Math.min(word.length, known.length);
  let start = 0;
  while (start < shorter && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < shorter - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const [ours, theirs] = [word, known].map((each) => each.slice(start, each.length - end));
  if (start === 0) return false;
  return (
    (ours!.length <= 1 && theirs!.length <= 1) ||
    (ours!.length === 2 && theirs === ours![1]! + ours![0]!)
  );
}
