import { describe, expect, test } from 'vitest';
import {
  asksForMoney,
  isDuplicate,
  isCompanyDoubtful,
  hasOutsideContact,
  hasUnusualPay,
  riskSignsOf,
  type RiskFacts,
} from '#server/modules/review/risk.rules.ts';

const HONEST: RiskFacts = {
  texts: ['Staff Nurse', '3 - 4 LPA', 'You care for 12 beds. Shifts of 8 hours, 2026 intake.'],
  salaryMin: 300_000,
  salaryMax: 400_000,
  experienceLevel: 'entry_level',
  feeReports: 0,
  twins: 0,
  companyStatus: 'approved',
  companyWebsite: 'https://kaveri.example',
  companyEmail: null,
  takenDown: 0,
};
const factsWithText = (text: string): RiskFacts => ({ ...HONEST, texts: [text] });

test('an honest job has no risk signs', () => expect(riskSignsOf(HONEST)).toEqual([]));

describe('moderation.risk.fee', () => {
  test.each([
    'A registration fee of Rs 500 is needed.',
    'Refundable security deposit of 2000.',
    'Pay Rs. 999 for the kit.',
    'Send ₹ 500 to confirm your seat.',
    'Training charges apply after selection.',
    'रजिस्ट्रेशन फ़ीस 500 रुपये है।',
    'No experience is needed of you for this job, and a registration fee is due.',
    'Registration: Rs 500 only',
    'A caution money of 2000 is kept.',
    'Deposit an amount of Rs. 2,000 before joining.',
    'Pay the balance on PhonePe.',
    'Our UPI is tcs.jobs@okaxis',
    'आपको पैसे जमा करने होंगे।',
    'Pehle paise bhejne honge',
    'A rеgіstrаtion fее of 500',
    'A régistration fée of 500',
    'A ⓡegistration fee of 500',
  ])('%s', (text) => expect(asksForMoney(factsWithText(text))).toBe(true));

  test.each([
    'There is no registration fee.',
    'We never ask for a registration fee or a security deposit.',
    'Without any training charges.',
    'कोई रजिस्ट्रेशन फ़ीस नहीं।',
    'You handle deposits and fees of our customers.',
    'We pay Rs well.',
    'You process payments.',
    'Bring your registration papers.',
    "You don't pay Rs. 500 to anyone.",
    'You don’t pay Rs. 500 to anyone.',
    'There is no  registration fee.',
    'There is no upfront  registration fee.',
    'We pay Rs. 20,000 a month.',
    'The company will pay Rs 500 for each visit.',
    'We pay weekly via UPI.',
    'You explain Paytm and PhonePe to shopkeepers.',
    'Security guards for a registration office',
  ])('not: %s', (text) => expect(asksForMoney(factsWithText(text))).toBe(false));

  test('one of several texts is enough', () => {
    const texts = ['Staff Nurse', 'A registration fee of Rs 500 is needed.'];
    expect(asksForMoney({ ...HONEST, texts })).toBe(true);
  });

  test('one report is enough', () => expect(asksForMoney({ ...HONEST, feeReports: 1 })).toBe(true));
});

