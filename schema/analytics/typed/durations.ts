import type { Lexicon } from './lexicon.ts';
import { wordKey, type Token } from './tokens.ts';

interface Duration {
  verbs: readonly string[];
  /** Words for who acts and for what is acted on: "companies", "applications". */
  nouns: readonly string[];
  /** What must follow the verb. */
  object?: string;
}

const EMPLOYERS = ['company', 'employer', 'recruiter'];
const APPLICANTS = ['application', 'applicant', 'candidate'];
const DURATIONS: Readonly<Record<string, Duration>> = {
  time_to_view: {
    verbs: [
      'view',
      'viewed',
      'open',
      'opened',
      'see',
      'seen',
      'look',
      'देखे',
      'खोले',
      'dekhe',
      'khole',
    ],
    nouns: [...EMPLOYERS, ...APPLICANTS],
  },
  time_to_decision: {
    verbs: ['decide', 'decided', 'decision', 'faisla', 'फ़ैसला', 'निर्णय'],
    nouns: [...EMPLOYERS, ...APPLICANTS],
  },
  time_to_hire: {
    verbs: ['hire', 'hired', 'hiring', 'bharti', 'भर्ती'],
    nouns: [...EMPLOYERS, 'applicant', 'candidate', 'someone', 'people'],
  },
  time_to_fill: {
    verbs: ['fill', 'filled'],
    nouns: [...EMPLOYERS, 'job', 'position', 'vacancy', 'opening'],
  },
  time_to_approval: {
    verbs: ['approve', 'approved', 'approval'],
    nouns: ['job', 'admin', 'moderator'],
  },
  time_to_offer_answer: {
    verbs: ['answer', 'answered', 'accept', 'accepted', 'respond', 'reply', 'decide'],
    nouns: [...APPLICANTS, 'people', 'seeker'],
    object: 'offer',
  },
  time_to_answer: {
    verbs: ['answer', 'answered', 'reply', 'replied', 'respond', 'jawab', 'जवाब'],
    nouns: [...EMPLOYERS, 'applicant', 'candidate', 'message', 'question'],
  },
  time_to_resolve: {
    verbs: ['resolve', 'resolved', 'resolution'],
    nouns: ['report', 'complaint', 'job', 'admin', 'moderator'],
  },
  time_to_booking: { verbs: ['book', 'booked'], nouns: ['applicant', 'candidate', 'interview'] },
};
const LEADS = [
  ['how', 'long'],
  ['how', 'fast'],
  ['how', 'quickly'],
  ['how', 'soon'],
  ['how', 'much', 'time'],
  ['how', 'many', 'day'],
  ['how', 'many', 'hour'],
  ['day', 'to'],
  ['hour', 'to'],
  ['time', 'till'],
  ['time', 'until'],
  ['time', 'before'],
  ['day', 'until'],
  ['hour', 'until'],
  ['time', 'taken'],
  ['day', 'taken'],
];
/** The last words of the ranks of times. */
const SUPERLATIVES = 'slowest longest quickest fastest shortest जल्दी जल्द देर jaldi der'
  .split(' ')
  .map(wordKey);
const TIMES = ['समय', 'samay', 'time'].map(wordKey);
const EXTREMES = ['कम', 'ज़्यादा', 'kam', 'zyada', 'jyada'].map(wordKey);
const ASKING = 'kitne kitna कितने कितना'.split(' ').map(wordKey);
const ASKED = 'din time samay waqt ghante दिन समय वक्त घंटे'.split(' ').map(wordKey);
/** Hindi verbs and nouns of the same, beside the English ones. */
const HINDI: Readonly<Record<string, { verbs: string; nouns: string }>> = {
  time_to_view: { verbs: 'dekhne kholne देखने खोलने', nouns: 'avedan आवेदन कंपनी नियोक्ता' },
  time_to_decision: { verbs: 'decision faisla फ़ैसला निर्णय', nouns: 'avedan आवेदन कंपनी नियोक्ता' },
  time_to_hire: {
    verbs: 'hiring hire bharti भर्ती हायर',
    nouns: 'log logo logon kisi लोग किसी उम्मीदवार कंपनी नियोक्ता',
  },
  time_to_fill: { verbs: 'bharne fill भरने', nouns: 'naukri pad नौकरी पद जॉब post posting पोस्ट' },
  time_to_approval: { verbs: 'approve manzoor मंज़ूर अप्रूव', nouns: 'naukri नौकरी जॉब' },
  time_to_offer_answer: {
    verbs: 'jawab जवाब reply answer',
    nouns: 'offer ऑफ़र उम्मीदवार आवेदक',
  },
  interview_to_offer: { verbs: 'offer ऑफ़र', nouns: 'interview इंटरव्यू' },
  time_to_offer: { verbs: 'offer ऑफ़र', nouns: 'application avedan आवेदन' },
  time_to_answer: {
    verbs: 'jawab जवाब reply respond',
    nouns: 'sawal sawalon message सवाल संदेश मैसेज कंपनी नियोक्ता उम्मीदवार आवेदक',
  },
};
const HINDI_LINKS =
  `baad बाद post posting पोस्ट ne ko ka ke ki se me mein tak par pe ek average ausat ausatan
   karne hone dene lene milne jaane karte karti karta hote hota dete deti lete leti leta lagte lagta lagti jaate hai hain
   ने को का के की से में तक पर एक औसत औसतन करने होने देने लेने मिलने जाने करते करती होते होता देते देती लेते लेती लेता
   लगते लगता लगती जाते है हैं`
    .split(/\s+/)
    .filter(Boolean)
    .map(wordKey);
