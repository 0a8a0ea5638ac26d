import type { Lexicon } from './lexicon.ts';
import type { ValueSet } from './segments.ts';
import { SentenceText } from './sentenceText.ts';
import { keysOf, type Token } from './tokens.ts';
import { THINGS, VERBS } from './verbs.ts';

/** Something that people may not have done, and the filter values for that. */
interface Omission {
  /** `dimension:key`, each for other rows: the measure decides which one is meant. */
  values: string;
  /** The value that is meant if the measure has several of them. */
  usual?: string;
  verbs: string;
  /** What it is done to, in the singular: "to a job", "their email". */
  objects?: string;
  /** Whether it is clear without an object: "never applied". */
  mayLackObject?: true;
  /** Who does it. */
  doers?: string;
  /** The measure that counts those who have not done it, as in "who never applied". */
  noun?: string;
  /** Whether "yet" must be said, as in "not approved yet". */
  needsYet?: true;
}

const WRITTEN: readonly Omission[] = [
  {
    values: 'has_applied:no applied_after_saving:no applied_after_viewing:no has_applications:no',
    usual: 'applied_after_saving',
    noun: 'job_seekers',
    verbs: `${VERBS.apply} ${THINGS.application}`,
    objects: 'job vacancy position anything anywhere kahin कहीं नौकरी',
    doers: 'nobody people candidate applicant seeker',
    mayLackObject: true,
  },
  {
    values: 'has_applied:no',
    noun: 'job_seekers',
    verbs: 'sent send made make submitted submit bheja bheji bheje diya di किया भेजा भेजी दिया',
    objects: 'application avedan आवेदन अर्ज़ी एप्लिकेशन',
  },
  {
    values: 'has_applications:no',
    verbs:
      'have receive received get got attract attracted draw drew mila mile aaya aaye मिला मिले आया आए',
    objects: 'application applicant avedan आवेदन',
  },
  {
    values: 'has_saved_a_job:no',
    noun: 'job_seekers',
    verbs: VERBS.save,
    objects: THINGS.job,
  },
  {
    values: 'has_viewed_a_job:no',
    noun: 'job_seekers',
    verbs: `${VERBS.see} looked`,
    objects: THINGS.job,
  },
  {
    values: 'has_posted:no',
    noun: 'companies',
    verbs: VERBS.post,
    objects: `${THINGS.job} vacancy anything`,
    doers: 'company employer',
    mayLackObject: true,
  },
  {
    values: 'email_confirmed:no',
    verbs: 'confirm confirmed verify verified वेरिफ़ाई पुष्टि कन्फ़र्म',
    objects: 'email address account mail ईमेल मेल',
  },
  {
    values: 'onboarded:no',
    verbs: 'finish finished complete completed poora poori pura puri पूरा पूरी',
    objects: 'onboarding profile signup step ऑनबोर्डिंग प्रोफ़ाइल',
  },
  {
    values: 'seen_by_employer:no notification_read:no',
    verbs: `${VERBS.see} look looked read padha padhi पढ़ा`,
    doers: 'company employer recruiter kisi kisine nobody niyokta किसी नियोक्ता कंपनी',
  },
  {
    values: 'report_resolved:no',
    verbs:
      'resolve resolved settle settled handle handled closed suljhi suljhai निपटी निपटाई सुलझी सुलझाई',
    doers: 'admin administrator',
  },
  {
    values: 'offer_status:sent',
    verbs: VERBS.answer,
    doers: 'candidate applicant nobody',
  },
  {
    values: 'job_approval:pending company_approval:pending',
    verbs: `${VERBS.approve} reviewed moderated`,
    doers: 'admin administrator',
    needsYet: true,
  },
  {
    values: 'application_status:pending',
    verbs: VERBS.decide,
    doers: 'company employer',
    needsYet: true,
  },
];

const OMISSIONS = WRITTEN.map(({ verbs, objects, doers, ...one }) => ({
  ...one,
  verbs: keysOf(verbs),
  objects: keysOf(objects),
  doers: keysOf(doers),
}));

