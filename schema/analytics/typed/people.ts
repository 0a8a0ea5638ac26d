import type { Segment } from './segments.ts';
import { isOne, keysOf, tokensOf, type Token } from './tokens.ts';
import { THINGS, VERBS } from './verbs.ts';

/** Something that people do, and the phrase that counts those who do it. */
interface PeopleAct {
  phrase: string;
  verbs: string;
  /** What they do it to, if it must be named. */
  objects?: string;
  /** Words before the object that belong to it: "job alerts", "interview ka invitation". */
  kinds?: string;
  /** The word after the verb that belongs to it, as in "signed in", and those that make it another verb. */
  particle?: string;
  otherParticles?: string;
  /** Whether they did not do it. */
  isNot?: true;
}

const WRITTEN: readonly PeopleAct[] = [
  {
    phrase: 'interviews missed',
    verbs: 'attend show turn come aaye aae dene join आए देने',
    objects: THINGS.interview,
    isNot: true,
  },
  {
    phrase: 'interviews missed',
    verbs: `${VERBS.miss} chhoda chhode skip skipped`,
    objects: THINGS.interview,
  },
  {
    phrase: 'interviews held',
    verbs: 'attend attended gave given diya दिया',
    objects: THINGS.interview,
  },
  {
    phrase: 'interview invitations',
    verbs: 'mila mile received receive got get invited मिला मिले',
    objects: THINGS.invitation,
    kinds: 'interview ka',
  },
  {
    phrase: 'offers accepted',
    verbs: `${VERBS.accept} sweekar manzoor मंज़ूर`,
    objects: THINGS.offer,
  },
  {
    phrase: 'offers declined',
    verbs: `${VERBS.decline} mana thukraya thukra नामंज़ूर ठुकराया मना`,
    objects: THINGS.offer,
  },
  {
    phrase: 'applications withdrawn',
    verbs: `${VERBS.withdraw} wapas vapas वापस`,
    objects: THINGS.application,
  },
  {
    phrase: 'people who saved jobs',
    verbs: VERBS.save,
    objects: THINGS.job,
  },
  {
    phrase: 'alert owners',
    verbs:
      'create created set setup turned have made subscribed banaye banaya lagaye lagaya बनाए बनाया लगाए लगाया',
    objects: 'alert अलर्ट',
    kinds: THINGS.job,
  },
  {
    phrase: 'hires',
    verbs: 'get got find found land landed mili mila मिली मिला',
    objects: THINGS.job,
  },
  {
    phrase: 'active users',
    verbs: 'aate aaye aati come came use used using visit visited hote आते आए होते',
    objects: 'site website portal platform app साइट वेबसाइट पोर्टल प्लेटफ़ॉर्म ऐप',
  },
  { phrase: 'active users', verbs: 'login logged log visit visited active लॉगिन लॉग' },
  { phrase: 'active users', verbs: 'sign signed', particle: 'in into' },
  { phrase: 'applicants', verbs: VERBS.apply },
  {
    phrase: 'applicants',
    verbs: 'kiya kiye kari karte karti bheja bheje bheji किया किए करते करती भेजा भेजे',
    objects: THINGS.application,
  },
  {
    phrase: 'users',
    verbs:
      'signed sign signup register registered registering join joined joining jude judte judein जुड़े जुड़ते साइनअप रजिस्टर',
    otherParticles: 'in into out',
  },
  {
    phrase: 'search terms',
    verbs: `${VERBS.search} खोजत dhundh dhoondh`,
    objects: 'kya क्या',
  },
  {
    phrase: 'searchers',
    verbs: VERBS.search,
    objects: THINGS.job,
  },
  { phrase: 'suspended users', verbs: `${VERBS.suspend} सस्पेंड निलंबित` },
  { phrase: 'hires', verbs: `${VERBS.hire} हायर` },
  { phrase: 'applications rejected', verbs: VERBS.reject },
  { phrase: 'applications shortlisted', verbs: VERBS.shortlist },
];

