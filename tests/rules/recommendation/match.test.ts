import { describe, expect, test } from 'vitest';
import {
  applicantMatch,
  expectedPay,
  levelOf,
  type SentWork,
} from '#server/modules/recommendation/applicants/applicant.rules.ts';
import { matchOf, speaksFor, type WantedJob } from '#server/modules/recommendation/match.rules.ts';
import { withNeighbours } from '#server/modules/recommendation/neighbours.rules.ts';
import {
  rank,
  rankNewest,
  type Dismissed,
} from '#server/modules/recommendation/recommendation.rules.ts';
import { seekerOf, type SeekerRow } from '#server/modules/recommendation/seeker.rules.ts';
import { covers, readSkills } from '#server/modules/recommendation/skills.rules.ts';
import {
  closenessOf,
  CLOSENESS,
  occupationsIn,
  readTitle,
  SAME_WORK,
} from '#server/modules/search/words/work.rules.ts';
import { NOBODY } from './nobody.ts';

const NOW = new Date('2026-11-20T06:30:00Z');

const ACCOUNTANT: SeekerRow = {
  ...NOBODY,
  currentJobTitle: 'Accountant',
  skills: ['Tally Prime', 'GST Filing'],
  preferredLocations: ['Pune, Maharashtra'],
  salaryExpectation: 360_000,
  months: 36,
  monthsMost: 60,
};

let jobs = 0;
const job = (details: Partial<WantedJob> = {}): WantedJob => ({
  id: `job ${(jobs += 1)}`,
  companyId: `company ${jobs}`,
  title: 'Accountant',
  skills: [],
  location: 'Pune, Maharashtra',
  district: 'Pune',
  state: 'Maharashtra',
  isRemote: false,
  type: 'full_time',
  shift: null,
  salaryMin: null,
  salaryMax: null,
  experienceYears: null,
  experienceLevel: null,
  postedAt: NOW,
  ...details,
});

const reasons = (row: SeekerRow, details: Partial<WantedJob>) =>
  matchOf(seekerOf(row), job(details), NOW).reasons;

