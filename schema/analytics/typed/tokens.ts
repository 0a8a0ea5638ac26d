import { foldValue } from './foldValue.ts';

/** A word of the sentence, and where it is. */
export interface Token {
  start: number;
  end: number;
  /** The stem, which all inflections of the word share. */
  key: string;
  /** The word in lower case, for the comparison with values. */
  plain: string;
  isQuoted: boolean;
  isPlural: boolean;
  number: number | null;
  /** `2026-10-05` */
  day: string | null;
}

const PARTS =
  /(?<![\p{L}\p{N}])(?:w\/o?|b\/w)(?![\p{L}\p{N}])|"([^"]+)"|“([^”]+)”|(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)|(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}]+)*|[<>]=?|[%+&,=≥≤]|[–—-]/gu;

/** Other ways to write a word, as they are typed in a hurry. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  '&': 'and',
  'w/': 'with',
  'w/o': 'without',
  'b/w': 'between',
  n: 'and',
  nd: 'and',
  ads: 'ad',
  typ: 'type',
  wek: 'week',
  jb: 'job',
  jbs: 'jobs',
  mny: 'many',
  wre: 'were',
  shw: 'show',
  wid: 'with',
  bw: 'between',
  btw: 'between',
  abt: 'about',
  frm: 'from',
  versus: 'vs',
  co: 'company',
  cos: 'companies',
  app: 'application',
  apps: 'applications',
  appln: 'application',
  applns: 'applications',
  ppl: 'people',
  regs: 'registrations',
  intvw: 'interview',
  intvws: 'interviews',
  cat: 'category',
  cats: 'categories',
  lpa: 'lakh',
  gap: 'time',
  ones: 'those',
  hw: 'how',
  waqt: 'samay',
  vaqt: 'samay',
  wakt: 'samay',
  weak: 'week',
  mnth: 'month',
  mnths: 'months',
  comp: 'company',
  comps: 'companies',
  hrs: 'hours',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  qtr: 'quarter',
  qtrs: 'quarters',
  yr: 'year',
  yrs: 'years',
  ystd: 'yesterday',
  yest: 'yesterday',
  yday: 'yesterday',
  tdy: 'today',
  lst: 'last',
  excl: 'excluding',
  incl: 'including',
  avg: 'average',
  med: 'median',
  cum: 'cumulative',
  pct: 'percent',
  exp: 'experience',
  vacancy: 'job',
  vacancies: 'jobs',
  openings: 'jobs',
  postings: 'jobs',
  listings: 'jobs',
};
/** Single words that mean several. Some are read only in capitals: MAU is a measure, but Mau is a district. */
const SEVERAL_WORDS: Readonly<Record<string, string>> = {
  fortnight: '14 days',
  पखवाड़े: '14 days',
  पखवाड़ा: '14 days',
  pakhwade: '14 days',
  DAU: 'daily active users',
  WAU: 'weekly active users',
  MAU: 'monthly active users',
};
/** What may follow "job" without changing it: "job postings". */
const JOB_WORDS = ['job', 'posting', 'opening', 'listing', 'ad', 'advert'];
/** Units that are written right after a number: "30d", "12L". */
const NUMBER_UNITS: Readonly<Record<string, string>> = {
  d: 'days',
  w: 'weeks',
  m: 'months',
  q: 'quarters',
  y: 'years',
  h: 'hours',
  l: 'lakh',
  lpa: 'lakh',
};
/** Stems of Hindi nouns in Roman letters that have an English counterpart. */
const ENGLISH_NOUNS: Readonly<Record<string, string>> = {
  naukri: 'job',
  naukari: 'job',
  kampani: 'company',
  compani: 'company',
  avedan: 'application',
  avedano: 'application',
  avedanon: 'application',
  bharti: 'hire',
};
/** Codes of states that mean nothing else in capitals, unlike IT and HR. */
const STATE_CODES = new Set([
  'UP',
  'MP',
  'AP',
  'TN',
  'WB',
  'UK',
  'HP',
  'JK',
  'MH',
  'KA',
  'GJ',
  'RJ',
  'PB',
  'KL',
]);
export const isStateCode = (word: string) => STATE_CODES.has(word);

