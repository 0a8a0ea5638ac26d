import { LAKH, THOUSAND } from './salaryWords.ts';

/**
 * The words of numbers. Each list counts on from its first number, and commas separate the spellings of one number.
 * Double letters and lengths of vowels do not matter: `folded` makes them equal.
 */
const ENGLISH =
  'one two three four five six seven eight nine ten eleven twelve,twelv thirteen fourteen fifteen,fiveteen sixteen seventeen eighteen nineteen,ninteen';
const HINDI_IN_LATIN =
  'ek,aik do tin,tiin char panch,pach che,chah,chai sat ath nau das,dus gyarah,giyarah,igarah barah terah chaudah pandrah,pandarah solah satrah,satarah atharah unnis bis ikkis,ekis bais teis chaubis pachis chabbis,chabis satais,satayis athais untis,unatis tis ikattis,iktis battis taintis,tetis chautis,chauntis paintis,petis chattis saintis adtis,artis untalis chalis iktalis bayalis,byalis taintalis,tetalis chavalis,chauvalis paintalis,petalis chiyalis saintalis adtalis,artalis unchas pachas ikyavan,ikavan bavan tirpan chauvan pachpan chappan sattavan athavan unsath sath iksath basath tirsath chaunsath painsath chiyasath sadsath adsath unhattar sattar ikhattar bahattar tihattar chauhattar pachattar,pichattar chihattar satattar athattar unasi assi ikyasi bayasi tirasi chaurasi pachasi chiyasi sattasi athasi navasi nabbe ikyanve banve tiranve chauranve pachanve,panchanve chiyanve sattanve athanve ninyanve';
const HINDI =
  'एक दो,दोन तीन चार पांच छह,छे,सहा सात आठ नौ,नऊ दस,दहा ग्यारह,अकरा बारह,बारा तेरह,तेरा चौदह,चौदा पंद्रह,पंधरा सोलह,सोळा सत्रह,सतरह,सतरा अठारह,अठरा उन्नीस,एकोणीस बीस,वीस इक्कीस,एकवीस बाइस,बावीस तेइस,तेवीस चौबीस,चोवीस पच्चीस,पंचवीस छब्बीस,सव्वीस सत्ताइस अठाइस उनतीस तीस इकतीस,इकत्तीस बत्तीस तैंतीस,तेंतीस चौंतीस पैंतीस,पस्तीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस,चाळीस इकतालीस बयालीस तैंतालीस चवालीस,चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी,उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे,पंचानवे छियानवे सत्तानवे अठानवे निन्यानवे';
/** From twenty, in tens. A single figure can follow: "twenty five". */
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety,ninty';

const FRACTIONS = {
  0.5: 'half adha adhe आधा आधे',
  0.75: 'pauna paun pona पौना',
  1.5: 'dedh derh डेढ़ दीड',
  2.5: 'dhai adhai arhai adich ढाई अढाई अडीच',
};
/** "Saadhe teen" is three and a half, "sava do" two and a quarter, and "paune do" a quarter less than two. */
const ADDED = {
  0.5: 'sadhe sarhe साढ़े साडे',
  0.25: 'sava सवा',
  '-0.25': 'paune pone पौने पावणे',
};
const SCALES = {
  100: 'hundred hundreds sau sao सौ',
  1_000: 'k thousand thousands thou hazar हजार',
  100_000: 'lakh lakhs lac lacs lack lacks lak laks lkh lpa lpm लाख',
  10_000_000: 'crore crores cr karod करोड़',
};
/** Other words that have the same folded spelling. */
const OTHERS = new Set(['no', 'for', 'at', 'so', 'tho']);

/** One spelling for those that differ only in the length of a vowel, a doubled consonant or a breath. */
function folded(word: string): string {
  return word
    .replace(/\u093C|[ँंः]|न्(?=[क-ह])/g, '')
    .replaceAll('ी', 'ि')
    .replaceAll('ई', 'इ')
    .replace(/([क-ह])्\1/g, '$1')
    .replaceAll('ट्ठ', 'ठ')
    .replaceAll('ee', 'i')
    .replace(/[ao]u/g, 'o')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replace(/(?<=[aei])y(?=[aei])/g, '')
    .replaceAll('dh', 'd')
    .replace(/(?:c+h+)+/g, 'ch')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/ah$/, 'a');
}

