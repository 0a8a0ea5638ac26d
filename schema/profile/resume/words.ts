/** For comparison: lower case, and Devanagari without the signs that people write in several ways. */
export function asWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .trim();
}

const BULLET = /^(?:[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·§»›>→⇒]|#(?=\s)|\p{So}|[–—-](?=\s)|o(?=\s))\s{0,3}/u;

export const hasBullet = (text: string): boolean => BULLET.test(text);
export const withoutSign = (text: string): string => text.replace(BULLET, '');
/** A number or letter before an entry is treated as a bullet. */
const NUMBER = /^\(?(?:\d{1,2}[.)]|[A-Za-z]\))\s{1,3}(?=\p{L})/u;
export const withoutBullet = (text: string): string => withoutSign(text).replace(NUMBER, '').trim();

/** What somebody did or does: "Filed GSTR-1 every month", "Maintain the stock register". */
const ACT =
  /^(?!Passed|Completed|Pursued)(?:\p{Lu}\p{Ll}+ed|Led|Ran|Won|Made|Kept|Taught|Wrote|Built|Did|Gave|Set|Oversaw|Drove|Grew|Took|Sold|Dealt|Held|Brought|Cut|Met|Maintain|Prepare|Handle|Manage|Ensure|Provide|Assist|Conduct|Coordinate|Develop|Perform|Supervise|Attend|Operate|Responsible)\s/u;
const DOING = /^\p{Lu}\p{Ll}+ing\s(?:\p{Ll}|\d)/u;
const SMALL =
  /(?<![\p{L}\p{M}'’.@/-])(?!(?:of|and|for|the|in|at|to|with|by|from|as|since|till|date|cum)(?![\p{L}]))\p{Ll}[\p{L}]{2,}(?![\p{L}@./])/gu;

/** The end of a sentence, but not that of "Pvt. Ltd." */
const END = /(?<!\b(?:Ltd|Inc|Co|Corp|Pvt|Bros|Assn|Govt))\.$|।$/iu;

const hasSmall = (text: string): boolean =>
  text.search(SMALL) >= 0 || /[^\p{Script=Latin}\P{L}]/u.test(text);

/** A sentence, or part of one: nobody writes names that way. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (words > 14 || (words > 7 && END.test(text) && hasSmall(text))) return true;
  const bare = withoutBullet(text);
  if (words >= 4 && DOING.test(bare)) return true;
  if (
    words >= 3 &&
    ACT.test(bare) &&
    (/^\S+\s(?:\p{Ll}|\d)/u.test(bare) || text.search(SMALL) >= 0)
  )
    return true;
  return words > 5 && (text.match(SMALL)?.length ?? 0) >= Math.max(3, words / 2);
}
