import type { Caller } from '#tests/support/caller.ts';

export const TWO_WHEELER = {
  kind: 'YES_NO',
  text: 'Do you have a two-wheeler?',
  isRequired: true,
  wanted: ['yes'],
  weight: 'MUST',
};
export const YEARS = { kind: 'NUMBER', text: 'How many years have you sold tea?', minimum: 2 };
export const LANGUAGE = {
  kind: 'CHOICE',
  text: 'Which language do you speak best?',
  options: ['Hindi', 'English', 'Marathi'],
  wanted: ['Hindi', 'Marathi'],
};
export const WHY = { kind: 'TEXT', text: 'Why tea?' };

export interface ShownQuestion {
  key: string;
  text: string;
  wanted: string[];
  weight: string | null;
}

export async function questionsOf(who: Caller, id: string): Promise<ShownQuestion[]> {
  const { job } = await who.graphql<{ job: { questions: ShownQuestion[] } }>(
    `query($id: ID!) { job(id: $id) { questions { key kind text options isRequired wanted minimum weight } } }`,
    { id },
  );
  return job.questions;
}

export interface Answered {
  id: string;
  name: string;
  answers: {
    question: string;
    answer: string | null;
    fits: boolean | null;
    file: { url: string } | null;
  }[];
  answersFit: { asked: number; fitting: number; missedMust: number } | null;
}

const LIST = `query($sort: ApplicationSort, $must: Boolean, $first: Int, $after: String) {
  viewer { applications(sort: $sort, meetsMustHaves: $must, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    nodes { id name answers { question answer fits file { url } } answersFit { asked fitting missedMust } } } } }`;

interface Page {
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
  nodes: Answered[];
}

export async function answersOf(who: Caller, args: object = {}): Promise<Page> {
  const data = await who.graphql<{ viewer: { applications: Page } }>(LIST, args);
  return data.viewer.applications;
}