const INTERVIEW = ['interview', 'इंटरव्यू'].map(wordKey);
const OFFER = ['offer', 'ऑफ़र'].map(wordKey);
const LONGEST = 14;
const UNITS = ['time', 'day', 'hour'];
const TAKING = ['take', 'took', 'taking'];
const LINKS =
  `do does did it take took taken to is are was were get got be being by for we our us they i a an the
  ko ne ka ka first usually normally on average make until before at in`
    .split(/\s+/)
    .map(wordKey);

/** Reads "how long do companies take to open applications" and the like, with the words in any order. */
export class DurationReader {
  private readonly tokens: readonly Token[];
  private readonly words: Lexicon;

  constructor(tokens: readonly Token[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
  }

  read(at: number): { length: number; key: string } | null {
    return this.readInOrder(at) ?? this.readHindi(at);
  }

  private readInOrder(at: number): { length: number; key: string } | null {
    const lead = this.leadAt(at);
    if (!lead) return null;
    for (const [key, { verbs, nouns, object }] of Object.entries(DURATIONS)) {
      // In "the slowest companies to decide", the companies are ranked.
      const passed = lead.length > 0 ? nouns : nouns.filter((noun) => !EMPLOYERS.includes(noun));
      let next = this.past(at + lead.length, [...LINKS, ...passed]);
      if (!this.isOne(next, verbs.map(wordKey)) || !this.words.measureOf(key)) continue;
      next += 1;
      if (object) {
        next = this.past(next, OBJECT_LINKS) + 1;
        if (!this.isOne(next - 1, [object])) continue;
        return { length: next - at, key };
      }
      // Connecting words at the end belong to what follows: "by company", "in Pune".
      for (let end = next; this.isOne(end, [...OBJECT_LINKS, ...nouns]); end += 1)
        if (this.isOne(end, nouns)) next = end + 1;
      return { length: next - at, key };
    }
    return null;
  }

  /** Reads "kitne din lagte hain ek job bharne me" and "employer kitne din me hire karte hain", in any order. */
  private readHindi(at: number): { length: number; key: string } | null {
    if (!this.tokens.some(({ key }) => ASKING.includes(key))) return null;
    for (const [measure, { verbs, nouns }] of Object.entries(HINDI)) {
      const known = DURATIONS[measure] ?? { verbs: [], nouns: [] };
      const isAfterInterview = this.tokens.some(({ key }) => INTERVIEW.includes(key));
      if (measure === 'interview_to_offer' && !isAfterInterview) continue;
      const isOffer = this.tokens.some(({ key }) => OFFER.includes(key));
      if (known.object && !isOffer) continue;
      const done = [...known.verbs, ...verbs.split(' ')].map(wordKey);
      const things = [...known.nouns, ...nouns.split(' ')].map(wordKey);
      const mayBegin = this.isOne(at, [...done, ...things, ...ASKING, 'ek', 'एक']);
      const length =
        mayBegin && this.words.measureOf(measure) ? this.lengthOf(at, done, things) : 0;
      if (length > 0) return { length, key: measure };
    }
    return null;
  }

  /** How many words ask how long this takes; 0 if they do not. */
  private lengthOf(at: number, done: readonly string[], things: readonly string[]): number {
    const found = { done: false, asked: false };
    let length = 0;
    for (let next = at; next < at + LONGEST; next += 1) {
      const isAsked = this.isOne(next, ASKED) && this.isOne(next - 1, ASKING);
      const isDone = this.isOne(next, done);
      if (!isAsked && !isDone && !this.isOne(next, [...things, ...ASKING, ...HINDI_LINKS])) break;
      found.done ||= isDone;
      found.asked ||= isAsked;
      if (found.done && found.asked) length = next + 1 - at;
    }
    return length;
  }

  /** "How long" and the like. After "the slowest", the verb is enough: "the slowest to decide". */
  private leadAt(at: number): readonly string[] | undefined {
    const isSlowest = (place: number) =>
      this.isOne(place, SUPERLATIVES) ||
      (this.isOne(place, ['least']) && this.isOne(place + 1, ['time'])) ||
      (this.isOne(place, TIMES) && this.isOne(place - 1, EXTREMES));
    const isNamed = this.isOne(at - 1, ['time']) && !this.isOne(at - 2, [...SUPERLATIVES, 'least']);
    // "Companies that take more than 10 days to hire".
    const takes =
      this.isOne(at - 1, ['day', 'hour', 'week']) &&
      this.tokens.some(({ key }) => TAKING.includes(key));
    const isTo =
      this.isOne(at, ['to']) &&
      (takes || (!isNamed && this.tokens.slice(0, at).some((_, one) => isSlowest(one))));
    const hasLink = this.isOne(at - 1, ['se', 'से', 'me', 'mein', 'में']) && isSlowest(at - 2);
    if (isTo || isSlowest(at - 1) || hasLink) return [];
    // "The time companies take to answer".
    const doer = this.past(at + 1, ['the', 'our', 'it', ...EMPLOYERS, ...APPLICANTS]);
    if (doer > at + 1 && this.isOne(at, UNITS) && this.isOne(doer, TAKING)) return ['time'];
    return LEADS.find((keys) => keys.every((key, step) => this.tokens[at + step]?.key === key));
  }

  private isOne = (at: number, keys: readonly string[]) =>
    keys.includes(this.tokens[at]?.key ?? '');

  private past(at: number, keys: readonly string[]): number {
    let next = at;
    while (this.isOne(next, keys)) next += 1;
    return next;
  }
}

const OBJECT_LINKS = ['a', 'an', 'the', 'to', 'at', 'on', 'about', 'their', 'our', 'an'];
