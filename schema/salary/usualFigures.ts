import { figuresForWords } from './numberWords.ts';
import { LAKH, THOUSAND, UNIT_START } from './salaryWords.ts';

const RUPEES = String.raw`\s*(?:rs\.?|inr|rupees?|\/-)?\s*`;
/** "25,000 (rupees twenty five thousand only)". */
const REPEATED_IN_BRACKETS = new RegExp(
  String.raw`(?<![\d.,])(\d[\d,]*)(${RUPEES})\((?:(?:rs\.?|inr|rupees?|रुपये|in\swords)[\s:]*)*(\d+(?:\.\d+)?)\s?(thousand|ha[zj]aa?r|lakhs?|lacs?|हजार|लाख)?s?\s*(?:rs\.?|rupees?|रुपये)?\s*(?:only)?[\s/-]*\)`,
  'gu',
);

function withoutRepetition(plain: string): string {
  return plain.replace(
    REPEATED_IN_BRACKETS,
    (all, figure: string, rupees: string, count: string, unit = '') => {
      const scale = unit === '' ? 1 : /^[l\u0932]/.test(unit) ? LAKH : THOUSAND;
      return Number(figure.replaceAll(',', '')) === Number(count) * scale
        ? `${figure}${rupees} `
        : all;
    },
  );
}

/** "15,OOO per month". */
const LETTERS_FOR_ZEROS =
  /(?<![\p{L}\d.,])\d[\do]{0,2}(?:,[\do]{2})?,?[\do]{3}(?<=o[\d,o]*)(?![\do]|,[\do]|[a-jl-z])/gu;
/** "10 to 8,2 sundays off". */
const COMMA_BEFORE_COUNT = new RegExp(
  String.raw`((?<![\d,.])(?:\d{1,2}|\d{4,6})),(?=\d{1,2}\s(?!${UNIT_START}|lk|mi?ll|per|par|p\.?[am]|rs|inr|rup|to\s|se\s|or\s|and\s|an?\s|tak\s|month|year|yearly|ann|in\s)[a-z]{2})`,
  'gu',
);
const BETWEEN = /(?<![\p{L}/])(?:b\/w|b\/n|btw|btwn|betn)(?!\p{L})/gu;

/** "18,000 per person per month". */
const PER_PERSON =
  /(?<=month(?:ly)?|p\.?m\.?)\s*(?:per|\/)\s*(?:person|head|employee|worker)(?!\p{L})|(?:per|\/)\s*(?:person|head|employee|worker)\s*(?=(?:per|a|\/)\s*month|p\.?m(?!\p{L})|monthly)/gu;

/** "12 aur 15 hazar ke beech". */
const AND_BEFORE_BETWEEN =
  /(?<=\d[^\d,;|]{0,12})(?<![\p{L}\p{M}])(?:aur|और|and)(?=\s+[^\d,;|]{0,6}\d[^,;|]{0,25}(?:ke\s+bee?ch|के\s+बीच))/gu;

/** Figures instead of words and letters, each stated once. */
export function withUsualFigures(plain: string): string {
  const usual = plain
    .replace(LETTERS_FOR_ZEROS, (figure) => figure.replaceAll('o', '0'))
    .replace(COMMA_BEFORE_COUNT, '$1, ')
    .replace(/\(\s*~/g, '(')
    .replace(BETWEEN, 'between')
    .replace(PER_PERSON, ' ')
    .replace(AND_BEFORE_BETWEEN, '-');
  return withoutRepetition(figuresForWords(usual));
}
