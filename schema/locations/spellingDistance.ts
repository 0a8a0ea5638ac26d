/** ट to ण are what त to न are, with the tongue further back. */
const dentalOf = (letter: string): string => 'तथदधन'['टठडढण'.indexOf(letter)] ?? letter;

/** A name as it sounds: people write "Jaypur", "Soorat", "Bhopaal" and "थाणे". */
export function soundOf(key: string): string {
  return key
    .replaceAll(' ', '')
    .replaceAll('ँ', 'ं')
    .replace(/[िीइई]/g, 'ि')
    .replace(/[ुूउऊ]/g, 'ु')
    .replace(/[ट-न]/g, dentalOf)
    .replace(/[शष]/g, 'स')
    .replace(/ph/g, 'f')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/ee|y(?![aeiou])/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([bdgjkst])h/g, '$1')
    .replace(/(.)\1+/gu, '$1');
}

/**
 * A typed text of up to EXACT letters must be right. Up to ONE_MISTAKE letters, one may be wrong, but not the first.
 */
const EXACT = 3;
const ONE_MISTAKE = 5;
const UNFINISHED = 1;
const OTHER_START = 0.6;

/**
 * How many letters of the typed text are missing, superfluous, wrong or swapped, compared with a name or its beginning.
 * Null if there are too many.
 */
export function spellingDistance(typed: string, name: string): number | null {
  const allowed = typed.length <= EXACT ? 0 : typed.length <= ONE_MISTAKE ? 1 : 2;
  if (typed.length <= 2 || name.length < typed.length - allowed) return null;
  if (allowed < 2 && typed[0] !== name[0]) return null;
  const last = lastRow(typed, name.slice(0, typed.length + allowed + 1), allowed);
  if (last === null) return null;
  const whole = name.length <= typed.length + allowed ? last[name.length]! : Infinity;
  const distance = whole <= allowed ? whole : Math.min(...last) + UNFINISHED;
  return distance + (typed[0] === name[0] ? 0 : OTHER_START);
}

/** Whether the typed text is the whole name without some of its vowels: "bnglr", "hydrbd", "gya". */
export function leavesOutVowels(typed: string, name: string): boolean {
  if (typed.length < EXACT || typed.length >= name.length || typed[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) {
    if (letter === typed[at]) at++;
    else if (!'aeiou'.includes(letter)) return false;
  }
  return at === typed.length && /[^aeiou].*[^aeiou]/.test(typed);
}

/** The distances of the whole typed text from each beginning of the name; null if all are too far. */
function lastRow(typed: string, name: string, allowed: number): number[] | null {
  let before: number[] = [];
  let above = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const here = [row];
    let least = row;
    for (let at = 1; at <= name.length; at++) {
      const differs = typed[row - 1] === name[at - 1] ? 0 : 1;
      let distance = Math.min(above[at]! + 1, here[at - 1]! + 1, above[at - 1]! + differs);
      if (row > 1 && at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1]) {
        distance = Math.min(distance, before[at - 2]! + 1);
      }
      least = Math.min(least, distance);
      here.push(distance);
    }
    if (least > allowed) return null;
    before = above;
    above = here;
  }
  return above;
}
