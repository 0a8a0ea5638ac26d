import { SentenceText } from './sentenceText.ts';
import { keysOf } from './tokens.ts';
import { VERBS } from './verbs.ts';

interface Duration {
  verbs: string;
  /** Words for who acts and for what is acted on: "companies", "applications". */
  nouns: string;
  /** What must follow the verb. */
  object?: string;
  /** The same in Hindi, where the words may come in any order. */
  hindi?: { verbs: string; nouns: string };
}

const EMPLOYERS = 'company employer recruiter';
const APPLICANTS = 'application applicant candidate';
const HINDI_EMPLOYERS = 'कंपनी नियोक्ता';
const WRITTEN: Readonly<Record<string, Duration>> = {
  time_to_view: {
    verbs: `${VERBS.see} look read`,
    nouns: `${EMPLOYERS} ${APPLICANTS}`,
    hindi: { verbs: 'dekhne kholne देखने खोलने', nouns: `avedan आवेदन ${HINDI_EMPLOYERS}` },
  },
  time_to_decision: {
    verbs: VERBS.decide,
    nouns: `${EMPLOYERS} ${APPLICANTS}`,
    hindi: { verbs: '', nouns: `avedan आवेदन ${HINDI_EMPLOYERS}` },
  },
  time_to_hire: {
    verbs: `${VERBS.hire} hiring`,
    nouns: `${EMPLOYERS} applicant candidate someone people`,
    hindi: { verbs: 'हायर', nouns: `log logo logon kisi लोग किसी उम्मीदवार ${HINDI_EMPLOYERS}` },
  },
  time_to_fill: {
    verbs: VERBS.fill,
    nouns: `${EMPLOYERS} job position vacancy opening`,
    hindi: { verbs: 'bharne भरने', nouns: 'pad नौकरी पद जॉब post posting पोस्ट' },
  },
  time_to_approval: {
    verbs: `${VERBS.approve} approval`,
    nouns: 'job admin moderator',
    hindi: { verbs: '', nouns: 'नौकरी जॉब' },
  },
  time_to_offer_answer: {
    verbs: `${VERBS.answer} ${VERBS.accept} decide`,
    nouns: `${APPLICANTS} people seeker`,
    object: 'offer',
    hindi: { verbs: '', nouns: 'offer ऑफ़र उम्मीदवार आवेदक' },
  },
  interview_to_offer: {
    verbs: '',
    nouns: '',
    hindi: { verbs: 'offer ऑफ़र', nouns: 'interview इंटरव्यू' },
  },
  time_to_offer: {
    verbs: '',
    nouns: '',
    hindi: { verbs: 'offer ऑफ़र', nouns: 'application avedan आवेदन' },
  },
  time_to_answer: {
    verbs: VERBS.answer,
    nouns: `${EMPLOYERS} applicant candidate message question`,
    hindi: {
      verbs: '',
      nouns: `sawal sawalon सवाल संदेश मैसेज उम्मीदवार आवेदक ${HINDI_EMPLOYERS}`,
    },
  },
  time_to_resolve: {
    verbs: 'resolve resolved resolution',
    nouns: 'report complaint job admin moderator',
  },
  time_to_booking: { verbs: 'book booked', nouns: 'applicant candidate interview' },
};
const DURATIONS = Object.entries(WRITTEN).map(([measure, { verbs, nouns, object, hindi }]) => ({
  measure,
  verbs: keysOf(verbs),
  nouns: keysOf(nouns),
  object,
  hindi: hindi && {
    verbs: keysOf(`${verbs} ${hindi.verbs}`),
    nouns: keysOf(`${nouns} ${hindi.nouns}`),
  },
}));
const LEADS = [
  'how long',
  'how fast',
  'how quickly',
  'how soon',
  'how much time',
  'how many day',
  'how many hour',
  'day to',
  'hour to',
  'time till',
  'time until',
  'time before',
  'day until',
  'hour until',
  'time taken',
  'day taken',
].map(keysOf);
/** The last words of the ranks of times. */
const SUPERLATIVES = keysOf('slowest longest quickest fastest shortest जल्दी जल्द देर jaldi der');
const TIMES = keysOf('समय samay time');
const EXTREMES = keysOf('कम ज़्यादा kam zyada jyada');
const ASKING = keysOf('kitne kitna कितने कितना');
const ASKED = keysOf('din time samay waqt ghante दिन समय वक्त घंटे');
const HINDI_LINKS =
  keysOf(`baad बाद post posting पोस्ट ne ko ka ke ki se me mein tak par pe ek average ausat ausatan
   karne hone dene lene milne jaane karte karti karta hote hota dete deti lete leti leta lagte lagta lagti jaate hai hain
   ने को का के की से में तक पर एक औसत औसतन करने होने देने लेने मिलने जाने करते करती होते होता देते देती लेते लेती लेता
   लगते लगता लगती जाते है हैं`);