const LETTER = /\p{L}|\p{M}/u;
/** Names of months and weekdays, between which a hyphen means "to". */
const DATED = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?\
|nov(?:ember)?|dec(?:ember)?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?\
|(?:जनव|फ़रव|फरव|मार्च|अप्रै|मई|जून|जुला|अगस्|सितं|सितम्|अक्टू|अक्तू|नवं|नवम्|दिसं|दिसम्|सोमवार|शुक्रवार|शनिवार|रविवार)[\\p{L}\\p{M}]*)`;
const DIGIT_SPAN = /\d(?:\s*\p{L}+)?\s*$/u;
const ENDS_WITH_DATE = new RegExp(`(?:^|[^\\p{L}])${DATED}\\s*$`, 'iu');
const BEGINS_WITH_DATE = new RegExp(`^\\s*(?:${DATED}(?![\\p{L}\\p{M}])|\\d{1,2}(?!\\d))`, 'iu');

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
    const [whole, straight, curly] = match;
    const start = match.index;
    const end = start + whole.length;
    const quoted = straight ?? curly;
    if (/^[–—-]$/.test(whole)) {
      const before = text[start - 1] ?? ' ';
      const after = text[end] ?? ' ';
      const isSpan =
        ENDS_WITH_DATE.test(text.slice(0, start)) && BEGINS_WITH_DATE.test(text.slice(end));
      // "full-time" is two words, "5-8" and "apr-jun" are ranges.
      if (!isSpan && (LETTER.test(before) || (LETTER.test(after) && !/\s/.test(before)))) continue;
      // "Nurses in Pune - this quarter" has a dash between parts of the sentence.
      const isBetween =
        /\s/.test(before) && /\s/.test(after) && !DIGIT_SPAN.test(text.slice(0, start));
      const key = isBetween && !isSpan ? ',' : '-';
      tokens.push(plainToken(key, key, start, end));
    } else if (quoted !== undefined) {
      tokens.push({
        ...plainToken(wordsIn(quoted), foldValue(quoted), start, end),
        isQuoted: true,
      });
    } else tokens.push(...wordTokens(match, start, end));
    const [job, word] = tokens.slice(-2);
    if (job?.key === 'job' && word && JOB_WORDS.includes(word.key) && !word.isQuoted)
      tokens.splice(-2, 2, {
        ...word,
        key: 'job',
        start: job.start,
        plain: `${job.plain} ${word.plain}`,
      });
  }
  return tokens;
}

const wordsIn = (text: string) => foldValue(text).split(' ').map(wordKey).join(' ');

const plainToken = (key: string, plain: string, start: number, end: number): Token => ({
  start,
  end,
  key,
  plain,
  isQuoted: false,
  isPlural: false,
  number: null,
  day: null,
});

function wordTokens(match: RegExpExecArray, start: number, end: number): Token[] {
  const [whole, , , year, month, day, dayFirst, monthNext, yearLast] = match;
  const date = dateOf(year ?? yearLast, month ?? monthNext, day ?? dayFirst);
  if (year ?? yearLast) return [{ ...plainToken(whole, whole, start, end), day: date }];
  let tokens = tokensOfWord.get(whole);
  if (!tokens) tokensOfWord.set(whole, (tokens = readWord(whole)));
  return tokens.map((token) => ({ ...token, start: token.start + start, end: token.end + start }));
}

/** The phrases of a lexicon use the same words again and again, and reading a word costs much. */
const tokensOfWord = new Map<string, readonly Token[]>();

function readWord(whole: string): Token[] {
  const start = 0;
  const end = whole.length;
  const several = SEVERAL_WORDS[whole] ?? SEVERAL_WORDS[whole.normalize('NFC').toLowerCase()];
  if (several) {
    const [first, ...others] = several.split(' ');
    return [wordToken(first!, start, end), ...others.map((word) => wordToken(word, end, end))];
  }
  const usual = SHORT_WORDS[whole.toLowerCase()];
  if (usual) return [{ ...wordToken(usual, start, end), plain: foldValue(whole) }];
  // "UP" is a state, "up" is not.
  if (isStateCode(whole)) return [plainToken(whole, foldValue(whole), start, end)];
  const word = arabicDigits(whole.toLowerCase());
  const [, verb] = /^([a-z]+)n['’]t$/.exec(word) ?? [];
  if (verb) return [wordToken(verb, start, end - 3), wordToken('not', end - 3, end)];
  // "Category-wise" and "categorywise" are the same.
  const [, base] = /^([a-z]{4,})wise$/.exec(word) ?? [];
  if (base && base !== 'like') {
    const middle = start + base.length;
    return [wordToken(base, start, middle), wordToken('wise', middle, end)];
  }
  const [, digits, unit] =
    /^(\d{1,3})(d|w|m|q|y|h|l|lpa)$/.exec(whole.endsWith('M') ? '' : word) ?? [];
  if (digits && unit) {
    const middle = start + digits.length;
    return [wordToken(digits, start, middle), wordToken(NUMBER_UNITS[unit]!, middle, end)];
  }
  return [wordToken(word, start, end)];
}

const SUFFIX = /^(.{2,}?)(wise|vaar|waar|war|वार)$/u;

/** "ज़िलेवार" and "zilewar" as the noun and the suffix that means "by"; null if the word has no such suffix. */
export function withoutSuffix({ plain, start, end }: Token): Token[] | null {
  const [, base, suffix] = SUFFIX.exec(plain) ?? [];
  if (!base || !suffix) return null;
  const middle = end - suffix.length;
  return [wordToken(base, start, middle), wordToken(suffix, middle, end)];
}

function wordToken(word: string, start: number, end: number): Token {
  const [, digits] = /^(\d{1,9}|\d[\d,]*\d)(?:st|nd|rd|th)?$/.exec(word) ?? [];
  const key = digits === word ? word.replaceAll(',', '') : wordKey(word);
  return {
    ...plainToken(key, foldValue(word), start, end),
    isPlural: PLURAL.test(word.normalize('NFC')),
    number: digits === undefined ? null : Number(digits.replaceAll(',', '')),
  };
}

const PLURAL = /^(?:.{2,}[a-zé]s|.{3,}(?:iyan|iyaan|iyon)|.*(?:ियाँ|ियां|ियों|ों|एँ|ें))$/u;

function dateOf(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

const arabicDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66));

const HINDI_ENDINGS = /(?:ीयां|ीयों|ीयो|ाओं|ाएं|ओं|एं|ों|ें|ा|ी|े|ो)$/u;

/** Formal words that mean the same as the usual ones. */
const HINDI_SYNONYMS = new Map(
  `अनुमोदन मंज़ूरी|अनुमोदित मंज़ूर|निर्णय फ़ैसला|प्रस्ताव ऑफ़र|व्यवस्थापक प्रशासक|एडमिनिस्ट्रेटर प्रशासक
   अभ्यर्थी उम्मीदवार|प्रत्याशी उम्मीदवार|रोज़गार नौकरी|संस्था कंपनी|संगठन कंपनी|प्रतिष्ठान कंपनी|भर्तीकर्ता नियोक्ता
   प्रांत राज्य|अधिसूचना नोटिफ़िकेशन|कुशलता कौशल|पंजीकृत रजिस्टर|प्रश्न सवाल|माध्यम ज़रिया`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '))
    .map(([formal, usual]) => [stemOfHindi(formal!), stemOfHindi(usual!)] as const),
);

const hindiKey = (plain: string): string => {
  const stem = stemOfHindi(plain);
  return HINDI_SYNONYMS.get(stem) ?? stem;
};

/** Short and long vowels are often mixed up, and ये is written for ए. */
function stemOfHindi(written: string): string {
  const plain = written.replaceAll('\u093c', '');
  if (plain === 'के' || plain === 'की') return 'का';
  const spelt = plain
    .replaceAll('ँ', 'ं')
    .replaceAll('ि', 'ी')
    .replaceAll('ु', 'ू')
    .replace(/ये$/u, 'ए')
    .replace(/यी(ं?)$/u, 'ई$1');
  const stem = spelt.replace(HINDI_ENDINGS, '');
  return stem.length > 1 ? stem : spelt;
}

/** The part of a word that its inflections share: plural and possessive, case in Hindi, accents in Spanish. */
export function wordKey(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC');
  if (/[\u0900-\u097f]/.test(plain)) return hindiKey(plain);
  const bare = plain.replace(/['’]s?$/, '').replace(/['’]/g, '');
  if (bare === 'ups') return 'up';
  if (bare === 'ke' || bare === 'ki') return 'ka';
  const noun = ENGLISH_NOUNS[bare.replace(/i(?:ya+n?|yon)$/, 'i')];
  if (noun) return noun;
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 5 && bare.endsWith('iones')) return bare.slice(0, -2);
  if (/(?:ss|sh|ch)es$/.test(bare)) return bare.slice(0, -2);
  // "This" is not a plural; "thi" is Hindi for "was".
  return bare.length > 3 && bare !== 'this' && /[^su]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** The keys of words with spaces between them. */
export const keysOf = (words = ''): string[] => words.split(/\s+/).filter(Boolean).map(wordKey);

/** Whether the token is one of these words, unless it is quoted. */
export const isOne = (keys: readonly string[], token: Token | undefined): boolean =>
  token !== undefined && !token.isQuoted && keys.includes(token.key);
