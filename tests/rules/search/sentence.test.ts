import { describe, expect, test } from 'vitest';
import { filterLists, type FilterLists } from '#server/modules/search/filterLists.rules.ts';
import {
  fittingPart,
  leftOutWishes,
  readingOf,
  readSentence,
  relaxedSentences,
  unlessChosen,
  withSentence,
} from '#server/modules/search/words/sentence.rules.ts';

/** "words | filter value, filter value", or null. */
function read(text: string): string | null {
  const sentence = readSentence(text);
  if (!sentence) return null;
  const filters = sentence.phrases.map(({ filter, value }) => `${filter} ${value}`).toSorted();
  return `${sentence.words} | ${filters.join(', ')}`;
}

describe('a sentence becomes words and filters', () => {
  test.each([
    [
      'night shift data entry near Thane without experience, above 20k',
      'data entry | experienceYears 0, location Thane, Maharashtra, payFrom 240000, shifts night, withinKm 25',
    ],
    [
      'Accountant with 2 years of experience within 10 km of Pune',
      'accountant | experienceYears 2, location Pune, Maharashtra, withinKm 10',
    ],
    ['part-time tutor, work from home', 'tutor | remote true, types part_time'],
    ['java developer salary above 5 LPA', 'java developer | payFrom 500000'],
    ['driver 15000 to 20000 per month', 'driver | payFrom 180000, payTo 240000'],
    ['sales 3-5 lakh', 'sales | payFrom 300000, payTo 500000'],
    ['cook salary 18,000', 'cook | payFrom 216000'],
    ['helper rs 18000 per month', 'helper | payFrom 216000'],
    ['teacher under 30 kms from Jaipur', 'teacher | location Jaipur, Rajasthan, withinKm 30'],
    ['fresher B.Com, Node.js', 'b.com node.js | experienceYears 0'],
    ['hr with more than 3 years experience', 'hr | experienceYears 3'],
    ['nurse 25k+', 'nurse | payFrom 300000'],
    ['peon under 12k', 'peon | payTo 144000'],
    [
      'helper jobs for freshers in verified companies',
      'helper jobs | experienceYears 0, verified true',
    ],
    ['welder night', 'welder | shifts night'],
    ['fresher accountant 15k mumbai', 'accountant mumbai | experienceYears 0, payFrom 180000'],
    ['software tester 4.5 lpa', 'software tester | payFrom 450000'],
    ['office assistant Rs.20,000/- per month', 'office assistant | payFrom 240000'],
    ['monthly 20000 driver', 'driver | payFrom 240000'],
    ['around 20k salary cook', 'cook | payFrom 240000'],
    ['hr 2-3 years experience', 'hr | experienceYears 3'],
    ['fresher or 1 year experience', 'fresher or | experienceYears 1'],
    ['experience not required cook', 'cook | experienceYears 0'],
    ['electrician 2 years', 'electrician | experienceYears 2'],
    ['security guard at night', 'security guard | shifts night'],
    ['telecaller in the day shift posted today', 'telecaller | postedWithin days_1, shifts day'],
    [
      'electrician near navi mumbai full time',
      'electrician | location Navi Mumbai, Maharashtra, types full_time, withinKm 25',
    ],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['part time or full time receptionist', 'receptionist | types full_time, types part_time'],
    ['receptionist full-time, part-time', 'receptionist | types full_time, types part_time'],
    ['part or full time receptionist', 'receptionist | types full_time, types part_time'],
    ['full time / contract developer', 'developer | types contract, types full_time'],
    ['cook full time, part time or contract', 'cook | types contract, types full_time, types part_time'],
    ['day or night shift guard', 'guard | shifts day, shifts night'],
    ['guard night shift or day shift', 'guard | shifts day, shifts night'],
    ['guard day duty or flexible hours', 'guard | shifts day, shifts flexible'],
    ['guard part time ya full time', 'guard | types full_time, types part_time'],
    ['guard din ya raat ki duty', 'guard | shifts day, shifts night'],
    ['गार्ड दिन या रात की शिफ्ट', 'गार्ड | shifts day, shifts night'],
  ])('with every value of a filter: %s', (text, expected) => expect(read(text)).toBe(expected)); // oxfmt-ignore

  test.each([
    [
      'ठाणे के पास रात की शिफ्ट में डेटा एंट्री, बिना अनुभव, 20 हज़ार से ज़्यादा',
      'में डेटा एंट्री | experienceYears 0, location Thane, Maharashtra, payFrom 240000, shifts night, withinKm 25',
    ],
    ['घर से काम पार्ट टाइम', ' | remote true, types part_time'],
    ['२ साल का अनुभव अकाउंटेंट', 'अकाउंटेंट | experienceYears 2'],
    ['ड्राइवर की नौकरी सैलरी 15000', 'ड्राइवर की नौकरी | payFrom 180000'],
  ])('in Hindi: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    [
      'thane ke paas raat ki shift data entry bina experience 20k se zyada',
      'data entry | experienceYears 0, location Thane, Maharashtra, payFrom 240000, shifts night, withinKm 25',
    ],
    ['driver pune se 20 km tak', null],
    ['ghar baithe kaam typing', 'typing | remote true'],
    ['helper 3 saal ka anubhav', 'helper | experienceYears 3'],
    ['cook 15 hazaar se upar', 'cook | payFrom 180000'],
    ['15000 ki naukri', 'naukri | payFrom 180000'],
    ['computer operator salary 12000 tak', 'computer operator | payTo 144000'],
    ['kam se kam 15 hajar packing', 'packing | payFrom 180000'],
    ['koi experience nahi hai cook', 'cook | experienceYears 0'],
  ])('in Hindi in Latin letters: %s', (text, expected) => {
    expect(read(text)).toBe(expected ?? 'driver | location Pune, Maharashtra, withinKm 20');
  });
});