const INTERVIEW = keysOf('interview इंटरव्यू');
const OFFER = keysOf('offer ऑफ़र');
const LONGEST = 14;
const UNITS = ['time', 'day', 'hour'];
const TAKING = ['take', 'took', 'taking'];
const WHO_HIRES = keysOf(EMPLOYERS);
const DOERS = keysOf(`the our it ${EMPLOYERS} ${APPLICANTS}`);
const LINKS =
  keysOf(`do does did it take took taken to is are was were get got be being by for we our us they i a an the
  ko ne ka first usually normally on average make until before at in`);

const OBJECT_LINKS = ['a', 'an', 'the', 'to', 'at', 'on', 'about', 'their', 'our'];

/** Reads "how long do companies take to open applications" and the like, with the words in any order. */
export class DurationReader extends SentenceText {
  read(at: number): { length: number; key: string } | null {
    return this.readInOrder(at) ?? this.readHindi(at);
  }

  private readInOrder(at: number): { length: number; key: string } | null {
    const lead = this.leadAt(at);
    if (!lead) return null;
    for (const { measure: key, verbs, nouns, object } of DURATIONS) {
      // In "the slowest companies to decide", the companies are ranked.
      const passed = lead.length > 0 ? nouns : nouns.filter((noun) => !WHO_HIRES.includes(noun));
      let next = this.past(at + lead.length, [...LINKS, ...passed]);
      if (!this.isOne(next, verbs) || !this.words.measureOf(key)) continue;
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
    if (!this.has(ASKING)) return null;
    for (const { measure, object, hindi } of DURATIONS) {
      if (!hindi || !this.words.measureOf(measure)) continue;
      if (measure === 'interview_to_offer' && !this.has(INTERVIEW)) continue;
      if (object && !this.has(OFFER)) continue;
      const { verbs, nouns } = hindi;
      const mayBegin = this.isOne(at, [...verbs, ...nouns, ...ASKING, 'ek', 'एक']);
      const length = mayBegin ? this.askedLength(at, verbs, nouns) : 0;
      if (length > 0) return { length, key: measure };
    }
    return null;
  }

  /** How many words ask how long this takes; 0 if they do not. */
  private askedLength(at: number, done: readonly string[], things: readonly string[]): number {
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
    const takes = this.isOne(at - 1, ['day', 'hour', 'week']) && this.has(TAKING);
    const isTo =
      this.isOne(at, ['to']) &&
      (takes || (!isNamed && this.tokens.slice(0, at).some((_, one) => isSlowest(one))));
    const hasLink = this.isOne(at - 1, ['se', 'से', 'me', 'mein', 'में']) && isSlowest(at - 2);
    if (isTo || isSlowest(at - 1) || hasLink) return [];
    // "The time companies take to answer".
    const doer = this.past(at + 1, DOERS);
    if (doer > at + 1 && this.isOne(at, UNITS) && this.isOne(doer, TAKING)) return ['time'];
    return LEADS.find((keys) => this.lengthOf([keys], at) > 0);
  }

  private past(at: number, keys: readonly string[]): number {
    let next = at;
    while (this.isOne(next, keys)) next += 1;
    return next;
  }
}
