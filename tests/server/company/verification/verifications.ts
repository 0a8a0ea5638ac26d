import { tokenInMail } from '#tests/server/account/people.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { upload } from '#tests/server/file/uploadApp.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Employer, Person } from '#tests/support/scenario.ts';

export const GSTIN = '27AAPFU0939F1ZV';
export const CIN = 'U72200KA2007PTC043114';
export const WEBSITE = 'https://www.lotus.example';

export interface Verification {
  id: string;
  kind: string;
  status: string;
  value: string;
  email: string | null;
  document: { id: string; name: string; url: string } | null;
  note: string | null;
  removalReason: string | null;
}

export const FIELDS =
  'verifications { id kind status value email document { id name url } note removalReason }';

export async function verificationsOf(who: Caller): Promise<Verification[]> {
  const data = await who.graphql<{
    viewer: { companyProfile: { verifications: Verification[] } };
  }>(`{ viewer { companyProfile { ${FIELDS} } } }`);
  return data.viewer.companyProfile.verifications;
}

/** The public view. */
export async function publicVerification(who: Caller, slug: string) {
  const data = await who.graphql<{ company: { verification: Record<string, string> | null } }>(
    `query($slug: String!) { company(slug: $slug) {
      verification { domain domainVerifiedAt gstinVerifiedAt cinVerifiedAt } } }`,
    { slug },
  );
  return data.company?.verification ?? null;
}

export const sendLink = (who: Caller, email: string) =>
  who.graphql(
    `mutation($email: String!) { sendWorkEmailLink(input: { email: $email }) { companyProfile { ${FIELDS} } } }`,
    { email },
  );

export const tokenIn = (app: App, email: string) => tokenInMail(app, email, '/confirm-work-email');

export const confirm = (who: Caller, token: string) =>
  who.graphql<{ confirmWorkEmail: { workEmail: object } }>(
    `mutation($token: String!) { confirmWorkEmail(input: { token: $token }) {
      workEmail { companyName domain email } } }`,
    { token },
  );

export const openWorkEmailLink = async (who: Caller, token: string) =>
  (
    await who.graphql<{ workEmail: object | null }>(
      `query($token: String!) { workEmail(input: { token: $token }) { companyName domain email } }`,
      { token },
    )
  ).workEmail;

export async function certificate(app: App, employer: Person): Promise<string> {
  const { body } = await upload(app, employer, 'company-document', pdf(), {
    name: 'certificate.pdf',
  });
  return body.fileId;
}

export const request = (who: Caller, input: { kind: string; number: string; documentId: string }) =>
  who.graphql(
    `mutation($input: RequestVerificationInput!) { requestVerification(input: $input) {
      companyProfile { ${FIELDS} } } }`,
    { input },
  );

export const decideOn = (who: Caller, id: string, decision: string, more: object = {}) =>
  who.graphql<{ decideVerification: { company: { verifications: Verification[] } } }>(
    `mutation($input: DecideVerificationInput!) { decideVerification(input: $input) {
      company { id ${FIELDS} } } }`,
    { input: { id, decision, ...more } },
  );

/** A pending GSTIN. */
export async function waiting(app: App, employer: Employer, kind = 'GSTIN', number = GSTIN) {
  const documentId = await certificate(app, employer);
  await request(employer, { kind, number, documentId });
  const found = (await verificationsOf(employer)).find(
    (one) => one.kind === kind && one.status === 'PENDING',
  );
  return found!;
}

export async function verifyDomain(app: App, employer: Employer, email = 'hr@lotus.example') {
  await sendLink(employer, email);
  await confirm(employer, await tokenIn(app, email));
}
