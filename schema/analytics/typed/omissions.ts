import type { Lexicon } from './lexicon.ts';
import type { ValueSet } from './segments.ts';
import { wordKey, type Token } from './tokens.ts';

/** Something that people may not have done, and the filter values for that. */
interface Omission {
  /** `dimension:key`, each for other rows: the measure decides which one is meant. */
  values: string;
  /** The value that is meant if the measure has several of them. */
  usual?: string;
  verbs: string;
  /** What it is done to, in the singular: "to a job", "their email". */
  objects?: string;
  /** Whether one of the objects must be named. */
  needsObject?: true;
  /** Who does it. */
  doers?: string;
  /** Whether "yet" must be said, as in "not approved yet". */
  needsYet?: true;
}

const WRITTEN: readonly Omission[] = [
  {
    values: 'has_applied:no applied_after_saving:no applied_after_viewing:no has_applications:no',
    usual: 'applied_after_saving',
    verbs: 'apply applied applying avedan आवेदन अप्लाई',
    objects: 'job vacancy position anything anywhere kahin कहीं नौकरी',
    doers: 'nobody people candidate applicant seeker',
  },
  {
    values: 'has_applied:no',
    verbs: 'sent send made make submitted submit bheja bheji bheje diya di किया भेजा भेजी दिया',
    objects: 'application avedan आवेदन अर्ज़ी एप्लिकेशन',
    needsObject: true,
  },
  {
    values: 'has_applications:no',
    verbs:
      'have receive received get got attract attracted draw drew mila mile aaya aaye मिला मिले आया आए',
    objects: 'application applicant avedan आवेदन',
    needsObject: true,
  },
  {
    values: 'has_saved_a_job:no',
    verbs: 'save saved bookmarked सेव',
    objects: 'job नौकरी जॉब',
    needsObject: true,
  },
  {
    values: 'has_viewed_a_job:no',
    verbs: 'view viewed see seen open opened looked dekhi dekha देखी देखा',
    objects: 'job नौकरी जॉब',
    needsObject: true,
  },
  {
    values: 'email_confirmed:no',
    verbs: 'confirm confirmed verify verified वेरिफ़ाई पुष्टि कन्फ़र्म',
    objects: 'email address account mail ईमेल मेल',
    needsObject: true,
  },
  {
    values: 'onboarded:no',
    verbs: 'finish finished complete completed poora poori pura puri पूरा पूरी',
    objects: 'onboarding profile signup step ऑनबोर्डिंग प्रोफ़ाइल',
    needsObject: true,
  },
  {
    values: 'seen_by_employer:no notification_read:no',
    verbs:
      'open opened view viewed see seen look looked read dekha dekhi dekhe khola khole kholi padha padhi देखा देखे खोला खोले पढ़ा पढ़े',
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
    verbs: 'answer answered respond responded reply replied jawab जवाब',
    doers: 'candidate applicant nobody',
  },
  {
    values: 'job_approval:pending company_approval:pending',
    verbs: 'approve approved reviewed moderated manzoor मंज़ूर अप्रूव',
    doers: 'admin administrator',
    needsYet: true,
  },
  {
    values: 'application_status:pending',
    verbs: 'decide decided decision faisla फ़ैसला निर्णय',
    doers: 'company employer',
    needsYet: true,
  },
];

const keysOf = (words = '') => words.split(' ').filter(Boolean).map(wordKey);
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
   hota hoti hona hone honi jaana jaane jaani
   ने को का के की पर पे लिए में से भी कभी कोई एक किसी अपना अपनी अपने किया हुआ हुई हुए गया गई गए है हैं हो होना होने होनी जाना जाने जानी`,
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
}

/** Reads "who never applied", "not opened yet" and "ने कभी आवेदन नहीं किया", with the words in any order. */
export class OmissionReader {
  private readonly tokens: readonly Token[];
  private readonly words: Lexicon;
  private readonly mayOmit: boolean;
  private readonly isHindi: boolean;

  constructor(tokens: readonly Token[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
    this.isHindi = tokens.some((token) => NAHI.includes(token.key));
    this.mayOmit = this.isHindi || tokens.some((_, at) => this.isNot(at));
  }

  read(at: number): OmissionReading | null {
    const { key, isQuoted } = this.tokens[at]!;
    if (!this.mayOmit || isQuoted) return null;
    for (const one of OMISSIONS) {
      const isLed = BEGINNINGS.includes(key) || this.isNot(at);
      const isHindi = this.isHindi && [...one.objects, ...one.verbs, ...FIRST].includes(key);
      const length = isLed || isHindi ? this.lengthOf(one, at) : 0;
      const sets = one.values
        .split(' ')
        .map((value) => value.split(':') as [string, string])
        .filter(([dimension]) => this.words.dimensionOf(dimension))
        .map(([dimension, value]) => ({ dimension, keys: [value] }));
      if (length > 0 && sets.length > 0) return { length, sets, usual: one.usual ?? null };
    }
    return null;
  }

  /** How many words say that it was not done; 0 if they do not. */
  private lengthOf(one: (typeof OMISSIONS)[number], at: number): number {
    const found = {
      doer: false,
      not: false,
      verb: false,
      object: !one.needsObject,
      yet: !one.needsYet,
    };
    let length = 0;
    for (let next = at; next < at + LONGEST; next += 1) {
      const token = this.tokens[next];
      if (!token || token.isQuoted) break;
      const { key, isPlural } = token;
      const isVerb =
        one.verbs.includes(key) || (UNSEEN.includes(key) && one.verbs.includes('seen'));
      const isAny = SINGLE.includes(this.tokens[next - 1]?.key ?? '');
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
      const before = this.tokens[next - 1]?.key ?? '';
      const isBy = isDoer && (before === 'the' || before === 'by');
      const mayEnd = isVerb || isObject || isNot || isYet || isBy || ENDINGS.includes(key);
      if (isWhole && mayEnd) length = next + 1 - at;
    }
    return length;
  }

  /** "Not" and "nobody"; "yet to be opened" has not been opened. */
  private isNot(at: number): boolean {
    const [key = '', next = ''] = [0, 1].map((step) => this.tokens[at + step]?.key);
    return (
      [...NOT, ...NAHI].includes(key) ||
      (key === 'no' && ONE.includes(next)) ||
      (key === 'yet' && next === 'to')
    );
  }
}
