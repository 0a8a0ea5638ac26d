/** State, PAN (whose fourth letter is the kind of taxpayer), registration number, Z, check character. */
const GSTIN = /^(\d{2})[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
/** State and union territory codes run from 01 to 38; 97 is other territory, 99 the central government. */
const STATES_LAST = 38;
const OTHER_STATES = [97, 99];
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** company.verification.gstin: 15 characters with a state code, a PAN and a check character. */
export function isGstin(text: string): boolean {
  const state = Number(GSTIN.exec(text)?.[1]);
  const isState = (state >= 1 && state <= STATES_LAST) || OTHER_STATES.includes(state);
  return isState && checkCharacter(text.slice(0, -1)) === text.at(-1);
}

/** Every second value is doubled; then the two base-36 digits of each value are added up. */
export function checkCharacter(body: string): string {
  const base = DIGITS.length;
  const sum = [...body].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS[(base - (sum % base)) % base]!;
}

/** Accepts a number as people type it: with spaces or hyphens between the groups, or in lower case. */
export const bareNumber = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

/** In this order: listed or unlisted, industry, state, year of incorporation, kind of company, registration number. */
const CIN = /^[LU]\d{5}([A-Z]{2})(\d{4})[A-Z]{3}\d{6}$/;
/** The register's state codes, including older codes of renamed states. */
const REGISTER_STATES =
  'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR TS TZ UK UP UR UT WB';
/** The year of the first Companies Act. */
const FIRST_YEAR = 1850;

/**
 * company.verification.cin: 21 characters with a state and a plausible year. A CIN has no check character, so a number
 * with a typing mistake can pass: the administrator compares it with the document.
 */
export function isCin(text: string, thisYear: number): boolean {
  const [, state = '', year] = CIN.exec(text) ?? [];
  const isState = REGISTER_STATES.split(' ').includes(state);
  return isState && Number(year) >= FIRST_YEAR && Number(year) <= thisYear;
}
