import { keysOf, type Token } from './tokens.ts';

const FUNNEL = keysOf('funnel फ़नल');
const STEPS = keysOf(
  'application app view hire hiring offer interview signup up user seeker job company bharti avedan आवेदन भर्ती ऑफ़र इंटरव्यू अप',
);
const TO = keysOf('to then se से into');
const UNTIL = keysOf('tak तक');
/** What became of those who took a step, by the noun for it. */
const NOUNS: Readonly<Record<string, string>> = {
  interviewed: 'interview',
  offered: 'offer',
  hired: 'hire',
};

/** "A funnel from applications to hires" lists its steps; null if no funnel is asked for. */
export function withFunnelListed(tokens: readonly Token[]): Token[] | null {
  if (!tokens.some(({ key }) => FUNNEL.includes(key))) return null;
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1]?.key ?? '', tokens[at + 1]];
    const noun = NOUNS[token.key];
    if (noun) return [{ ...token, key: noun }];
    if (!STEPS.includes(before)) return [token];
    if (UNTIL.includes(token.key)) return [];
    return TO.includes(token.key) && next ? [{ ...token, key: ',' }] : [token];
  });
}
