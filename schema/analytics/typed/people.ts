import type { Segment } from './segments.ts';
import { tokensOf, wordKey, type Token } from './tokens.ts';

/** Something that people do, and the phrase that counts those who do it. */
interface PeopleAct {
  phrase: string;
  verbs: string;
  /** What they do it to, if it must be named. */
  objects?: string;
  /** Whether they did not do it. */
  isNot?: true;
}

const WRITTEN: readonly PeopleAct[] = [
  {
    phrase: 'interviews missed',
    verbs: 'attend show turn come aaye aae dene join आए देने',
    objects: 'interview इंटरव्यू',
    isNot: true,
  },
  {
    phrase: 'interviews missed',
    verbs: 'miss missed chhoda chhode skip skipped',
    objects: 'interview इंटरव्यू',
  },
  {
    phrase: 'interviews held',
    verbs: 'attend attended gave given diya दिया',
    objects: 'interview इंटरव्यू',
  },
  {
    phrase: 'interview invitations',
    verbs: 'mila mile received receive got get invited मिला मिले',
    objects: 'invitation invite न्योता निमंत्रण',
  },
  {
    phrase: 'offers accepted',
    verbs: 'accept accepted sweekar manzoor स्वीकार मंज़ूर',
    objects: 'offer ऑफ़र',
  },
  {
    phrase: 'offers declined',
    verbs: 'decline declined reject rejected refuse refused mana thukraya thukra नामंज़ूर ठुकराया मना',
    objects: 'offer ऑफ़र',
  },
  {
    phrase: 'applications withdrawn',
    verbs: 'withdraw withdrew withdrawn wapas vapas वापस',
    objects: 'application आवेदन',
  },
  {
    phrase: 'people who saved jobs',
    verbs: 'save saved bookmark bookmarked सेव',
    objects: 'job नौकरी जॉब',
  },
  {
    phrase: 'alert owners',
    verbs:
      'create created set setup turned have made subscribed banaye banaya lagaye lagaya बनाए बनाया लगाए लगाया',
    objects: 'alert अलर्ट',
  },
  {
    phrase: 'hires',
    verbs: 'get got find found land landed mili mila मिली मिला',
    objects: 'job naukri नौकरी जॉब',
  },
  {
    phrase: 'active users',
    verbs: 'aate aaye aati come came use used using visit visited hote आते आए होते',
    objects: 'site website portal platform app साइट वेबसाइट पोर्टल प्लेटफ़ॉर्म ऐप',
  },
  { phrase: 'active users', verbs: 'login logged log visit visited active लॉगिन लॉग' },
  { phrase: 'applicants', verbs: 'apply applied applying अप्लाई' },
  {
    phrase: 'applicants',
    verbs: 'kiya kiye kari karte karti bheja bheje bheji किया किए करते करती भेजा भेजे',
    objects: 'avedan आवेदन',
  },
  {
    phrase: 'users',
    verbs:
      'signed sign signup register registered registering join joined joining jude judte judein जुड़े जुड़ते साइनअप रजिस्टर',
  },
  {
    phrase: 'search terms',
    verbs: 'search searched searching खोज खोजत सर्च dhundh dhoondh',
    objects: 'kya क्या',
  },
  {
    phrase: 'searchers',
    verbs: 'search searched searching खोज सर्च',
    objects: 'job naukri नौकरी जॉब',
  },
  { phrase: 'suspended users', verbs: 'suspend suspended सस्पेंड निलंबित' },
  { phrase: 'hires', verbs: 'hired placed recruited hire bharti भर्ती हायर' },
  { phrase: 'applications rejected', verbs: 'rejected reject नामंज़ूर रिजेक्ट' },
  { phrase: 'applications shortlisted', verbs: 'shortlisted shortlist शॉर्टलिस्ट' },
];

