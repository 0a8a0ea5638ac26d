/** What a letter of a word is: words of Hindi contain marks. */
export const LETTER = '[\\p{L}\\p{M}\\p{N}]';

const NO =
  '(?:no|not|non|never|without|except|excluding|avoid|neither|nor|(?:instead|rather|other) (?:of|than)|bina|bagair|बिना|बगैर)';
const DO_NOT = `(?:(?:do|will|can|could|would) not|(?:do|wo|ca)n['’ ]?t|cannot|unable)`;
const WANT =
  '(?:want|need|like|prefer|interested|looking|ready|able|available|comfortable|willing)';
const TO_DO = '(?: (?:to|in|for|with|do|doing|work|working))*';
const ANY = '(?: (?:any|a|an|the|in|at|on|for|with|of|kind|kisi|koi|किसी|कोई))*';
/** In Hindi "nahi chahiye" follows what it refuses, unless the clause begins with it. */
const NOT_WANTED = '(?<=^|, )(?:(?:mujhe|मुझे) )?(?:nahi+n?|nhi|नहीं|नही) (?:chah?iy?e|chaiye|चाहिए|चाहिये)'; // oxfmt-ignore
const BUT = '(?:but|lekin|magar|balki|लेकिन|बल्कि)';
const BEFORE = `(?:(?:${BUT}|and) )?(?:${DO_NOT}(?: ${WANT})?${TO_DO}|not ${WANT}${TO_DO}|${NO}|${NOT_WANTED})${ANY}[ -]`;

const OF_IT =
  '(?: (?:me|mein|mai|ki|ka|ke|ko|wal[aie]|bhi|jobs?|naukri|kaam|kam|में|की|का|के|को|वाली|वाला|वाले|भी|जॉब|नौकरी|काम))*';
/** "Nahi to" is "or else", and "nahi mil raha" that someone looks for it in vain. */
const NAHI = `(?:(?:na?h(?:i+|ee)n?|नहीं|नही)(?!(?: ho| हो)? (?:(?:toh?|तो)(?!${LETTER})|mil|मिल))|mat|मत|na ho|ना हो|न हो)`;
const VERBS =
  '(?: (?:chah?iy?e|chaiye|karn[aie]|kar(?:unga|ungi)|kar sakt[aei]|hai|hu|hun|hoon|ho|hona|dikhao|den[ai]|do|चाहिए|चाहिये|करनी|करना|कर सकता|कर सकती|है|हूं|हूँ|हो|होना|दिखाओ))*';
const APART_FROM =
  ' (?:ke|के) (?:bina|bagair|alawa|siwa|बिना|बगैर|अलावा|सिवा)|(?: ko| को)? (?:chh?od ?(?:kar|ke)|छोड ?(?:कर|के))';
const IS_NOT =
  '(?: (?:is|are))? not (?:wanted|required|needed|possible|allowed|preferred|acceptable|suitable|ok|okay)|(?: not?| never)(?= ,|$)';
const AFTER = `(?:${OF_IT} ${NAHI}${VERBS}|${APART_FROM}|${IS_NOT})`;

const OR = '(?: (?:or|nor|ya|या) | ?/ ?)';

const NEAR = '(?:near(?: ?by| to)?|around|close to|from)';
const NAME_FOLLOWS = new RegExp(
  `(?<!${LETTER})(?:${BEFORE}|(?:outside|away|far)(?: of| from)? )(?:${NEAR} )?`,
  'gu',
);
const NAME_PRECEDES = new RegExp(
  `(?: (?:ke (?:aas ?)?pa+s|के (?:आस ?)?पास))?(?:${AFTER}| (?:se|से) (?:bahar|door|dur|बाहर|दूर))(?!${LETTER})`,
  'gu',
);
const NEXT_NAME = /^(?: (?:or|nor|and|ya|aur|या|और) | ?\/ ?)(?:(?:in|near|from) )?/u;
const WORDS_OF_A_NAME = 3;

/** Finds names that someone refuses, before or after them, such as places: "not in Pune or Mumbai". */
export function refusedNames(isName: (words: readonly string[]) => boolean) {
  const sizes = Array.from({ length: WORDS_OF_A_NAME }, (_, at) => WORDS_OF_A_NAME - at);
  const longest = (text: string, take: (words: string[], size: number) => string[]) => {
    const words = text.split(' ');
    return sizes
      .filter((size) => size <= words.length)
      .map((size) => take(words, size))
      .find(isName)
      ?.join(' ');
  };
  const first = (text: string) => longest(text, (words, size) => words.slice(0, size));
  const last = (text: string) => longest(text, (words, size) => words.slice(-size));
  return (text: string): string[] => {
    const found: string[] = [];
    for (const { 0: before, index } of text.matchAll(NAME_FOLLOWS)) {
      let end = index + before.length;
      let name = first(text.slice(end));
      if (!name) continue;
      while (name) {
        end += name.length;
        const [joint] = NEXT_NAME.exec(text.slice(end)) ?? [];
        name = joint && first(text.slice(end + joint.length));
        if (name) end += joint!.length;
      }
      found.push(text.slice(index, end));
    }
    for (const { 0: after, index } of text.matchAll(NAME_PRECEDES)) {
      const name = last(text.slice(0, index));
      if (name) found.push(name + after);
    }
    return found;
  };
}

/** Finds what someone says they do not want, before or after what the patterns find: "no night shift or part time". */
export function refusals(patterns: readonly string[]): (text: string) => string[] {
  // A name can be given to a group only once, and here it is not needed.
  const one = `(?:${patterns.map((pattern) => pattern.replace(/\?<[a-zA-Z]+>/g, '?:')).join('|')})`;
  const some = `${one}(?:${OR}${one}){0,2}`;
  const refused = new RegExp(
    `(?<!${LETTER})(?:${BEFORE}${some}|${some}${AFTER})(?: ${BUT})?(?!${LETTER})`,
    'gu',
  );
  return (text) => text.match(refused) ?? [];
}