const counted = (list: string, from: number, step: number) =>
  list
    .split(' ')
    .flatMap((words, at) =>
      words.split(',').map((word) => [folded(word), from + at * step] as const),
    );
const valued = (lists: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([value, words]) =>
      words.split(' ').map((word) => [folded(word), Number(value)] as const),
    ),
  );

const UNITS = new Map(counted(ENGLISH, 1, 1));
const TENS = new Map(counted(ENGLISH_TENS, 20, 10));
const SIMPLE: ReadonlyMap<string, number> = new Map([
  ...valued(FRACTIONS),
  ...counted(HINDI, 1, 1),
  ...counted(HINDI_IN_LATIN, 1, 1),
  ...UNITS,
  ...TENS,
]);
const ADDITIONS = valued(ADDED);
const SCALE = valued(SCALES);

const HUNDRED = 100;
const HALF = 0.5;
const PIECES = /([\p{L}\p{M}]+|\d[\d,]*(?:\.\d+)?)/u;
const DIGITS = /^\d+(?:\.\d+)?$/;
const TOGETHER = /^\s*-?\s*$/;
const DASH = /^\s*[-~]\s*$/;
/** Between the ends of a range. */
const TO = /^(?:to|till|or|se|ya|से|ते|या)$/;
const AND = /^(?:and|aur|और)$/;
/** "3 1/2 lakh". */
const WRITTEN_FRACTION = /(?<=\d)[\s-]+([13])\/([24])(?=\s*(?:l|k\b|cr|th|ha[zj]|लाख|हज))/g;
/** "Up to" and "15,000 rupaye se bees hazar": these words before "to" and "se" are not misspelled numbers. */
const BEFORE_TO =
  /^(?:up|kam|zyada|jyada|adhik|rs|inr|rup\p{L}*|month|mahin\p{L}*|कम|ज्यादा|अधिक|रु[\p{L}\p{M}]*|मही[\p{L}\p{M}]*)$/u;
/** "1 lakh per lakh": these words before a unit are not misspelled numbers. */
const BEFORE_UNIT =
  /^(?:to|till|or|and|aur|ya|se|per|an?|plus|in|of|for|from|is|with|rs|inr|rup\p{L}*|k[aie]|tak|only|up|upto|से|या|और|का|की|के|तक|रु[\p{L}\p{M}]*)$/u;

/** What the words or digits from a position on are worth. */
interface Part {
  value: number;
  /** The position after them. */
  end: number;
  isWord: boolean;
}

/** A number below a thousand. */
interface Group extends Part {
  isHundreds: boolean;
}

interface Amount extends Part {
  /** In figures. A single unit stays as written. */
  text: string;
  /** What its first unit multiplies. */
  count: number;
  /** The smallest one. */
  unit: number;
}

type Pieces = readonly string[];
type Read = Pick<Amount, 'text' | 'end'> | null;

/** "Twenty five thousand" becomes "25 thousand", and "bees se pachees hazar" becomes "20 se 25 hazar". */
export function figuresForWords(plain: string): string {
  const pieces = plain
    .replace(WRITTEN_FRACTION, (_, over: string, under: string) =>
      inFigures(Number(over) / Number(under)).slice(1),
    )
    .split(PIECES);
  let figures = pieces[0]!;
  for (let at = 1; at < pieces.length;) {
    const read = rangeAt(pieces, at) ?? amountAlone(pieces, at);
    const end = read?.end ?? at + 2;
    figures += (read?.text ?? pieces[at]!) + pieces[end - 1]!;
    at = end;
  }
  return figures;
}

const inFigures = (value: number) => String(Number(value.toFixed(4)));