const NOT = keysOf('not never nobody unopened unseen unread');
/** Verbs that contain the "not". */
const UNSEEN = keysOf('unopened unseen unread');
/** In Hindi, what was not done comes first. */
const NAHI = keysOf('nahi nahin nhi नहीं baki baaki बाकी');
const YET = keysOf('yet still abhi ab tak baki baaki अभी अब तक बाकी');
const ONE = keysOf('one company employer recruiter');
/** What may come before an object in the plural: "did not get any applications". */
const SINGLE = keysOf('any single koi कोई bhi भी');
const WHO = keysOf('who jo jinhone jisne जो जिन्होंने जिसने company employer niyokta कंपनी नियोक्ता');
/** With which words such a phrase may begin. */
const BEGINNINGS = keysOf(
  `who that which where and but whose have has had did do does are were was is still yet
   jo jin jinhone jisne jinka jinke jinki jinhen jinhe ne kabhi abhi ab
   जो जिन जिन्होंने जिसने जिनका जिनके जिनकी जिन्हें ने कभी अभी अब`,
);
/** With which words it may begin in Hindi as well. */
const FIRST = keysOf(
  'par pe ko ek koi kisi company employer niyokta पर पे को एक कोई किसी कंपनी नियोक्ता',
);
const LINKS = keysOf(
  `where who that which have has had did do does are were was is be been being got get to for in at by the a an any single one
   their his her they them it up ever once even so far all
   ne ko ka ke ki par pe liye me mein se bhi kabhi koi ek kisi apna apni apne kiya hua hui hue gaya gayi gaye gai hai hain ho
   jo jinhone jisne hota hoti hona hone honi jaana jaane jaani
   जो जिन्होंने जिसने ने को का के की पर पे लिए में से भी कभी कोई एक किसी अपना अपनी अपने किया हुआ हुई हुए गया गई गए है हैं हो होना होने होनी जाना जाने जानी`,
);
/** With which words it may end, apart from the verb and its object. */
const ENDINGS = keysOf(
  `yet ever once at so far all kiya hua hui hue gaya gayi gaye gai hai hain ki
   किया हुआ हुई हुए गया गई गए है हैं की`,
);
const LONGEST = 14;

interface OmissionReading {
  length: number;
  sets: ValueSet[];
  usual: string | null;
  noun: string | null;
}

/** Reads "who never applied", "not opened yet" and "ने कभी आवेदन नहीं किया", with the words in any order. */
export class OmissionReader extends SentenceText {
  private readonly mayOmit: boolean;
  private readonly isHindi: boolean;

  constructor(tokens: readonly Token[], words: Lexicon) {
    super(tokens, words);
    this.isHindi = this.has(NAHI);
    this.mayOmit = this.isHindi || tokens.some((_, at) => this.isNot(at));
  }

  read(at: number): OmissionReading | null {
    const { key, isQuoted } = this.tokens[at]!;
    if (!this.mayOmit || isQuoted) return null;
    for (const one of OMISSIONS) {
      const isLed = BEGINNINGS.includes(key) || this.isNot(at);
      const isHindi = this.isHindi && [...one.objects, ...one.verbs, ...FIRST].includes(key);
      const length = isLed || isHindi ? this.omittedLength(one, at) : 0;
      const sets = one.values
        .split(' ')
        .map((value) => value.split(':') as [string, string])
        .filter(([dimension]) => this.words.dimensionOf(dimension))
        .map(([dimension, value]) => ({ dimension, keys: [value] }));
      if (length === 0 || sets.length === 0) continue;
      const noun = WHO.includes(key) ? (one.noun ?? null) : null;
      return { length, sets, usual: one.usual ?? null, noun };
    }
    return null;
  }

  /** How many words say that it was not done; 0 if they do not. */
  private omittedLength(one: (typeof OMISSIONS)[number], at: number): number {
    const found = {
      doer: false,
      not: false,
      verb: false,
      object: one.objects.length === 0 || one.mayLackObject === true,
      yet: !one.needsYet,
    };
    let length = 0;
    for (let next = at; next < at + LONGEST; next += 1) {
      const token = this.tokens[next];
      if (!token || token.isQuoted) break;
      const { key, isPlural } = token;
      const isVerb =
        one.verbs.includes(key) || (UNSEEN.includes(key) && one.verbs.includes('seen'));
      const isAny = this.isOne(next - 1, SINGLE);
      const isObject = one.objects.includes(key) && (!isPlural || isAny);
      const isNot = this.isNot(next);
      const isYet = YET.includes(key);
      const isDoer = one.doers.includes(key);
      // "Where the employer has not opened them, by company" names who did it already.
      if (key === 'by' && found.doer) break;
      found.doer ||= isDoer;
      if (!isVerb && !isObject && !isNot && !isYet && !LINKS.includes(key) && !isDoer) break;
      found.not ||= isNot;
      found.verb ||= isVerb;
      found.object ||= isObject;
      found.yet ||= isYet;
      const isWhole = found.not && found.verb && found.object && found.yet;
      // "By company" belongs to them; in the singular, it is asked back.
      const isBy = isDoer && this.isOne(next - 1, ['the', 'by']);
      const mayEnd = isVerb || isObject || isNot || isYet || isBy || ENDINGS.includes(key);
      if (isWhole && mayEnd) length = next + 1 - at;
    }
    return length;
  }

  /** "Not" and "nobody"; "yet to be opened" has not been opened. */
  private isNot(at: number): boolean {
    return (
      this.isOne(at, [...NOT, ...NAHI]) ||
      (this.keyAt(at) === 'no' && this.isOne(at + 1, ONE)) ||
      (this.keyAt(at) === 'yet' && this.keyAt(at + 1) === 'to')
    );
  }
}