describe('what a sentence refuses is no filter and not searched for', () => {
  const others = (...types: string[]) => types.map((type) => `types ${type}`).join(', ');
  const NOT_PART_TIME = others('contract', 'full_time', 'intern', 'temporary');
  test.each([
    ['data entry no night shift', 'data entry | '],
    ['day shift not night shift telecaller', 'telecaller | shifts day'],
    ['telecaller night shift, not day shift', 'telecaller | shifts night'],
    ['telecaller night shift no experience', 'telecaller | experienceYears 0, shifts night'],
    ['telecaller not work from home', 'telecaller | '],
    ['cook without any part-time', `cook | ${NOT_PART_TIME}`],
    ['cook not part time but full time', 'cook | types full_time'],
    [
      'no internship accountant',
      `accountant | ${others('contract', 'full_time', 'part_time', 'temporary')}`,
    ],
    ['nurse no night shift or part time', `nurse | ${NOT_PART_TIME}`],
    ['nurse, neither part time nor night shift', `nurse | ${NOT_PART_TIME}`],
    ['nurse no night or rotational shift', 'nurse | '],
    ["driver i don't want to work in night shift", 'driver i | '],
    ['driver cannot do night duty', 'driver | '],
    ['guard not interested in night shift', 'guard | '],
    ['hr non-remote', 'hr | '],
    ['sales executive, not for freshers', 'sales executive | '],
    ['night shift not required packer', 'packer | '],
    ['packer night shift no', 'packer | '],
    ['driver salary not more than 20k', 'driver | payTo 240000'],
    ['driver salary not below 20k', 'driver | payFrom 240000'],
    ['hr not less than 3 years experience', 'hr | experienceYears 3'],
    ['cook not more than 10 km from Pune', 'cook | location Pune, Maharashtra, withinKm 10'],
    ['driver not near Pune', 'driver | '],
    ['driver not in Pune or Mumbai', 'driver | '],
    ['driver except New Delhi, near Thane', 'driver | location Thane, Maharashtra, withinKm 25'],
    ['driver outside Bihar', 'driver | '],
    ["cook i don't want to work in Pune", 'cook i | '],
    ['driver in Pune no night shift', 'driver in pune | '],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['data entry bina raat ki shift', 'data entry | '],
    ['data entry raat ki shift nahi chahiye', 'data entry | '],
    ['night shift nahi day shift chahiye', 'chahiye | shifts day'],
    ['day shift chahiye night shift nhi', 'chahiye | shifts day'],
    ['mujhe nahi chahiye night shift, nurse', 'nurse | '],
    ['nurse part time ya night shift nahi', `nurse | ${NOT_PART_TIME}`],
    ['nurse night shift ke bina', 'nurse | '],
    ['cook part time chhod kar', `cook | ${NOT_PART_TIME}`],
    ['cook part time mat dikhao', `cook | ${NOT_PART_TIME}`],
    ['driver 20k se kam nahi', 'driver | payFrom 240000'],
    ['driver 20k se zyada nahi', 'driver | '],
    ['day shift nahi to night shift', ' | shifts day, shifts night'],
    ['ghar se kaam nahi mil raha', 'nahi mil raha | remote true'],
    ['driver pune ke paas nahi', 'driver | '],
    ['driver pune me nahi chahiye', 'driver | '],
    ['driver pune ke alawa', 'driver | '],
    ['पुणे में नहीं ड्राइवर', 'ड्राइवर | '],
    ['रात की शिफ्ट नहीं चाहिए नर्स', 'नर्स | '],
    ['बिना नाइट शिफ्ट नर्स', 'नर्स | '],
    ['नर्स घर से काम नहीं', 'नर्स | '],
    ['नर्स पार्ट टाइम नहीं', `नर्स | ${NOT_PART_TIME}`],
    ['नर्स रात की शिफ्ट के अलावा', 'नर्स | '],
    ['नर्स नाइट शिफ्ट को छोड़कर', 'नर्स | '],
    ['नर्स बिना अनुभव रात की शिफ्ट', 'नर्स | experienceYears 0, shifts night'],
  ])('in Hindi: %s', (text, expected) => expect(read(text)).toBe(expected)); // oxfmt-ignore

  test.each([
    ['nurse night shift no problem', 'nurse no problem | shifts night'],
    ['cook no target work from home', 'cook no target | remote true'],
    ['night shift me koi dikkat nahi', 'me koi dikkat nahi | shifts night'],
    ['not only night shift', 'not only | shifts night'],
  ])('other negations change nothing: %s', (text, expected) => expect(read(text)).toBe(expected));
});