describe('the work', () => {
  const closeness = (own: string, title: string) => {
    const [occupation] = occupationsIn(own);
    return occupation ? closenessOf(occupation, readTitle(title)) : 0;
  };

  test.each([
    ['Accountant', 'Accountant'],
    ['Accountant', 'Senior Accountant (Mumbai)'],
    ['Accountant', 'GST Accountant'],
    ['Accountant', 'Accounts Executive'],
    ['Senior Accountant', 'Accountant'],
    ['Tele Caller', 'Telecaller'],
    ['Staff Nurse', 'ICU Nurse'],
    ['Truck Driver', 'Driver'],
  ])('%s is the work of %s', (own, title) => {
    expect(closeness(own, title)).toBeGreaterThanOrEqual(SAME_WORK);
  });

  test.each([
    ['Accountant', 'Chartered Accountant'],
    ['Accountant', 'Key Account Manager'],
    ['Finance Manager', 'Key Account Manager'],
    ['Nurse', 'Nursery Teacher'],
    ['TGT Mathematics Teacher', 'Computer Teacher'],
    ['Executive', 'Sales Executive'],
    ['Fresher', 'Telecaller'],
    ['Site Engineer', 'Site Reliability Engineer'],
    ['Software Engineer', 'Software Test Engineer'],
  ])('%s is not the work of %s', (own, title) => {
    expect(closeness(own, title)).toBeLessThanOrEqual(CLOSENESS.partly);
  });

  test('a headline names work in a sentence; former jobs and studies only count without any', () => {
    const named = (row: Partial<SeekerRow>) => [
      ...new Set(seekerOf({ ...NOBODY, ...row }).occupations.map(({ name }) => name)),
    ];
    expect(named({ headline: 'Hard-working nurse with 3 years in a hospital' })).toEqual(['nurse']);
    expect(named({ headline: 'Ready to start', studies: ['Nursing'] })).toEqual(['Nursing']);
    expect(named({ studies: ['B.A., Political Science'] })).toEqual([]);
    expect(named({ headline: 'घर और फैक्ट्री की वायरिंग' })).not.toContain('फैक्ट्री');
    expect(named({ currentJobTitle: 'Content Writer & Editor' })).toEqual([
      'Content Writer',
      'Editor',
    ]);
    expect(named({ currentJobTitle: 'Picker and Packer' })).toEqual(['Picker and Packer']);
    expect(named({ headline: 'Site engineer, AutoCAD', skills: ['AutoCAD'] })).toEqual([
      'Site engineer',
    ]);
    expect(named({ headline: 'Accountant, 8 years in GST and TDS', currentJobTitle: 'Accountant', skills: ['GST Filing', 'TDS'] })).toEqual(['Accountant']); // oxfmt-ignore
    expect(named({ headline: 'Executive Assistant after a break' })).toEqual([
      'Executive Assistant',
    ]);
    expect(named({ headline: 'Auto Electrician, 3 years' })).toEqual(['Auto Electrician']);
    expect(named({ headline: 'बढ़ई, फर्नीचर का काम' })[0]).toBe('बढ़ई');
    expect(named({ headline: 'कंप्यूटर ऑपरेटर की नौकरी चाहिए' })).toEqual(['कंप्यूटर ऑपरेटर']);
    expect(named({ headline: '5 years in a hotel' })).toEqual([]);
    expect(named({ currentJobTitle: 'Pharmacist at City Hospital' })).toEqual(['Pharmacist']);
    expect(named({ headline: '10th pass, wants packing or helper work' })).toEqual([
      'packing',
      'helper',
    ]);
    const driver = { pastTitles: ['Driver'], studies: ['Nursing'] };
    expect(named(driver)).toEqual(['Driver']);
    expect(named({ ...driver, currentJobTitle: 'Welder' })).toEqual(['Welder']);
  });

  test.each<[Partial<SeekerRow>, object]>([
    [{ pastTitles: ['Senior Accountant'] }, { kind: 'past_work', title: 'Senior Accountant' }],
    [{ studies: ['B.Com, Commerce'] }, { kind: 'studied', title: 'B.Com, Commerce' }],
  ])('of someone who has none at present: %j', (row, reason) => {
    expect(reasons({ ...NOBODY, ...row }, {})).toEqual([reason]);
  });

  test('the two halves of a title name one kind of work', () => {
    const [engineer] = occupationsIn('Project Engineer (Civil)');
    expect(engineer!.name).toBe('Project Engineer (Civil)');
    expect(closenessOf(engineer!, readTitle('Civil Engineer'))).toBe(CLOSENESS.same);
  });

  test('a Hindi name is the English one', () => {
    const [driver] = occupationsIn('ड्राइवर');
    expect(driver!.name).toBe('ड्राइवर');
    expect(closenessOf(driver!, readTitle('Driver'))).toBe(CLOSENESS.same);
  });

  test('that someone wants is not work they have done, and years in other work do not count for it', () => {
    const changer = {
      ...NOBODY,
      currentJobTitle: 'Teacher',
      headline: 'Teacher looking for a recruiter job',
      months: 60,
      monthsMost: 60,
    };
    expect(reasons(changer, { title: 'Recruiter', experienceYears: 2 })[0]).toEqual({
      kind: 'wanted_work',
      title: 'recruiter',
    });
    expect(reasons(changer, { title: 'Recruiter', experienceYears: 2 })).not.toContainEqual({
      kind: 'experience_met',
      years: 2,
    });
    const gradesOf = (experienceYears: number) =>
      rank(seekerOf(changer), [job({ title: 'Recruiter', experienceYears })], {
        dismissed: [],
        now: NOW,
      }).map(({ grade }) => grade);
    expect([gradesOf(2), gradesOf(4)]).toEqual([['fits'], []]);
  });

  test('of a fresher without a title, studies or a trade is work that needs no experience', () => {
    const fresher = { ...NOBODY, experienceType: 'fresher', months: 0, monthsMost: 0 };
    const delivery = { title: 'Delivery Executive', experienceYears: 0 };
    expect(reasons(fresher, delivery)[0]).toEqual({ kind: 'starting_work' });
    expect(reasons({ ...fresher, skills: ['Photoshop'] }, delivery)).not.toContainEqual({
      kind: 'starting_work',
    });
    const found = rank(
      seekerOf(fresher),
      [delivery, { ...delivery, experienceYears: 1 }, { title: 'Delivery Executive' }].map(job),
      { dismissed: [], now: NOW },
    );
    expect(found.map(({ grade, job: { experienceYears } }) => [grade, experienceYears])).toEqual([
      ['fits', 0],
    ]);
  });
});