/** "Das-barah hazar", "dhai teen lakh", "twenty to twenty five thousand". */
function rangeAt(pieces: Pieces, at: number): Read {
  const low = smallAt(pieces, at);
  if (!low || scaleAt(pieces, low.end)) return null;
  const [gap = '', link = '', after = ''] = pieces.slice(low.end - 1);
  const isLinked = TO.test(link) || (AND.test(link) && isBetween(pieces, at));
  const high = amountAt(pieces, isLinked ? low.end + 2 : low.end);
  if (!high || !(low.isWord || high.isWord)) return null;
  const first = inFigures(high.unit === HUNDRED ? low.value * HUNDRED : low.value);
  if (isLinked) return { text: first + gap + link + after + high.text, end: high.end };
  const isRange = low.value < high.count && (low.isWord ? TOGETHER : DASH).test(gap);
  if (isRange) return { text: `${first}-${high.text}`, end: high.end };
  // "Twelve ten thousand" stays in words.
  const isUnclear = low.isWord && high.isWord && TOGETHER.test(gap);
  return isUnclear ? { text: pieces.slice(at, high.end - 1).join(''), end: high.end } : null;
}

function amountAlone(pieces: Pieces, at: number): Read {
  const amount = amountAt(pieces, at);
  if (!amount) return null;
  const [gap = '', next = ''] = pieces.slice(amount.end - 1);
  // "1 lakh xyz hazar": the amount goes on with a number that is not known.
  const isCutOff =
    gap === ' ' && isUnknown(next, BEFORE_UNIT) && scaleAt(pieces, amount.end + 2) >= THOUSAND;
  if (isCutOff) return { text: '', end: amount.end };
  return amount.isWord && !isUpperEnd(pieces, at) ? amount : null;
}

const isUnknown = (word: string, known: RegExp) =>
  /^\p{L}/u.test(word) && !known.test(word) && !SCALE.has(folded(word));

/** "Xyz se bees hazar": the lower end is not known. */
function isUpperEnd(pieces: Pieces, at: number): boolean {
  const [low = '', gap, link = '', after] = pieces.slice(Math.max(0, at - 4), at);
  return /^(?:to|se|से|ते)$/.test(link) && gap === ' ' && after === ' ' && isUnknown(low, BEFORE_TO);
}

/** "One lakh twenty two thousand five hundred": the units get smaller. */
function amountAt(pieces: Pieces, at: number, before: Amount | null = null): Amount | null {
  const part = partAt(pieces, before ? afterAnd(pieces, at) : at);
  if (!part || (before && !TOGETHER.test(pieces[at - 1]!))) return before;
  const scale = scaleAt(pieces, part.end);
  const unit = scale || (part.isHundreds ? HUNDRED : 0);
  if (!unit || (before && unit >= before.unit)) return before;
  const value = (before?.value ?? 0) + part.value * (scale || 1);
  const isSingle = !before && scale > 0;
  const amount = {
    value,
    unit,
    count: before?.count ?? (scale ? part.value : part.value / HUNDRED),
    text: isSingle ? `${inFigures(part.value)} ${pieces[part.end]}` : inFigures(value),
    end: part.end + (scale ? 2 : 0),
    isWord: part.isWord || before?.isWord === true,
  };
  return amountAt(pieces, amount.end, amount);
}

/** "One thousand and five hundred", but not "between one lakh and fifty thousand". */
function afterAnd(pieces: Pieces, at: number): number {
  return AND.test(pieces[at] ?? '') && !isBetween(pieces, at) ? at + 2 : at;
}

const isBetween = (pieces: Pieces, at: number) => pieces.slice(0, at).includes('between');

/** A number below a thousand: "five", "five hundred", "five hundred and ten". */
function partAt(pieces: Pieces, at: number): Group | null {
  const first = smallAt(pieces, at);
  if (!first) return null;
  if (!isHundred(pieces, first.end)) return { ...first, isHundreds: false };
  const end = first.end + 2;
  const value = first.value * HUNDRED;
  const rest = TOGETHER.test(pieces[end - 1]!) && smallAt(pieces, afterAnd(pieces, end));
  const isRest = rest && rest.isWord && rest.value < HUNDRED && !isHundred(pieces, rest.end);
  const [added, last] = isRest ? [rest.value, rest.end] : [0, end];
  return { value: value + added, end: last, isWord: true, isHundreds: true };
}