test.each([
  'accountant',
  'accountant in pune',
  'night club manager',
  'teacher for 6 years old',
  'remote sensing engineer',
  'hybrid vehicle technician',
  'no fees Pune',
  'driver pune nahi to mumbai',
  'jobs near me',
  'near xyzzy',
  'java 8 and 11',
  'above 30',
  'class 10 pass',
  'experience designer',
  '24 7 support',
  'guard age 50 years',
  'clerk below 30 years',
  '1 year contract',
  'bond 2 years nurse',
  '3 year diploma electrical',
  'ghar se 5 km',
  'fresher or experienced',
  'salary 1500 rs daily',
  'helper rs 1200 per day',
  'driver 2000 per trip',
  'sales 5 lakh monthly target',
  'loan 5 lakh',
  'loan executive 5 lakh disbursement',
  '20k followers',
  '1 lakh job',
])('"%s" contains no filter', (text) => expect(readSentence(text)).toBeNull());

test.each([
  ['Work from home or hybrid', 'remote or hybrid | '],
  ['hybrid work or wfh, data entry near Thane', 'remote or hybrid data entry | location Thane, Maharashtra, withinKm 25'],
  ['hr remote/hybrid', 'hr remote or hybrid | '],
  ['hr no work from home or hybrid', 'hr | '],
])('either place of work is enough: %s', (text, expected) => expect(read(text)).toBe(expected)); // oxfmt-ignore

