import { namesAt, type KnownValues } from './segments.ts';
import { isOne, keysOf, type Token } from './tokens.ts';
import { THINGS, VERBS, type Thing, type Verb } from './verbs.ts';

type Agent = 'company' | 'applicant' | 'we';

/** What each agent does to which things: companies close jobs, but do not approve them. */
const DEEDS: Readonly<Record<Agent, Partial<Record<Thing, string>>>> = {
  company: {
    job: 'post add close fill',
    application: 'reject shortlist see receive',
    applicant: 'reject shortlist hire recruit',
    people: 'hire recruit',
    interview: 'hold schedule cancel',
    invitation: 'send',
    offer: 'send make',
    pay: 'offer',
    reason: 'give',
    resume: 'download',
  },
  applicant: {
    job: 'save',
    application: 'send submit withdraw',
    interview: 'cancel miss',
    offer: 'accept decline',
  },
  we: {
    job: 'add approve reject',
    application: 'receive',
    applicant: 'hire recruit',
    people: 'hire recruit',
    company: 'add approve',
    user: 'add suspend',
    email: 'send',
  },
};
/** Both sides cancel interviews, so who did it must be kept. */
const KEEPS_DOER = ['cancel'];
const ACTS = Object.entries(DEEDS).flatMap(([agent, deeds]) =>
  Object.entries(deeds).flatMap(([thing, verbs]) =>
    verbs.split(' ').map((verb) => {
      const forms = keysOf(VERBS[verb as Verb]);
      const things = keysOf(THINGS[thing as Thing]);
      return { agent, things, forms, done: forms[1]!, keepsDoer: KEEPS_DOER.includes(verb) };
    }),
  ),
);

const AGENTS: Readonly<Record<Agent, readonly string[]>> = {
  company: keysOf('company employer recruiter firm कंपनी नियोक्ता'),
  applicant: keysOf('applicant candidate seeker jobseeker people user आवेदक उम्मीदवार'),
  we: keysOf('we us admin administrator humne hamne हमने'),
};
const KINDS = Object.keys(AGENTS) as Agent[];
const FORMS = ACTS.flatMap(({ forms }) => forms);
const isVerb = (token: Token) => isOne(FORMS, token);

const AUXILIARIES = keysOf('do does did have has had');
const LINKS = keysOf('the our all that which job');
const BEING = keysOf('was were is are been got');
const RANKS = keysOf('the most fewest least new');
const NE = keysOf('ne ने');
const KO = keysOf('ko को');
const IN = keysOf('me mein में');
const DOING = keysOf('karne lene dene kholne dekhne करने लेने देने खोलने देखने');
const TIMES = keysOf('time samay waqt din समय वक्त दिन');
const OURSELVES = keysOf('humne hamne हमने');
/** Words that ask for the agent: "how many companies", "each company". */
const ASKING = keysOf('kitne kitni kin kis jin jis har कितने कितनी किन किस जिन जिस हर');
/** What may come before agents without describing them. */
const BEFORE = keysOf(
  'kal aaj hafte mahine saal din timahi week month quarter year me mein में कल आज हफ़्ते महीने साल दिन तिमाही',
);
/** Words that a property of the agents begins with. */
const PROPERTIES = keysOf('in from with of that who which whose based outside having');
/** What follows "in" when it leads to a period. */
const PERIODS =
  /^(?:the|last|this|\d|q[1-4]|h[12]|(?:jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)\p{L}*$|mar(?:ch)?$|may$)/u;
/** Words that the verb must not be moved across. */
const STOPS = [',', ...keysOf('not never no only')];
/** How many words may be between an auxiliary and its verb. */
const LONGEST = 6;

const kindsOf = (token: Token | undefined) => KINDS.filter((kind) => isOne(AGENTS[kind], token));

/** The act, if one of these agents does it to the thing. */
const actOf = (agents: readonly string[], verb: Token | undefined, thing: Token | undefined) =>
  ACTS.find(
    (act) => isOne(act.forms, verb) && agents.includes(act.agent) && isOne(act.things, thing),
  );

/** The sentence, and the names that the server knows. */
interface Written {
  text: string;
  known: KnownValues;
}

/**
 * The sentence without an agent that adds nothing: "jobs did companies close" is "jobs closed". Companies with a property
 * stay: "jobs posted at healthcare companies".
 */
export function withoutAgents(tokens: readonly Token[], written: Written): Token[] {
  const result = agentFirst([...tokens]);
  for (let at = 0; at < result.length; at += 1)
    for (const rewrite of [rewriteActive, rewriteNamed, rewritePassive, rewriteHindi])
      if (rewrite(result, at, written)) break;
  return result;
}

/** In "kitne messages bheje companies ne", the agent comes last. */
function agentFirst(tokens: Token[]): Token[] {
  const [agent, mark] = tokens.slice(-2);
  const from = tokens.findIndex((token) => isOne(ASKING, token));
  if (kindsOf(agent).length === 0 || !isOne(NE, mark) || from < 0) return tokens;
  return [...tokens.slice(0, from), agent!, mark!, ...tokens.slice(from, -2)];
}