describe('skills', () => {
  const has = (own: string, asked: string) => {
    const [[mine], [theirs]] = [readSkills([own]), readSkills([asked])];
    return covers(mine!, theirs!);
  };

  test.each([
    ['GST Filing', 'GST'],
    ['टैली', 'Tally'],
    ['जीएसटी', 'GST'],
    ['Tally', 'Tally Prime'],
    ['Microsoft Excel', 'Advanced Excel'],
    ['React.js', 'React'],
    ['JS', 'JavaScript'],
    ['SEO', 'Search Engine Optimization'],
    ['MySQL', 'SQL'],
    ['PostgreSQL', 'SQL'],
    ['Field Sales', 'Sales'],
  ])('%s is %s', (own, asked) => {
    // A general word such as Sales is only covered by that word itself.
    expect(has(own, asked)).toBe(asked !== 'Sales');
  });

  test.each([
    ['Java', 'JavaScript'],
    ['SQL', 'MySQL'],
    ['NoSQL', 'SQL'],
    ['Team Management', 'Management'],
    ['Marketing', 'Digital Marketing'],
    ['Photoshop', 'CorelDRAW'],
    ['TDS', 'Income Tax'],
    ['GNM', 'ANM'],
  ])('%s is not %s', (own, asked) => {
    expect(has(own, asked)).toBe(false);
  });
});

describe('the reasons', () => {
  test('say what matches and what does not, with the values', () => {
    expect(
      reasons(ACCOUNTANT, {
        skills: ['Tally', 'GST', 'Accounting', 'SAP'],
        salaryMin: 420_000,
        salaryMax: 500_000,
        experienceYears: 6,
      }),
    ).toEqual([
      { kind: 'same_work', title: 'Accountant' },
      { kind: 'skills_matched', skills: ['Tally Prime', 'GST Filing'] },
      // An accountant knows accounting.
      { kind: 'skills_missing', skills: ['SAP'] },
      { kind: 'wished_place', place: 'Pune, Maharashtra' },
      { kind: 'pay_above', rupees: 60_000 },
      { kind: 'experience_missing', years: 1 },
    ]);
  });

  test('never say that the profile does not mention what it mentions elsewhere', () => {
    const row = {
      ...ACCOUNTANT,
      text: 'Kept the books in SAP.',
      studies: ['B.Com'],
      hasDrivingLicense: true,
      hasBike: true,
    };
    const skills = ['SAP', 'B.Com', 'Two Wheeler Licence', 'Payroll'];
    expect(reasons(row, { skills }).slice(1, 3)).toEqual([
      { kind: 'skills_matched', skills: ['SAP', 'B.Com', 'Two Wheeler Licence'] },
      { kind: 'skills_missing', skills: ['Payroll'] },
    ]);
  });

  test.each<[string, Partial<WantedJob>, object[]]>([
    ['pay up to more', { salaryMin: 300_000, salaryMax: 400_000 }, [{ kind: 'pay_up_to_above', rupees: 40_000 }]], // oxfmt-ignore
    ['pay that is met', { salaryMin: 300_000, salaryMax: 360_000 }, [{ kind: 'pay_met' }]],
    ['pay that is less', { salaryMax: 300_000 }, [{ kind: 'pay_below', rupees: 60_000 }]],
    ['pay with an open end says nothing', { salaryMin: 200_000 }, []],
    ['unknown pay says nothing', {}, []],
    ['years that may be there say nothing', { experienceYears: 4 }, []],
    ['years that are there', { experienceYears: 3 }, [{ kind: 'experience_met', years: 3 }]],
    ['a level stands for its years', { experienceLevel: 'mid_level' }, [{ kind: 'experience_met', years: 2 }]], // oxfmt-ignore
    ['an internship', { type: 'intern' }, [{ kind: 'internship' }]],
  ])('%s', (_name, details, expected) => {
    const [, , ...rest] = reasons(ACCOUNTANT, details);
    expect(rest).toEqual(expected);
  });

  test.each<[string, Partial<SeekerRow>, Partial<WantedJob>, object | undefined]>([
    ['a move away', {}, { district: 'Nagpur', state: 'Maharashtra' }, { kind: 'other_place' }],
    ['a long way', {}, { district: 'Satara', state: 'Maharashtra' }, { kind: 'long_way', place: 'Pune, Maharashtra' }], // oxfmt-ignore
    ['a daily way', { preferredLocations: ['Gurugram, Haryana'] }, { district: 'New Delhi', state: 'Delhi' }, { kind: 'near_wished_place', kilometers: 24 }], // oxfmt-ignore
    ['home', { location: 'Nagpur, Maharashtra' }, { district: 'Nagpur' }, { kind: 'home_place' }],
    ['a whole state', { preferredLocations: ['Maharashtra'] }, { district: 'Nagpur' }, { kind: 'wished_place' }], // oxfmt-ignore
    ['from home', { preferredLocations: ['Remote'] }, { isRemote: true }, { kind: 'remote' }],
    ['nothing wished', { preferredLocations: [] }, {}, undefined],
    [
      'a move',
      { willingToMove: true },
      { district: 'Patna', state: 'Bihar' },
      { kind: 'would_move' },
    ],
    ['an office, for someone who works from home only', { workModes: ['remote'] }, {}, { kind: 'not_remote', place: 'Pune, Maharashtra' }], // oxfmt-ignore
    ['from home, as another way to work', { workModes: ['office', 'remote'] }, { isRemote: true, district: 'Patna', state: 'Bihar' }, { kind: 'remote' }], // oxfmt-ignore
  ])('the place: %s', (_name, row, details, expected) => {
    const found = reasons({ ...ACCOUNTANT, ...row }, details)[1];
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });
});