describe('the filters of a sentence', () => {
  const sentence = readSentence('night shift cook near Thane, fresher')!;

  test('are added to the lists that were chosen by hand', () => {
    expect(withSentence(filterLists({ shifts: ['day'] }), sentence)).toMatchObject({
      search: 'cook',
      shift: ['day', 'night'],
      experienceYears: 0,
      location: 'Thane, Maharashtra',
    });
  });

  test('do not replace a single value that was chosen by hand', () => {
    const chosen = filterLists({ experienceYears: 4, location: 'Goa' });
    expect(withSentence(chosen, sentence)).toMatchObject({ experienceYears: 4, location: 'Goa', near: null }); // oxfmt-ignore
  });

  test('that remain after a refusal do not widen what was chosen by hand', () => {
    const typesWith = (filter: FilterLists) =>
      withSentence(filter, unlessChosen(filter, readSentence('cook, no part time')!)).type;
    expect(typesWith(filterLists({}))).toEqual(['full_time', 'contract', 'intern', 'temporary']);
    expect(typesWith(filterLists({ type: 'full_time' }))).toEqual(['full_time']);
  });

  test('that remain after a refusal are never left out', () => {
    const refusal = readSentence('fresher cook, no part time or internship')!;
    const steps = relaxedSentences(refusal).map(({ phrases }) => phrases.map(({ value }) => value));
    expect(steps).toEqual([['full_time', 'contract', 'temporary']]);
  });

  test('are not shown if the words only refuse something', () => {
    expect(readingOf(readSentence('cook no night shift')!)).toBeNull();
  });

  test('are left out one at a time, then more and more of them, the place last', () => {
    const steps = relaxedSentences(sentence).map(({ leftOut }) => leftOut.map(({ filter }) => filter).toSorted().join(' ')); // oxfmt-ignore
    expect(steps).toEqual([
      'experienceYears',
      'shifts',
      'location withinKm',
      'experienceYears shifts',
      'experienceYears location shifts withinKm',
    ]);
  });

  test.each([
    ['enough jobs meet all of it', [10, 20, 20, 90, 50, 99], ''],
    ['few do: the first part that enough do', [3, 5, 12, 90, 50, 99], 'shifts'],
    ['few do: the part that most do, as long as the place is kept', [3, 5, 4, 90, 8, 99], 'experienceYears shifts'],
    ['none does: without the place', [0, 0, 0, 4, 0, 99], 'experienceYears location shifts withinKm'],
    ['no job has the words', [0, 0, 0, 0, 0, 0], ''],
  ])('%s', (_case, counts, expected) => {
    const part = fittingPart([sentence, ...relaxedSentences(sentence)], counts, 10);
    expect(part.leftOut.map(({ filter }) => filter).toSorted().join(' ')).toBe(expected);
    expect(part.fewHaveAll).toBe(counts[0]! > 0);
  }); // oxfmt-ignore
});

describe('wishes that are left out', () => {
  const wishesOf = (filter: string, ...values: (string | number | boolean)[]) => {
    const leftOut = values.map((value) => ({ filter, value, text: `so ${value}` }));
    return leftOutWishes({ leftOut } as unknown as Parameters<typeof leftOutWishes>[0]);
  };
  const marksOf = (filter: string, ...values: (string | number | boolean)[]) =>
    wishesOf(filter, ...values).flatMap(({ ways }) => ways.map(({ mark }) => mark));

  test('still rank jobs higher, one wish for each filter', () => {
    expect(wishesOf('shifts', 'day', 'night')).toEqual([
      {
        text: 'so day, so night',
        isPlace: false,
        isExtra: true,
        ways: [
          { words: [], mark: '@shift:day' },
          { words: [], mark: '@shift:night' },
        ],
      },
    ]);
  });

  test.each([
    ['workModes', ['hybrid'], ['@workMode:hybrid']],
    ['types', ['full_time', 'intern'], ['@type:full_time', '@type:intern']],
    ['remote', [true], ['@remote']],
    ['experienceYears', [2], ['@years:0', '@years:1', '@years:2']],
    ['experienceYears', [0], ['@years:0']],
    ['payFrom', [100_000], []],
    ['location', ['Pune'], []],
  ])('%s %j has the marks %j', (filter, values, marks) => {
    expect(marksOf(filter, ...values)).toEqual(marks);
  });

  test('ask for fifteen years at most', () => {
    expect(marksOf('experienceYears', 40)).toHaveLength(16);
  });
});

describe('the amounts that can be pay', () => {
  test.each([
    ['cook salary 999', null],
    ['cook salary 1000', 'cook | payFrom 12000'],
    ['cook salary 99,999', 'cook | payFrom 1199988'],
    ['cook salary 1,00,000', 'cook | payFrom 100000'],
    ['cook salary 1,00,000 per month', 'cook | payFrom 1200000'],
    ['cook salary 12000 per year', 'cook | payFrom 12000'],
    ['cook salary 3 लाख', 'cook | payFrom 300000'],
    ['cook salary 1000 lakh', 'cook | payFrom 100000000'],
    ['cook salary 1001 lakh', null],
    ['cook, salary 20k.', 'cook | payFrom 240000'],
    ['cook salary 20k!  (urgent)', 'cook urgent | payFrom 240000'],
    ['', null],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));
});
