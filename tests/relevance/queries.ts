import { Chance } from '#server/db/seeds/chance.ts';
import { listed, type Role, type Sentence, type World, type WorldPlace } from './world.ts';

export const KINDS = [
  'english',
  'hindi',
  'hindiInLatin',
  'mixed',
  'misspelt',
  'roleAndPlace',
  'skills',
  'sentence',
] as const;
export type Kind = (typeof KINDS)[number];

/** What was typed, and what is meant by it. */
export interface LabQuery {
  kind: Kind;
  typed: string;
  wants: Wants;
}

export interface Wants {
  /** For skills, the role that they were taken from. */
  role: Role;
  skills?: string[];
  place?: WorldPlace;
  asks?: Sentence['asks'];
}

/** The same world always makes the same queries. `most` of each kind are kept of those that have an answer. */
export function queriesOf(
  world: World,
  isAnswered: (query: LabQuery) => boolean,
  most = Infinity,
): LabQuery[] {
  const chance = new Chance(`${world.seed}, asked`);
  const all = world.roles.flatMap((role) => ofRole(chance, world, role)).filter(isAnswered);
  return KINDS.flatMap((kind) =>
    chance.shuffled(all.filter((query) => query.kind === kind)).slice(0, most),
  );
}

function ofRole(chance: Chance, world: World, role: Role): LabQuery[] {
  const of = (kind: Kind, typed: string, more: Partial<Wants> = {}): LabQuery => ({
    kind,
    typed,
    wants: { role, ...more },
  });
  const english = listed(role.english);
  const inPlace = chance.weighted(world.places, ({ weight }) => weight);
  const place = chance.weighted(world.places, ({ weight }) => weight);
  const sentence = chance.pick(world.sentences);
  const mixed = chance.pick(world.mixed);
  const skills = chance.some(listed(role.skills), chance.whole(1, 2));
  const filled = (text: string, at: WorldPlace) =>
    text
      .replace('{role}', chance.pick(english))
      .replace('{english}', chance.pick(english))
      .replace('{hindi}', chance.pick(listed(role.hindi)))
      .replace('{place}', chance.pick(at.said));
  const placed = (text: string, at: WorldPlace) => (text.includes('{place}') ? { place: at } : {});
  return [
    ...english.map((typed) => of('english', typed)),
    ...listed(role.hindi).map((typed) => of('hindi', typed)),
    ...listed(role.hindiInLatin).map((typed) => of('hindiInLatin', typed)),
    ...listed(role.misspelt).map((typed) => of('misspelt', typed)),
    of('mixed', filled(mixed, place), placed(mixed, place)),
    of('roleAndPlace', filled(chance.pick(world.inPlace), inPlace), { place: inPlace }),
    { kind: 'skills', typed: skills.join(' ').toLowerCase(), wants: { role, skills } },
    of('sentence', filled(sentence.text, place), {
      ...placed(sentence.text, place),
      asks: sentence.asks,
    }),
  ];
}