const keysOf = (words = '') => words.split(' ').filter(Boolean).map(wordKey);
const ACTS = WRITTEN.map(({ phrase, verbs, objects, isNot = false }) => ({
  phrase,
  verbs: keysOf(verbs),
  objects: keysOf(objects),
  isNot,
}));
/** Nouns for people, with the phrase for those who signed up, and what narrows those who visit. */
const NOUNS = [
  {
    keys: keysOf('people person log logo logon candidate लोग उम्मीदवार user यूज़र member'),
    users: 'users',
    only: '',
  },
  { keys: keysOf('seeker jobseeker सीकर'), users: 'job seekers', only: 'job seeker only' },
  { keys: keysOf('recruiter employer नियोक्ता niyokta'), users: 'employers', only: 'employer only' },
];
const PEOPLE = NOUNS.flatMap(({ keys }) => keys);
const JOB = keysOf('job जॉब नौकरी');
const HINDI = keysOf('log logo logon लोग');
const NOT = keysOf('not never nahi nahin nhi na no नहीं न');
/** Words after which something else begins. */
const JOINTS = [',', ...keysOf('and or but who whose vs aur ya और या')];
/** What may come before people without being done by them, unlike "jobs people saved". */
const BEFORE = keysOf(
  `of do did does new naye nayi नए नई most many more fewer how kitne kitni kin jin sabse zyada jyada kul total which the day week month year time today yesterday
   kal aaj din hafte mahine saal timahi me mein se ko roz har samay abhi tak ab
   कितने कितनी किन जिन सबसे ज़्यादा कुल कल आज दिन हफ़्ते महीने साल तिमाही में से को रोज़ हर समय अभी तक अब`,
);
const FARTHEST = 9;
/** Words that belong to the verb, which go with it. */
const WITH_VERB = keysOf('in up out on kiya ki kari करना');

/** The tokens with "people who logged in" written as "active users"; null if people do nothing that is counted. */
export function withPeopleNamed(
  tokens: readonly Token[],
  segments: readonly Segment[],
): Token[] | null {
  const people = tokens.findIndex(({ key, isQuoted }) => !isQuoted && PEOPLE.includes(key));
  if (people < 0) return null;
  const named = segments.find(({ from, to }) => from <= people && people < to)!;
  // "People who searched" is a phrase already.
  const isOpen = segments.some(
    (one) =>
      one.meanings[0]!.is === 'unknown' || (one === named && one.meanings[0]!.is === 'unclear'),
  );
  if (!isOpen || named.to > people + 1) return null;
  const noun = NOUNS.find(({ keys }) => keys.includes(tokens[people]!.key))!;
  const begin = tokens[people - 1]?.key === 'job' ? people - 1 : people;
  const before = tokens[begin - 1];
  if (before && !BEFORE.includes(before.key)) return null;
  const joint = tokens.findIndex(
    ({ key }, at) => at > people + 1 && at < people + FARTHEST && JOINTS.includes(key),
  );
  const end = joint < 0 ? people + FARTHEST : joint;
  // In Hindi, who did it may come last: "interview mein nahi aaye kitne log".
  const isLast = HINDI.includes(tokens[people]!.key) && people > 2;
  const isDone = (keys: readonly string[]) => {
    const has = ({ key, isQuoted }: Token) => !isQuoted && keys.includes(key);
    const after = tokens.findIndex((token, at) => at > people && at < end && has(token));
    return after < 0 && isLast ? tokens.slice(0, people).findIndex(has) : after;
  };
  for (const { phrase, verbs, objects, isNot } of ACTS) {
    const [verb, after, not] = [isDone(verbs), isDone(objects), isDone(NOT)];
    const object = after < 0 ? tokens.findIndex(({ key }) => objects.includes(key)) : after;
    // "People to hire" have not been hired.
    if (tokens[verb - 1]?.key === 'to') continue;
    if (verb < 0 || (objects.length > 0 && object < 0) || not >= 0 !== isNot) continue;
    const gone = new Set([verb, object, not]);
    for (let at = begin; at < end; at += 1) if (verbs.includes(tokens[at]?.key ?? '')) gone.add(at);
    // "Interview ka invitation" is an invitation.
    for (let at = object - 2; at < object; at += 1)
      if (phrase === 'interview invitations' && ['interview', 'ka'].includes(tokens[at]?.key ?? ''))
        gone.add(at);
    // "Job alerts" are alerts.
    if (phrase === 'alert owners' && JOB.includes(tokens[object - 1]?.key ?? ''))
      gone.add(object - 1);
    if (WITH_VERB.includes(tokens[verb + 1]?.key ?? '')) gone.add(verb + 1);
    for (let at = begin; at < people; at += 1) gone.add(at);
    const words = phrase === 'users' ? noun.users : phrase;
    const only = phrase === 'active users' ? noun.only : '';
    const counted = tokensOf(`${words} ${only}`).map((token) => ({
      ...token,
      start: tokens[begin]!.start,
      end: tokens[people]!.end,
    }));
    return tokens.flatMap((token, at) => (at === people ? counted : gone.has(at) ? [] : [token]));
  }
  return null;
}