describe('moderation.risk.contact', () => {
  test.each([
    'Call 98765 43210 now',
    'Call +91-9876543210',
    'Call 61234 56789',
    'Call +919876543210',
    'Call 919876543210',
    'Call 09876543210',
    'Call 987 654 3210',
    'Call 9876-543-210 today',
    'Call 98.76.54.32.10',
    'Call 9 8 7 6 5 4 3 2 1 0',
    'Call 98765.43210',
    'कॉल करें ९८७६५ ४३२१०',
    'Send it to hr.kaveri@mail.example',
    'Message us on WhatsApp',
    'Message us on Whats App',
    'Join t.me/jobs',
    'व्हाट्सऐप करें',
    'Message us on What’s App',
    'DM me on Instagram',
    'Contact our HR via Facebook',
    'Write to hr.kaveri [at] gmail [dot] com',
    'Write to hr.kaveri at gmail dot com',
    'Call nine eight seven six five four three two one zero',
    'Call 022-2345 6789',
    'Call 080 41234567',
    'Call 0484-2345678',
    'Call 1800-123-4567',
    'Call +971 50 123 4567',
    'Message us on WhаtsАpp',
    'Message us on Whątsäpp',
    'Message us on W\u0336h\u0336a\u0336tsApp',
    'Message us on Τelegram',
    'Call 9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
    'Call ⑨⑧⑦⑥⑤④③②①⓪',
    'Call ⁹⁸⁷⁶⁵⁴³²¹⁰',
    'Call ৯৮৭৬৫৪৩২১০',
    'Call ٩٨٧٦٥٤٣٢١٠',
    'Call ௯௮௭௬௫௪௩௨௧௦',
  ])('%s', (text) => expect(hasOutsideContact(factsWithText(text))).toBe(true));

  test.each([
    'Turnover of 9876543210123 rupees',
    'Invoice 4919876543210',
    'Meet us @kaveri.in',
    'Salary 25000 - 45000',
    'Salary 60000-80000',
    'Salary 8000-100000',
    'Batches of 600-800-1200',
    'Shifts 9-6, 10-7 and 11-8',
    'Signal processing',
    '@night',
    'You post on Instagram and answer messages at Facebook.',
    'Contact customers on time',
    'Batch 2024-2025, code 01-2025',
    'Salary 3,00,000+50,000',
    'One or two years, three at most',
    'Café Zürich, naïve résumés at 24 °C',
    'Ответы на вопросы и α, β, γ tests',
    '१० बजे से ६ बजे तक',
    '¹ ² ³ footnotes',
  ])('no sign: %s', (text) => expect(hasOutsideContact(factsWithText(text))).toBe(false));

  test('in one of several texts', () => {
    expect(hasOutsideContact({ ...HONEST, texts: ['Staff Nurse', 'Message us on WhatsApp'] })).toBe(
      true,
    );
  });
});

describe('moderation.risk.pay', () => {
  const pays = (salaryMin: number | null, salaryMax: number | null, more: object = {}) =>
    hasUnusualPay({ ...HONEST, salaryMin, salaryMax, ...more });

  test('far too much for the experience', () => {
    expect(pays(2_400_000, 2_500_000)).toBe(false);
    expect(pays(2_400_000, 2_500_001)).toBe(true);
    expect(pays(2_400_000, 2_500_001, { experienceLevel: 'mid_level' })).toBe(false);
    expect(pays(null, 20_000_000, { experienceLevel: null })).toBe(false);
    expect(pays(null, 20_000_001, { experienceLevel: null })).toBe(true);
    expect(pays(null, 100_000_000, { experienceLevel: 'executive' })).toBe(false);
    expect(pays(null, 100_000_001, { experienceLevel: 'executive' })).toBe(true);
  });
  test('very low pay, but nothing in between', () => {
    expect(pays(12_000, 12_000)).toBe(true);
    expect(pays(35_999, 35_999)).toBe(true);
    expect(pays(36_000, 36_000)).toBe(false);
    expect(pays(null, 600_001)).toBe(false);
    expect(pays(600_001, null)).toBe(false);
    expect(pays(100_000, 600_000)).toBe(false);
    expect(pays(100_000, 600_001)).toBe(true);
  });
  test('missing values are not a sign', () => expect(pays(null, null)).toBe(false));
});

test('moderation.risk.duplicate', () => {
  expect(isDuplicate(HONEST)).toBe(false);
  expect(isDuplicate({ ...HONEST, twins: 1 })).toBe(true);
});

test('moderation.risk.company', () => {
  expect(isCompanyDoubtful({ ...HONEST, companyStatus: 'pending' })).toBe(true);
  expect(isCompanyDoubtful({ ...HONEST, takenDown: 1 })).toBe(false);
  expect(isCompanyDoubtful({ ...HONEST, takenDown: 2 })).toBe(true);
  expect(isCompanyDoubtful({ ...HONEST, companyWebsite: null })).toBe(true);
  expect(isCompanyDoubtful({ ...HONEST, companyWebsite: null, companyEmail: 'hr@k.example' })).toBe(
    false,
  );
});

test('signs are always in the same order', () => {
  const facts = { ...HONEST, feeReports: 1, twins: 1, takenDown: 2, salaryMax: 1, salaryMin: 1 };
  expect(riskSignsOf({ ...facts, texts: ['WhatsApp'] })).toEqual([
    'fee',
    'contact',
    'pay',
    'duplicate',
    'company',
  ]);
});