function isHundred(pieces: Pieces, at: number): boolean {
  // "Pandrah hazar paanch so", but not "do so".
  const isSo = pieces[at] === 'so' && SCALE.has(folded(pieces[at - 4] ?? ''));
  return isSo || scaleOf(pieces[at]) === HUNDRED;
}

/** A number below a hundred: "five", "twenty five", "saadhe teen", "two and a half", "two point five". */
function smallAt(pieces: Pieces, at: number): Part | null {
  const [word = '', gap = ''] = pieces.slice(at);
  const added = ADDITIONS.get(folded(word));
  if (added !== undefined) {
    const base = TOGETHER.test(gap) ? simpleAt(pieces, at + 2) : null;
    if (base) return { value: base.value + added, end: base.end, isWord: true };
    const isOfOne = added < HALF && scaleAt(pieces, at + 2) > 0;
    return isOfOne ? { value: 1 + added, end: at + 2, isWord: true } : null;
  }
  const simple = simpleAt(pieces, at);
  return simple && withFraction(pieces, simple);
}

/** "Two and a half", "two point five", "half a lakh". */
function withFraction(pieces: Pieces, whole: Part): Part {
  const [gap = '', ...words] = pieces.slice(whole.end - 1, whole.end + 5);
  if (whole.value === HALF && /^an?$/.test(words[0]!)) return { ...whole, end: whole.end + 2 };
  if (words[0] === 'point' && whole.value >= 1) {
    const tenths = SIMPLE.get(folded(words[2] ?? ''));
    const isDigit = tenths !== undefined && tenths < 10 && Number.isInteger(tenths);
    return isDigit ? { value: whole.value + tenths / 10, end: whole.end + 4, isWord: true } : whole;
  }
  const and = /^\s*&\s*$/.test(gap) ? 0 : AND.test(words[0] ?? '') ? 2 : null;
  if (and === null) return whole;
  const half = /^an?$/.test(words[and] ?? '') ? and + 2 : and;
  const part = { half: HALF, quarter: HALF / 2 }[words[half] ?? ''];
  return part ? { value: whole.value + part, end: whole.end + half + 2, isWord: true } : whole;
}

function simpleAt(pieces: Pieces, at: number): Part | null {
  const [word = '', gap = '', next = ''] = pieces.slice(at);
  if (DIGITS.test(word)) return { value: Number(word), end: at + 2, isWord: false };
  if (/^an?$/.test(word))
    return scaleAt(pieces, at + 2) >= LAKH ? { value: 1, end: at + 2, isWord: true } : null;
  if (OTHERS.has(word)) return null;
  const key = folded(word);
  const value = SIMPLE.get(key) ?? joinedValue(key);
  if (value === undefined) return null;
  const unit = TENS.has(key) && TOGETHER.test(gap) ? UNITS.get(folded(next)) : undefined;
  const isUnit = unit !== undefined && unit < 10;
  return { value: value + (isUnit ? unit : 0), end: at + (isUnit ? 4 : 2), isWord: true };
}

/** "साडेतीन". */
function joinedValue(key: string): number | undefined {
  for (const [start, added] of ADDITIONS) {
    const rest = key.startsWith(start) && SIMPLE.get(key.slice(start.length));
    if (rest) return rest + added;
  }
  return undefined;
}

/** What the unit at a position multiplies; 0 if there is no unit right after the number. */
function scaleAt(pieces: Pieces, at: number): number {
  const [gap = '', word = ''] = pieces.slice(at - 1);
  const scale = TOGETHER.test(gap) ? scaleOf(word) : 0;
  return scale >= THOUSAND ? scale : 0;
}

const scaleOf = (word = '') => (OTHERS.has(word) ? 0 : (SCALE.get(folded(word)) ?? 0));