describe('the hours', () => {
  const hours = (row: Partial<SeekerRow>) => seekerOf({ ...NOBODY, ...row }).hours;
  const DAYS = ['day', 'flexible'];

  test.each<[string, Partial<SeekerRow>, string[], string[]]>([
    ['as chosen', { shifts: ['night'], headline: 'No night shift' }, ['night'], []],
    ['no nights', { headline: 'Guard, no night shift' }, DAYS, []],
    ['no nights in Hindi', { headline: 'गार्ड, रात की ड्यूटी नहीं चाहिए' }, DAYS, []],
    ['no nights further below', { summary: 'I have two children. I cannot work in night shifts.' }, DAYS, []], // oxfmt-ignore
    ['only days', { headline: 'Cab driver, day shift only' }, DAYS, []],
    ['used to nights', { headline: 'International voice process, night shift' }, [], []],
    ['days or nights', { headline: 'Nurse, day or night shift' }, [], []],
    ['part time', { headline: 'Part-time accountant' }, [], ['part_time']],
    ['part time in Hindi', { headline: 'पार्ट टाइम डाटा एंट्री' }, [], ['part_time']],
    ['part time or full time', { headline: 'Cook, part time or full time' }, [], ['part_time', 'full_time']], // oxfmt-ignore
    ['part time further below', { summary: 'Mother of two. Looking for part time work.' }, [], ['part_time']], // oxfmt-ignore
    ['part time in the past', { summary: 'I worked part time in a shop.' }, [], []],
    ['studies in part time', { headline: 'Accountant, part-time MBA' }, [], []],
  ])('%s', (_name, row, shifts, types) => {
    expect(hours(row).shifts.toSorted()).toEqual(shifts);
    expect(hours(row).types.toSorted()).toEqual(types.toSorted());
  });

  test.each<[Partial<SeekerRow>, Partial<WantedJob>, object[], number]>([
    [{ shifts: ['day'] }, { shift: 'day' }, [{ kind: 'shift_met', shift: 'day' }], 1],
    [{ shifts: ['day'] }, { shift: 'night' }, [{ kind: 'other_shift', shift: 'night' }], 0],
    [{ shifts: ['day'] }, { shift: 'flexible' }, [], 1],
    [{ shifts: ['day'] }, { shift: null }, [], 1],
    [{}, { shift: 'night' }, [], 1],
    [{ headline: 'Part time work' }, { type: 'part_time' }, [{ kind: 'type_met', type: 'part_time' }], 1], // oxfmt-ignore
    [{ headline: 'Part time work' }, {}, [{ kind: 'other_type', type: 'full_time' }], 0],
  ])('%j and %j', (row, details, expected, listed) => {
    const person = { ...ACCOUNTANT, ...row };
    expect(reasons(person, details).slice(2)).toEqual(expected);
    const found = rank(seekerOf(person), [job(details)], { dismissed: [], now: NOW });
    expect(found).toHaveLength(listed);
  });
});

