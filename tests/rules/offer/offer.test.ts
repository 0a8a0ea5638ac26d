import { expect, test } from 'vitest';
import { fillOfferFields, unknownOfferField } from '#schema/options/offers.ts';
import {
  acceptsOffers,
  endOfDay,
  entersOfferStage,
  isHireable,
  isOpen,
  isNotifiedOfEnd,
  reminderFor,
  stageBefore,
  wrongDate,
} from '#server/modules/offer/offer.rules.ts';

const NOW = new Date('2026-11-30T20:00:00Z');

test('offer.expiry.day: a day ends at midnight in India, also the last of a month', () => {
  expect(endOfDay('2026-11-30')).toEqual(new Date('2026-11-30T18:30:00Z'));
  const expiresAt = endOfDay('2026-11-30');
  expect(isOpen({ status: 'sent', expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(true);
  expect(isOpen({ status: 'sent', expiresAt }, expiresAt)).toBe(false);
  expect(isOpen({ status: 'declined', expiresAt }, new Date(0))).toBe(false);
});

test('offer.dates.ahead: today in India is the first day, 90 days later the last one', () => {
  const wrong = (expiresOn: string, joiningDate = expiresOn) =>
    wrongDate({ expiresOn, joiningDate }, NOW);
  expect(wrong('2026-12-01')).toBeNull();
  expect(wrong('2026-11-30')).toMatchObject({ field: 'expiresOn', problem: 'past' });
  expect(wrong('2027-03-01')).toBeNull();
  expect(wrong('2027-03-02')).toMatchObject({ field: 'expiresOn', problem: 'far', max: 90 });
  expect(wrong('2026-12-01', '2028-12-02')).toMatchObject({ field: 'joiningDate' });
});

test('offer.remind.ahead: a day before the end, unless that has passed', () => {
  expect(reminderFor(new Date('2026-12-02T18:30:00Z'), NOW)).toEqual(
    new Date('2026-12-01T18:30:00Z'),
  );
  expect(reminderFor(new Date('2026-12-01T20:00:00Z'), NOW)).toBeNull();
});

test('offer.send.shortlisted, offer.accept.decided, offer.end.told', () => {
  const shortlisted = { status: 'shortlisted', isWithdrawn: false } as const;
  expect(acceptsOffers(shortlisted)).toBe(true);
  expect(acceptsOffers({ ...shortlisted, isWithdrawn: true })).toBe(false);
  expect(acceptsOffers({ ...shortlisted, status: 'reviewed' })).toBe(false);
  expect(isHireable({ ...shortlisted, companyStatus: 'approved' })).toBe(true);
  expect(isHireable({ ...shortlisted, companyStatus: 'suspended' })).toBe(false);
  expect(isNotifiedOfEnd({ ...shortlisted, hasLeft: false })).toBe(true);
  expect(isNotifiedOfEnd({ ...shortlisted, hasLeft: true })).toBe(false);
  for (const status of ['rejected', 'hired'] as const)
    expect(isNotifiedOfEnd({ ...shortlisted, status, hasLeft: false })).toBe(false);
});

test('fields of a letter are filled in once, and others are found by their name', () => {
  const values = {
    candidate: '{job}',
    job: 'Nurse',
    company: 'Lotus',
    pay: '₹1',
    place: 'Pune',
    joiningDate: '1 May',
    expiry: '2 May',
  };
  expect(fillOfferFields('{candidate}, {job}, {joiningDate}', values)).toBe('{job}, Nurse, 1 May');
  expect(unknownOfferField('Dear {candidate}, {salary} {pay}')).toBe('salary');
  expect(unknownOfferField('{ pay }')).toBe(' pay ');
  expect(unknownOfferField('{candidate}')).toBeNull();
});

const stage = (id: string, preset: string | null = null) => ({ id, preset });

test('offer.stage.enter: an offer moves an application forward only', () => {
  const [test1, offer, contract] = [stage('1', 'test'), stage('2', 'offer'), stage('3')] as const;
  const stages = [test1, offer, contract];
  expect(entersOfferStage(stages, test1)).toBe(offer);
  expect(entersOfferStage(stages, null)).toBe(offer);
  expect(entersOfferStage(stages, offer)).toBeNull();
  expect(entersOfferStage(stages, contract)).toBeNull();
  expect(entersOfferStage([test1, contract], test1)).toBeNull();
});

test('offer.stage.leave: the stage before is found by its id, or as the copy that the company has made', () => {
  const stages = [stage('1', 'interview'), stage('2'), stage('3', 'offer')];
  const before = (fromStageId: string | null, fromPreset: string | null = null) =>
    stageBefore(stages, { fromStageId, fromPreset })?.id;
  expect(before('2')).toBe('2');
  expect(before('common', 'interview')).toBe('1');
  expect(before('archived')).toBeUndefined();
  expect(before(null)).toBeUndefined();
});