/** "Jobs did companies close", "jobs we approved" and "do companies post most jobs". */
function rewriteActive(tokens: Token[], at: number): boolean {
  const isAsked = isOne(AUXILIARIES, tokens[at]);
  const from = isAsked ? at + 1 : at;
  const part = tokens.slice(from, from + LONGEST);
  const doer = part.findIndex((token) => kindsOf(token).length > 0);
  const end = part.findIndex((token, index) => index > doer && isVerb(token));
  if (doer < 0 || end < 0 || part.slice(0, end).some((token) => isOne(STOPS, token))) return false;
  const [agent, verb] = [part[doer]!, part[end]!];
  const others = [...part.slice(0, doer), ...part.slice(doer + 1, end)];
  const isBare = others.every((token) => isOne(LINKS, token));
  const before = actOf(kindsOf(agent), verb, tokens[at - 1]);
  if (before && (isAsked || isBare)) {
    const place = kindsOf(agent)[0] === 'company' ? 'at' : 'from';
    const kept = before.keepsDoer ? doerOf(verb, kindsOf(agent)[0]!) : [];
    const doers = isBare ? kept : [linkAt(part[0]!, place), ...part.slice(0, end)];
    tokens.splice(at, from + end + 1 - at, { ...verb, key: before.done }, ...doers);
    return true;
  }
  if (!isAsked || !isBare) return false;
  let last = from + end + 1;
  while (isOne(RANKS, tokens[last])) last += 1;
  const after = actOf(kindsOf(agent), verb, tokens[last]);
  if (!after) return false;
  const ranked = tokens.slice(from + end + 1, last + 1);
  tokens.splice(at, last + 1 - at, ...ranked, { ...verb, key: after.done });
  return true;
}

const linkAt = (token: Token, key: string): Token => ({
  ...token,
  key,
  plain: key,
  isPlural: false,
  isQuoted: false,
  end: token.start,
});

/** "By the company", after an act that others do as well. */
const doerOf = (token: Token, agent: Agent) =>
  ['by', 'the', agent].map((key) => ({ ...linkAt(token, key), start: token.end, end: token.end }));

/** "Jobs did Tata Motors post" and "resumes Infosys downloaded". */
function rewriteNamed(tokens: Token[], at: number, { text, known }: Written): boolean {
  const from = isOne(AUXILIARIES, tokens[at]) ? at + 1 : at;
  const [name, ...rest] = tokens.slice(from, from + LONGEST);
  const end = from + 1 + rest.findIndex(isVerb);
  if (!name || end <= from) return false;
  const isKnown = namesAt(tokens, from, end - from).some((one) => known.has(one));
  if (!isKnown && (from === at || !/[\p{Lu}"“]/u.test(text[name.start]!))) return false;
  const verb = tokens[end];
  const act = actOf(['company'], verb, tokens[at - 1]);
  if (!act) return false;
  const named = tokens.slice(from, end);
  const kept = act.keepsDoer ? doerOf(verb!, 'company') : [];
  tokens.splice(
    at,
    end + 1 - at,
    { ...verb!, key: act.done },
    ...kept,
    linkAt(name, 'at'),
    ...named,
  );
  return true;
}

/** "Jobs approved by us". "By company" in the singular may ask for each company. */
function rewritePassive(tokens: Token[], at: number): boolean {
  if (tokens[at]?.key !== 'by') return false;
  const part = tokens.slice(at + 1, at + LONGEST);
  const doer = at + 1 + part.findIndex((token) => kindsOf(token).length > 0);
  const agent = doer > at ? tokens[doer] : undefined;
  let thing = at - 2;
  while (isOne(BEING, tokens[thing])) thing -= 1;
  const before = tokens.slice(at + 1, doer);
  const isWe = kindsOf(agent).includes('we');
  const isClear = agent?.isPlural === true || isWe || before.some(({ key }) => key === 'the');
  const act = actOf(kindsOf(agent), tokens[at - 1], tokens[thing]);
  if (!isClear || !act || act.keepsDoer) return false;
  // "Jobs closed by companies in Kerala" and "by healthcare companies" are only theirs.
  const [next, after] = tokens.slice(doer + 1);
  const isSome =
    !isWe &&
    (!before.every((token) => isOne(LINKS, token)) ||
      (isOne(PROPERTIES, next) && !PERIODS.test(after?.plain ?? '')));
  const isList = before.some(({ key }) => [',', 'and', 'or'].includes(key));
  if (isSome && (isList || !isOne(AGENTS.company, agent))) return false;
  if (isSome) tokens.splice(at, 1, linkAt(agent!, 'at'));
  else tokens.splice(at, doer + 1 - at);
  return true;
}

/** "Companies ne kitni jobs post ki", "हमने कितनी नौकरियाँ मंज़ूर कीं", "companies ko hire karne mein kitna time". */
function rewriteHindi(tokens: Token[], at: number): boolean {
  const [agent, mark] = [tokens[at], tokens[at + 1]];
  const isSelf = isOne(OURSELVES, agent);
  if (kindsOf(agent).length === 0 || isOne(ASKING, tokens[at - 1])) return false;
  const rest = tokens.slice(at + 1);
  const isTheirs =
    (isSelf || (isOne(NE, mark) && (at === 0 || isOne(BEFORE, tokens[at - 1])))) &&
    rest.some((thing, index) =>
      rest.slice(index + 1).some((verb) => actOf(kindsOf(agent), verb, thing)),
    );
  const isTimed =
    isOne(AGENTS.company, agent) &&
    (isOne(KO, mark) || isOne(IN, tokens[at - 1])) &&
    [DOING, TIMES].every((keys) => tokens.some((token) => isOne(keys, token)));
  if (!isTheirs && !isTimed) return false;
  tokens.splice(at, isOne([...NE, ...KO], mark) ? 2 : 1);
  return true;
}
