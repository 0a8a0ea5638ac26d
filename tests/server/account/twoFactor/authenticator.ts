import { createHmac } from 'node:crypto';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/scenario.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HALF_MINUTE = 30_000;

/** An authenticator app written from RFC 4226 and RFC 6238, without any code of ours. */
export function codeOf(secret: string, at: Date, steps = 0): string {
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2));
  const counter = (Math.floor(at.getTime() / HALF_MINUTE) + steps).toString(16).padStart(16, '0');
  const mac = createHmac('sha1', Buffer.from(bytes))
    .update(Buffer.from(counter, 'hex'))
    .digest('hex');
  const offset = parseInt(mac.slice(-1), 16) * 2;
  const number = parseInt(mac.slice(offset, offset + 8), 16) & 0x7fffffff;
  return `000000${number}`.slice(-6);
}

const START = `mutation($input: StartTwoFactorInput!) { startTwoFactor(input: $input) { secret uri } }`;
const CONFIRM = `mutation($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) {
  recoveryCodes viewer { twoFactor { isOn since recoveryCodesLeft isDemanded } } } }`;
const END = `mutation($input: TwoFactorProofInput!) { endTwoFactor(input: $input) {
  viewer { twoFactor { isOn since recoveryCodesLeft } } } }`;
const RENEW = `mutation($input: TwoFactorProofInput!) { renewRecoveryCodes(input: $input) {
  recoveryCodes viewer { twoFactor { recoveryCodesLeft } } } }`;
const LOOK = `{ viewer { twoFactor { isOn since recoveryCodesLeft isDemanded } } }`;

export interface TwoFactor {
  isOn: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  isDemanded: boolean;
}
interface Proof {
  password?: string;
  code: string;
}
type Codes = { recoveryCodes: string[]; viewer: { twoFactor: TwoFactor } };

export async function startTwoFactor(who: Caller, password?: string) {
  const data = await who.graphql<{ startTwoFactor: { secret: string; uri: string } }>(START, {
    input: { password },
  });
  return data.startTwoFactor;
}

export async function confirmTwoFactor(who: Caller, code: string) {
  return (await who.graphql<{ confirmTwoFactor: Codes }>(CONFIRM, { input: { code } }))
    .confirmTwoFactor;
}

export async function endTwoFactor(who: Caller, input: Proof) {
  return (await who.graphql<{ endTwoFactor: Codes }>(END, { input })).endTwoFactor;
}

export async function renewRecoveryCodes(who: Caller, input: Proof) {
  return (await who.graphql<{ renewRecoveryCodes: Codes }>(RENEW, { input })).renewRecoveryCodes;
}

export async function twoFactorOf(who: Caller): Promise<TwoFactor> {
  return (await who.graphql<{ viewer: { twoFactor: TwoFactor } }>(LOOK)).viewer.twoFactor;
}

/** A user's second factor, set up. `next()` waits for a code that has not been used. */
export async function enrol(app: App, person: Person) {
  const { secret } = await startTwoFactor(person, person.password);
  const { recoveryCodes } = await confirmTwoFactor(person, codeOf(secret, app.clock.now()));
  const next = () => {
    app.clock.forward({ seconds: 30 });
    return codeOf(secret, app.clock.now());
  };
  return { secret, recoveryCodes, next };
}