describe('the ranking', () => {
  const titles = (details: Partial<WantedJob>[], dismissed: Dismissed[] = []) =>
    rank(seekerOf({ ...ACCOUNTANT, willingToMove: false }), details.map(job), {
      dismissed,
      now: NOW,
    }).map(({ job: { title, district } }) => `${title}, ${district}`);
  const turnedDown: Dismissed = {
    reason: 'other',
    companyId: 'x',
    title: 'Accountant',
    district: 'Pune',
    state: 'Maharashtra',
    salaryMax: null,
  };

  test('leaves out other work, far places, and a second job of the same kind in a company', () => {
    expect(
      titles([
        { title: 'Accountant', companyId: 'a' },
        { title: 'Accountant', companyId: 'a' },
        { title: 'Welder' },
        { title: 'Accountant', district: 'Patna', state: 'Bihar', location: 'Patna, Bihar' },
      ]),
    ).toEqual(['Accountant, Pune']);
  });

  test('an accountant is recommended GST work', () => {
    expect(titles([{ title: 'GST Executive' }])).toEqual(['GST Executive, Pune']);
  });

  const graded = (
    row: Partial<SeekerRow>,
    details: Partial<WantedJob>[],
    dismissed: Dismissed[] = [],
  ) =>
    rank(withNeighbours(seekerOf({ ...ACCOUNTANT, ...row })), details.map(job), {
      dismissed,
      now: NOW,
    }).map(({ grade, job: { title, district } }) => `${grade}: ${title}, ${district}`);
  const PATNA = { district: 'Patna', state: 'Bihar' };
  const NAGPUR = { district: 'Nagpur' };
  const SATARA = { district: 'Satara' };

  /** Has said neither where they want to work nor whether they would move. */
  const IN_PUNE = { preferredLocations: [], location: 'Pune, Maharashtra' };
  /** A fifth more than expected. */
  const MORE = { salaryMin: 432_000, salaryMax: 432_000 };

  test.each<[boolean | null, string[]]>([
    [true, ['fits: Accountant, Nagpur', 'fits: Accountant, Satara', 'fits: Accountant, Patna']],
    [null, ['close: Accountant, Satara']],
    [false, ['close: Accountant, Satara']],
  ])('jobs that need a move fit only people who would move: %s', (willingToMove, found) => {
    expect(graded({ willingToMove }, [PATNA, { ...NAGPUR, ...MORE }, SATARA])).toEqual(found);
  });

  test('people who have not said whether they would move hear of jobs elsewhere only for clearly more pay', () => {
    const paid = { ...NAGPUR, salaryMin: 400_000, salaryMax: 400_000 };
    expect(graded(IN_PUNE, [NAGPUR, paid])).toEqual([]);
    expect(graded(IN_PUNE, [{ ...NAGPUR, ...MORE }])).toEqual(['close: Accountant, Nagpur']);
    const partTime = { ...NAGPUR, ...MORE, type: 'part_time' };
    expect(graded({ ...IN_PUNE, headline: 'Part-time accountant' }, [partTime])).toEqual([]);
  });

  test('a beginner is not sent a job that asks for a year and for skills that they lack', () => {
    const asking = { title: 'Cashier', experienceYears: 1, skills: ['KYC', 'Banking Operations'] };
    const beginner = { currentJobTitle: 'Cashier', months: 0, monthsMost: 0 };
    expect(graded(beginner, [{ ...asking, title: 'Bank Teller' }])).toEqual([]);
    expect(graded({ ...beginner, skills: ['KYC'] }, [asking])).toHaveLength(1);
  });

  test('unskilled work next to the person’s needs none of its skills, unless it asks for experience', () => {
    const guard = { currentJobTitle: 'Security Guard', skills: ['CCTV'], salaryExpectation: null };
    const packer = { title: 'Packing Executive', skills: ['Packing', 'Barcode Scanning'] };
    expect(graded(guard, [packer, { ...packer, experienceYears: 2 }])).toEqual([
      'close: Packing Executive, Pune',
    ]);
    const old = { ...guard, months: 96, monthsMost: 96 };
    expect(graded(old, [{ ...packer, experienceYears: 0 }])).toEqual([]);
  });

  test('work similar to the person’s is close if they could go there every day, and says so', () => {
    const billing = { title: 'Billing Executive' };
    expect(graded({}, [billing, { ...billing, ...PATNA }, {}])).toEqual([
      'fits: Accountant, Pune',
      'close: Billing Executive, Pune',
    ]);
    const accountant = withNeighbours(seekerOf({ ...ACCOUNTANT, currentJobTitle: 'Accountant' }));
    expect(matchOf(accountant, job(billing), NOW).reasons[0]).toEqual({
      kind: 'neighbouring_work',
      title: 'Accountant',
    });
    const pharmacist = withNeighbours(seekerOf({ ...NOBODY, currentJobTitle: 'Pharmacist' }));
    const representative = withNeighbours(
      seekerOf({ ...NOBODY, currentJobTitle: 'Medical Representative' }),
    );
    const titled = (title: string) => ({ ...job({ title }), skills: [] });
    expect(matchOf(pharmacist, titled('Medical Representative'), NOW).work).toBe('neighbour');
    expect(matchOf(representative, titled('Pharmacist'), NOW).work).toBe('other');
  });

  test('close jobs fill a short list up to ten', () => {
    const fits = Array.from({ length: 8 }, () => ({}));
    const close = Array.from({ length: 8 }, () => SATARA);
    expect(graded({}, [...fits, ...close])).toHaveLength(10);
    expect(graded({}, [...fits, ...fits, ...close])).toHaveLength(16);
  });

  test('a job that pays a sixth less or asks for one more year fits; a little beyond that it is close, but not if it is far away', () => {
    const found = graded({}, [
      { title: 'Accountant', salaryMax: 290_000 },
      { title: 'Accountant', salaryMax: 290_000, ...NAGPUR },
      { title: 'Accountant Head', salaryMax: 260_000 },
      { title: 'Tally Operator', salaryMax: 200_000 },
      { title: 'Senior Accountant', experienceYears: 7 },
      { title: 'Accountant Trainee', experienceYears: 8 },
      { title: 'Accounts Executive', salaryMax: 330_000, experienceYears: 6 },
    ]);
    expect(found).toEqual([
      'fits: Accounts Executive, Pune',
      'close: Accountant, Pune',
      'close: Senior Accountant, Pune',
    ]);
  });

  test('jobs for freshers fit a fresher, and those that ask for a year are close', () => {
    const fresher = { months: 0, monthsMost: 0 };
    const asking = [0, 1, 2].map((experienceYears) => ({ experienceYears, district: 'Pune' }));
    expect(graded(fresher, asking)).toEqual(['fits: Accountant, Pune', 'close: Accountant, Pune']);
  });

  test('the studies of a fresher lead to work that is close', () => {
    const fresher = { ...NOBODY, headline: 'Pharmacist, fresher', studies: ['B.Sc, Life Sciences'], preferredLocations: ['Pune, Maharashtra'] }; // oxfmt-ignore
    const jobs = [{ title: 'Lab Technician', experienceYears: 0 }];
    expect(graded({ ...fresher, months: 0, monthsMost: 0 }, jobs)).toEqual([
      'close: Lab Technician, Pune',
    ]);
    expect(graded({ ...fresher, months: 40, monthsMost: 40 }, jobs)).toEqual([]);
  });

  test('the same skills are not enough for work that takes a licence', () => {
    const skills = ['Tally', 'GST'];
    expect(graded({}, [{ title: 'Chartered Accountant', skills }])).toEqual([]);
    expect(graded({}, [{ title: 'Stock Keeper', skills }])).toEqual(['close: Stock Keeper, Pune']);
  });

  test('years in other work count half for work of which someone has half of the skills, and are no reason', () => {
    const keeper = { title: 'Stock Keeper', skills: ['Tally', 'GST', 'SAP'] };
    expect(reasons(ACCOUNTANT, { ...keeper, experienceYears: 1 })).not.toContainEqual({
      kind: 'experience_met',
      years: 1,
    });
    const asking = (skills: string[]) => [3, 4].map((experienceYears) => ({ ...keeper, skills, experienceYears })); // oxfmt-ignore
    expect(graded({}, asking(['Tally', 'GST', 'SAP']))).toHaveLength(1);
    expect(graded({}, asking(['Tally', 'GST']))).toHaveLength(2);
    // The tables may not know that it is the same work.
    const admin = { currentJobTitle: 'Unix Caretaker', skills: ['Linux', 'VMware', 'Backup'] };
    const skills = ['Linux', 'VMware', 'Backup', 'Windows Server'];
    expect(graded(admin, [{ title: 'System Administrator', skills, experienceYears: 3 }])).toHaveLength(1); // oxfmt-ignore
  });

  test.each<[Partial<SeekerRow>, Partial<WantedJob>, string[]]>([
    // One special skill is enough if the job asks for no other; one that every office asks for is not.
    [{ currentJobTitle: 'Hotel Clerk', skills: ['Opera PMS'] }, { title: 'Night Auditor', skills: ['Opera PMS'] }, ['close']], // oxfmt-ignore
    [{ currentJobTitle: 'Hotel Clerk', skills: ['Sales'] }, { title: 'Night Auditor', skills: ['Sales'] }, []], // oxfmt-ignore
    // Companies use words for a rank differently.
    [{ currentJobTitle: 'Customer Relationship Executive' }, { title: 'Customer Relationship Officer' }, ['fits']], // oxfmt-ignore
    [{ currentJobTitle: 'Housekeeping Supervisor' }, { title: 'Housekeeping Incharge' }, ['fits']],
    [{ currentJobTitle: 'PGT Chemistry Teacher' }, { title: 'Chemistry Lecturer' }, ['fits']],
    [{ currentJobTitle: 'PGT Chemistry Teacher' }, { title: 'Physics Lecturer' }, []],
    [{ currentJobTitle: 'SAP FICO Consultant' }, { title: 'SAP ABAP Consultant' }, []],
    [{ currentJobTitle: 'Executive Assistant' }, { title: 'Assistant Officer' }, []],
    // Names that the search does not know count as they are written.
    [{ currentJobTitle: 'Customer Care Executive' }, { title: 'Process Associate' }, ['close']],
    [{ currentJobTitle: 'Customer Care Executive' }, { title: 'Process Engineer' }, []],
    [{ currentJobTitle: 'JCB Operator' }, { title: 'Excavator Operator' }, ['close']],
    [{ currentJobTitle: 'JCB Operator' }, { title: 'Computer Operator' }, []],
    [{ currentJobTitle: 'Legal Executive' }, { title: 'Company Secretary' }, []],
    // Little experience is asked for, but it pays what they expect.
    [{ currentJobTitle: 'Security Guard', months: 72, monthsMost: 72 }, { title: 'CCTV Operator', experienceYears: 1, salaryMax: 380_000 }, ['close']], // oxfmt-ignore
    [{ currentJobTitle: 'Security Guard', months: 72, monthsMost: 72 }, { title: 'CCTV Operator', experienceYears: 1, salaryMax: 340_000 }, []], // oxfmt-ignore
    // Delhi alone is near Gurugram.
    [{ preferredLocations: ['Gurugram, Haryana'] }, { location: 'Delhi', district: null, state: 'Delhi' }, ['fits']], // oxfmt-ignore
  ])('%j and %j', (row, details, expected) => {
    const person = { ...ACCOUNTANT, skills: [], ...row };
    expect(graded(person, [details]).map((each) => each.split(':')[0])).toEqual(expected);
  });

  test('other work is left out if the person lacks half of its skills', () => {
    const skills = ['Tally', 'GST', 'SAP'];
    expect(graded({}, [{ title: 'Stock Keeper', skills }])).toHaveLength(1);
    expect(graded({}, [{ title: 'Stock Keeper', skills: [...skills, 'AutoCAD'] }])).toEqual([]);
  });

  test('similar work is left out if it asks for several skills and the person has hardly any', () => {
    const billing = { title: 'Billing Executive' };
    expect(graded({}, [{ ...billing, skills: ['SAP', 'Billing Software'] }])).toEqual([]);
    expect(graded({}, [{ ...billing, skills: ['SAP', 'Tally'] }])).toHaveLength(1);
    const excel = { skills: ['Microsoft Excel', 'Tally'] };
    expect(graded(excel, [{ ...billing, skills: ['Microsoft Excel', 'Invoicing'] }])).toEqual([]);
  });

  test('after a job was dismissed as too far away, jobs as far away are not listed', () => {
    const away: Dismissed = { ...turnedDown, reason: 'far', district: 'Nagpur' };
    expect(graded({}, [PATNA, NAGPUR, SATARA, {}], [away])).toEqual([
      'fits: Accountant, Pune',
      'close: Accountant, Satara',
    ]);
  });

  test.each([
    ['here', {}, ['Pune', 'Satara', 'Nagpur']],
    ['a long way', SATARA, ['Pune']],
    ['elsewhere', NAGPUR, ['Pune', 'Satara']],
    ['far', PATNA, ['Pune', 'Satara', 'Nagpur']],
  ] as const)(
    'after one %s was dismissed as too far away, nearer ones are listed',
    (_, place, left) => {
      const away: Dismissed = { ...turnedDown, reason: 'far', ...place };
      const listed = graded(IN_PUNE, [PATNA, { ...NAGPUR, ...MORE }, SATARA, {}], [away]);
      expect(listed.map((line) => line.split(', ')[1])).toEqual(left);
    },
  );

  test.each([
    ['Truck Driver', 'Car Driver', 0],
    ['Cab Driver', 'Car Driver', CLOSENESS.alike],
    ['Driver', 'Truck Driver', CLOSENESS.same],
    ['Two Wheeler Mechanic', 'Car Mechanic', 0],
    ['Store Keeper', 'Store Cashier', 0],
    ['Business Analyst', 'Business Intelligence Analyst', CLOSENESS.related],
    ['Accounts Executive', 'Executive - Accounts', CLOSENESS.same],
  ])('%s and %s', (own, title, closeness) => {
    expect(closenessOf(occupationsIn(own)[0]!, readTitle(title))).toBe(closeness);
  });

  test('a supervisor of guards is not a guard', () => {
    const [guard] = occupationsIn('Security Guard');
    const closeness = closenessOf(guard!, readTitle('Security Supervisor'));
    expect(closeness).toBeLessThan(SAME_WORK);
    expect(closenessOf(guard!, readTitle('Security Guard'))).toBe(CLOSENESS.same);
  });

  test('learns from dismissed jobs', () => {
    const both = [
      { title: 'Accountant', companyId: 'a' },
      { title: 'Tally Operator', companyId: 'b', skills: ['Tally', 'GST'] },
    ];
    expect(titles(both)).toHaveLength(2);
    expect(titles(both, [{ ...turnedDown, reason: 'company', companyId: 'b' }])).toEqual([
      'Accountant, Pune',
    ]);
    expect(titles(both, [{ ...turnedDown, reason: 'work', title: 'Accountant' }])[0]).toBe(
      'Tally Operator, Pune',
    );
    const paid = [
      { title: 'Accountant', salaryMax: 365_000 },
      { title: 'Accounts Executive', salaryMax: 380_000 },
    ];
    expect(titles(paid)[0]).toBe('Accountant, Pune');
    expect(titles(paid, [{ ...turnedDown, reason: 'pay', salaryMax: 370_000 }])[0]).toBe(
      'Accounts Executive, Pune',
    );
  });

  test('by the day heeds dismissed jobs too: what is like them comes last, what is as far away not at all', () => {
    const newest = (dismissed: Partial<Dismissed>[]) => {
      const hours = (ago: number) => ({ postedAt: new Date(NOW.getTime() - ago * 3_600_000) });
      const found = [{ title: 'Cook', salaryMax: 200_000 }, { title: 'Welder', ...hours(1) }, { title: 'Driver', ...hours(2), ...SATARA }]; // oxfmt-ignore
      return rankNewest(seekerOf({ ...NOBODY, location: 'Pune, Maharashtra' }), found.map(job), {
        dismissed: dismissed.map((one) => ({ ...turnedDown, ...one })),
        now: NOW,
      }).map(({ job: { title } }) => title);
    };
    expect(newest([])).toEqual(['Cook', 'Welder', 'Driver']);
    expect(newest([{ reason: 'pay', salaryMax: 250_000 }])).toEqual(['Welder', 'Driver', 'Cook']);
    expect(newest([{ reason: 'work', title: 'Welder' }])).toEqual(['Cook', 'Driver', 'Welder']);
    expect(newest([{ reason: 'far', ...SATARA }])).toEqual(['Cook', 'Welder']);
  });

  test('a reason that raises the score speaks for a job, and any other against it', () => {
    const against = reasons(ACCOUNTANT, { skills: ['SAP', 'Tally'], salaryMax: 100_000, district: 'Patna', state: 'Bihar', experienceYears: 12 }); // oxfmt-ignore
    expect(against.filter((one) => !speaksFor(one)).map(({ kind }) => kind)).toEqual([
      'skills_missing',
      'other_place',
      'pay_below',
      'experience_missing',
    ]);
  });
});

