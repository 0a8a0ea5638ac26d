import type { Caller } from '#tests/support/caller.ts';
import { APPLICATION, type Seen } from '../status/statusWorld.ts';

const OWN = `${APPLICATION} coverLetter phone expectedSalary isEditable resume { id name }
  withdrawal { at reason text }`;

export interface Own extends Seen {
  coverLetter: string;
  phone: string | null;
  expectedSalary: string | null;
  isEditable: boolean;
  resume: { id: string; name: string } | null;
  withdrawal: { at: string; reason: string | null; text: string | null } | null;
}

async function change(who: Caller, field: string, type: string, input: object): Promise<Own> {
  const document = `mutation($input: ${type}!) { ${field}(input: $input) { application { ${OWN} } } }`;
  const data = await who.graphql<Record<string, { application: Own }>>(document, { input });
  return data[field]!.application;
}

export const withdraw = (who: Caller, id: string, more: object = {}) =>
  change(who, 'withdrawApplication', 'WithdrawApplicationInput', { id, ...more });
export const undoWithdrawal = (who: Caller, id: string) =>
  change(who, 'undoWithdrawal', 'UndoWithdrawalInput', { id });
export const edit = (who: Caller, id: string, more: object) =>
  change(who, 'editApplication', 'EditApplicationInput', { id, ...more });

/** The application as either side reads it. */
export async function ownSeenBy(who: Caller, id: string): Promise<Own> {
  const document = `query($id: ID!) { node(id: $id) { ... on Application { ${OWN} } } }`;
  return (await who.graphql<{ node: Own }>(document, { id })).node;
}

export interface Treatment {
  rating: number | null;
  comment: string | null;
  isChangeable: boolean;
}

export async function rate(who: Caller, id: string, rating: number, comment?: string) {
  const { rateTreatment } = await who.graphql<{
    rateTreatment: { application: { treatment: Treatment } };
  }>(
    `mutation($input: RateTreatmentInput!) { rateTreatment(input: $input) {
      application { id treatment { rating comment isChangeable } } } }`,
    { input: { id, rating, comment } },
  );
  return rateTreatment.application.treatment;
}

export async function treatmentOf(who: Caller, id: string): Promise<Treatment | null> {
  const { node } = await who.graphql<{ node: { treatment: Treatment | null } }>(
    `query($id: ID!) { node(id: $id) { ... on Application { treatment { rating comment isChangeable } } } }`,
    { id },
  );
  return node.treatment;
}