const ACTS = WRITTEN.map(
  ({ phrase, verbs, objects, kinds, particle, otherParticles, isNot = false }) => ({
    phrase,
    particle: keysOf(particle),
    otherParticles: keysOf(otherParticles),
    verbs: keysOf(verbs),
    objects: keysOf(objects),
    kinds: keysOf(kinds),
    isNot,
  }),
);
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

/** Where people are named, and how far what they do may be from them. */
interface Doers {
  begin: number;
  people: number;
  end: number;
  /** In Hindi, who did it may come last: "interview mein nahi aaye kitne log". */
  mayBeLast: boolean;
}

/** The tokens with "people who logged in" written as "active users"; null if people do nothing that is counted. */
export function withPeopleNamed(
  tokens: readonly Token[],
  segments: readonly Segment[],
): Token[] | null {
  const doers = doersIn(tokens, segments);
  if (!doers) return null;
  const { begin, people } = doers;
  for (const act of ACTS) {
    const gone = wordsOf(act, tokens, doers);
    if (!gone) continue;
    const noun = NOUNS.find(({ keys }) => keys.includes(tokens[people]!.key))!;
    const words = act.phrase === 'users' ? noun.users : act.phrase;
    const only = act.phrase === 'active users' ? noun.only : '';
    const [start, end] = [tokens[begin]!.start, tokens[people]!.end];
    const counted = tokensOf(`${words} ${only}`).map((token) => ({ ...token, start, end }));
    return tokens.flatMap((token, at) => (at === people ? counted : gone.has(at) ? [] : [token]));
  }
  return null;
}

function doersIn(tokens: readonly Token[], segments: readonly Segment[]): Doers | null {
  const people = tokens.findIndex((token) => isOne(PEOPLE, token));
  if (people < 0) return null;
  const named = segments.find(({ from, to }) => from <= people && people < to)!;
  // "People who searched" is a phrase already.
  const isOpen = segments.some(
    (one) =>
      one.meanings[0]!.is === 'unknown' || (one === named && one.meanings[0]!.is === 'unclear'),
  );
  if (!isOpen || named.to > people + 1) return null;
  const begin = tokens[people - 1]?.key === 'job' ? people - 1 : people;
  const before = tokens[begin - 1];
  if (before && !BEFORE.includes(before.key)) return null;
  const end = people + FARTHEST;
  const joint = tokens.findIndex(
    ({ key }, at) => at > people + 1 && at < end && JOINTS.includes(key),
  );
  const mayBeLast = HINDI.includes(tokens[people]!.key) && people > 2;
  return { begin, people, end: joint < 0 ? end : joint, mayBeLast };
}

/** The words that name the people and what they do; null if they do something else. */
function wordsOf(
  { verbs, objects, kinds, particle, otherParticles, isNot }: (typeof ACTS)[number],
  tokens: readonly Token[],
  { begin, people, end, mayBeLast }: Doers,
): Set<number> | null {
  const placeOf = (keys: readonly string[]) => {
    const after = tokens.findIndex((token, at) => at > people && at < end && isOne(keys, token));
    return after < 0 && mayBeLast
      ? tokens.slice(0, people).findIndex((token) => isOne(keys, token))
      : after;
  };
  const [verb, near, not] = [placeOf(verbs), placeOf(objects), placeOf(NOT)];
  const object = near < 0 ? tokens.findIndex(({ key }) => objects.includes(key)) : near;
  if (verb < 0 || (objects.length > 0 && object < 0) || not >= 0 !== isNot) return null;
  // "Signed in" is not "signed up".
  const next = tokens[verb + 1];
  if (isOne(otherParticles, next) || (particle.length > 0 && !isOne(particle, next))) return null;
  // "People to hire" have not been hired.
  if (tokens[verb - 1]?.key === 'to') return null;
  const gone = new Set([verb, object, not]);
  for (let at = begin; at < end; at += 1) if (isOne(verbs, tokens[at])) gone.add(at);
  for (let at = object - 1; isOne(kinds, tokens[at]); at -= 1) gone.add(at);
  for (let at = begin; at < people; at += 1) gone.add(at);
  if (isOne([...WITH_VERB, ...particle], next)) gone.add(verb + 1);
  return gone;
}