describe('an applicant', () => {
  const sent = (details: Partial<SentWork>): SentWork => ({
    appliedAt: NOW,
    expectedSalary: null,
    hasProfile: true,
    headline: 'Accountant, 4 years of experience',
    home: 'Pune, Maharashtra',
    ownSkills: ['Tally Prime', 'GST Filing'],
    jobs: [],
    ownMonths: 48,
    ...details,
  });
  const wanted = job({ skills: ['Tally Prime', 'GST Filing'], experienceYears: 2 });
  const levelIn = (home: string) => levelOf(applicantMatch(sent({ home }), wanted)!);

  test('fits although the home is elsewhere, because applying means to move', () => {
    expect(levelIn('Pune, Maharashtra')).toBe('strong');
    expect(levelIn('Guwahati, Assam')).toBe('strong');
    const match = applicantMatch(sent({ home: 'Guwahati, Assam' }), wanted)!;
    expect(match.reasons).toContainEqual({ kind: 'other_place', place: 'Pune, Maharashtra' });
  });

  test('fits weakly with other work and other skills', () => {
    const cook = sent({ headline: 'Cook, 4 years of experience', ownSkills: ['Cooking'] });
    expect(levelOf(applicantMatch(cook, wanted)!)).toBe('weak');
  });

  test('who names a range of pay would work for the least of it', () => {
    expect(expectedPay({ expectedSalary: '4-6 LPA' })).toBe(400_000);
    expect(expectedPay({ expectedSalary: '6 LPA' })).toBe(600_000);
    expect(expectedPay({ expectedSalary: 'as per industry' })).toBeNull();
  });

  test('without a profile is not judged', () => {
    expect(applicantMatch(sent({ hasProfile: false }), wanted)).toBeNull();
  });
});
