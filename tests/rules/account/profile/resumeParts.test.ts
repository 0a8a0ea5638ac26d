import { describe, expect, test } from 'vitest';
import { periodsIn } from '#schema/profile/resume/dates.ts';
import { sectionNamed } from '#schema/profile/resume/headings.ts';
import { readResume } from '#schema/profile/resume/readResume.ts';

describe('a period is read from', () => {
  test.each([
    ['Jun 2019 – Present', '2019-06', null, true],
    ['06/2019 to till date', '2019-06', null, true],
    ['2019-21', '2019', '2021', false],
    ['since March 2020', '2020-03', null, true],
    ["Jun'19 - Mar'21", '2019-06', '2021-03', false],
    ['15 June 2019 to 31 March 2021', '2019-06', '2021-03', false],
    ['01/06/2019 - 31/03/2021', '2019-06', '2021-03', false],
    ['June, 2019 — Current', '2019-06', null, true],
    ['जून 2019 से अब तक', '2019-06', null, true],
    ['फ़रवरी 2018 – वर्तमान', '2018-02', null, true],
    ['सित. 2018 - दिस. 2019', '2018-09', '2019-12', false],
    ['अप्रेल 2019 से 30 सितम्बर 2021 तक', '2019-04', '2021-09', false],
    ['2019 onwards', '2019', null, true],
    ['(2016 – 2019)', '2016', '2019', false],
    ['2019, Oct to 2022, Mar', '2019-10', '2022-03', false],
    ["'11 - '13", '2011', '2013', false],
    ['Jan – Mar 2021', '2021-01', '2021-03', false],
    ['06/19 – 08/21', '2019-06', '2021-08', false],
    ['Present – Apr 2023', '2023-04', null, true],
    ['Jan 2023 – May 2020', '2020-05', '2023-01', false],
    ['Jan 2020 → Mar 2022', '2020-01', '2022-03', false],
    ['From: Sep 2023\tTo: Till Date', '2023-09', null, true],
  ])('%s', (text, from, to, isCurrent) => {
    const [span] = periodsIn(text);
    expect(span).toMatchObject({ from, to, isCurrent });
  });

  test.each([
    '2021 – 2019',
    'Room 2019',
    'ISO 22000:2018 – 2019',
    '9876543210',
    'May I help',
    'from 2019 to 12',
  ])('not from %s', (text) => {
    expect(periodsIn(text)).toEqual([]);
  });
});

describe('a heading', () => {
  test.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Employment History:', 'experience'],
    ['कार्य अनुभव / Work Experience', 'experience'],
    ['2. Academic Qualifications', 'education'],
    ['शैक्षणिक योग्यता', 'education'],
    ['Core Competencies', 'skills'],
    ['Tools & Technologies', 'skills'],
    ['Top Skills', 'skills'],
    ['What I know', 'skills'],
    ['Career so far', 'experience'],
    ['Work Ex', 'experience'],
    ['Education & Credentials', 'education'],
    ['भाषाएँ', 'languages'],
    ['Certifications and Courses', 'certificates'],
    ['Career Progression', 'experience'],
    ['ACADEMIA', 'education'],
    ['Schooling & College', 'education'],
    ['Places I Have Worked', 'experience'],
    ['Core Strengths', 'skills'],
    ['Present Employer', 'experience'],
    ['Software', 'skills'],
    ['Performances', 'other'],
    ['Employment 2017–present', undefined],
    ['knowledge.', undefined],
    ['Lotus Technologies', undefined],
    ['Sales Experience Manager', undefined],
  ])('%s', (line, section) => {
    expect(sectionNamed(line)).toBe(section);
  });
});

test('jobs under "Career Summary" are read if no other heading has any', () => {
  const { jobs } = readResume('Asha Rao\nCAREER SUMMARY\nCashier, Big Mart, 2019 – 2021');
  expect(jobs).toMatchObject([{ title: 'Cashier', company: 'Big Mart' }]);
});

test('a list under a heading such as "Things I know" is a list of skills', () => {
  const { otherSkills, degrees } = readResume(
    'Asha Rao\nEDUCATION\nBA, 2019\n\u001eThings I Know\nZorbing, Quilting, MS Office',
  );
  expect(otherSkills).toEqual(['Zorbing', 'Quilting', 'MS Office']);
  expect(degrees.map(({ name }) => name)).toEqual(['BA']);
});

const jobsOf = (text: string) =>
  readResume(`Asha Rao\nEXPERIENCE\n${text}`).jobs.map(({ title, company, place, from, to }) =>
    [title, company, place, from, to].join('|'),
  );

describe('the jobs of', () => {
  test.each([
    [
      'a company above indented titles',
      'Bandhan Bank · Ranchi\n• Sales Officer\n• Mar 2017 – Dec 2020 · 3 yrs 9 mos\n• Handled the records of the branch every day.',
      ['Sales Officer|Bandhan Bank|Ranchi|2017-03|2020-12'],
    ],
    [
      'lines with labels',
      '• 1. Company: Sadar Hospital, Designation: ANM Nurse, Period: 4/2018 to present\n• 2. Company: Vikas Bharti, Designation: Health Worker, Period: 1/2015 to 3/2018',
      ['ANM Nurse|Sadar Hospital||2018-04|', 'Health Worker|Vikas Bharti||2015-01|2018-03'],
    ],
    [
      'a company and its place with a slash',
      'FEB 2018 - JUN 2021\nPayroll Executive\nKirloskar Brothers Limited / Pune',
      ['Payroll Executive|Kirloskar Brothers Limited|Pune|2018-02|2021-06'],
    ],
    [
      'a title above its company',
      'Accountant\tJan 2021 – Present\nSharma Traders, Pune\n• Filed returns\nClerk\t2018 – 2020\nOm Foods, Indore',
      ['Accountant|Sharma Traders|Pune|2021-01|', 'Clerk|Om Foods|Indore|2018|2020'],
    ],
    [
      'a company above its titles',
      'Infosys Limited\nSenior Engineer\t2021 – Present\n• Led four colleagues\nEngineer\t2018 – 2021\n• Wrote code',
      ['Senior Engineer|Infosys Limited||2021|', 'Engineer|Infosys Limited||2018|2021'],
    ],
    [
      'a company in a village that no list knows',
      'Lotus Works Pvt Ltd, Wadgaon Sheri\t2019 – 2021\nSales Executive',
      ['Sales Executive|Lotus Works Pvt Ltd||2019|2021'],
    ],
    [
      'work in a village that no list knows',
      'Sales Executive, Wadgaon Sheri\t2019 – 2021\nLotus Works Pvt Ltd',
      ['Sales Executive|Lotus Works Pvt Ltd||2019|2021'],
    ],
    [
      'a profile of a network, with the kind of the job below',
      'Razorpay — SDE II\nBengaluru · Full-time\nAug 2021 - Present · 3 yrs',
      ['SDE II|Razorpay|Bengaluru|2021-08|'],
    ],
    [
      'a title that no list knows, below such a village',
      'Lotus Works Pvt Ltd, Wadgaon Sheri\nRigger\t2019 – 2021',
      ['Rigger|Lotus Works Pvt Ltd||2019|2021'],
    ],
    [
      'a resume with joiners inside its Hindi words',
      'लेखाकार, शर्मा ट्रेडर्स (अक्\u200dटूबर २०१९ से मार्च २०२१ तक)',
      ['लेखाकार|शर्मा ट्रेडर्स||2019-10|2021-03'],
    ],
    [
      'a table',
      'Company\tDesignation\tFrom\tTo\nOm Foods\tHelper\tJun 2019\tMar 2021\nBig Mart\tCashier\tApr 2021\tPresent',
      ['Helper|Om Foods||2019-06|2021-03', 'Cashier|Big Mart||2021-04|'],
    ],
    [
      'a form',
      'Organization: Om Foods\nDesignation: Store Keeper\nDuration: 06/2019 to 03/2021\nResponsibilities: stock',
      ['Store Keeper|Om Foods||2019-06|2021-03'],
    ],
    [
      'titles with their area of work, beside a company in small letters and a place with a full stop',
      "Dec'24 – Apr'26\tTeam Lead - Customer Support, boAt, Rourkela.\nAug'22 – Nov'24\tAudit Associate, State Bank of India, Kolkata.",
      [
        'Team Lead - Customer Support|boAt|Rourkela|2024-12|2026-04',
        'Audit Associate|State Bank of India|Kolkata|2022-08|2024-11',
      ],
    ],
    [
      'a table with one row',
      'Role\tCompany\tCity\tTime\nCashier\tBig Mart\tPune\t2019 – 2021',
      ['Cashier|Big Mart|Pune|2019|2021'],
    ],
    [
      'sentences',
      '• Working as Cashier at Big Mart, Pune since March 2020',
      ['Cashier|Big Mart|Pune|2020-03|'],
    ],
    [
      'names that no list knows, written like those of the other jobs',
      'Zorbo | Accountant | 2021 – Present\nQuxly | Happiness Wizard | 2019 – 2021',
      ['Accountant|Zorbo||2021|', 'Happiness Wizard|Quxly||2019|2021'],
    ],
    [
      'a company with its whole time above its titles',
      'Om Foods Ltd, Pune | 2018 – Present\nStore Manager | 2021 – Present\nCashier | 2018 – 2021',
      ['Store Manager|Om Foods Ltd||2021|', 'Cashier|Om Foods Ltd||2018|2021'],
    ],
    [
      'a title with its subject, and a company with its title in brackets',
      'Junior Engineer (Civil), Om Foods (2019 – 2021)\n2017 – 2019: Thermax (Site Engineer)',
      ['Junior Engineer (Civil)|Om Foods||2019|2021', 'Site Engineer|Thermax||2017|2019'],
    ],
    [
      'two titles at one company, and one at the next',
      'Flipkart\tBengaluru\nEngineer II\tJul 2022 – Present\n• Built a service\nSoftware Engineer I\tJul 2020 – Jun 2022\n• Wrote code\nGoldman Sachs\tBengaluru\nSummer Analyst\tMay 2019 – Jul 2019',
      [
        'Engineer II|Flipkart|Bengaluru|2022-07|',
        'Software Engineer I|Flipkart||2020-07|2022-06',
        'Summer Analyst|Goldman Sachs|Bengaluru|2019-05|2019-07',
      ],
    ],
    [
      'a sentence with the company first',
      '1. Om Foods, Pune as Store Keeper from Mar 2019 to Jun 2021.',
      ['Store Keeper|Om Foods|Pune|2019-03|2021-06'],
    ],
    [
      'a title with its department',
      'Assistant Manager - Accounts, Om Foods, 2019-21',
      ['Assistant Manager - Accounts|Om Foods||2019|2021'],
    ],
    [
      'a title with its field, before the company',
      'Staff Nurse - Burns at Om Hospital, Pune, 2019-21\nNurse at Lotus Hospital, Pune, 2017-18',
      ['Staff Nurse - Burns|Om Hospital|Pune|2019|2021', 'Nurse|Lotus Hospital|Pune|2017|2018'],
    ],
    [
      'a company above the title, with what was done below',
      'Bajaj Auto\nAccountant · 2019 – 2021\nFiled GSTR-1 and GSTR-3B every month\nReconciled 12 bank accounts\nKirtilals\nClerk · 2017 – 2018\nFiled GSTR-1 and GSTR-3B every month',
      ['Accountant|Bajaj Auto||2019|2021', 'Clerk|Kirtilals||2017|2018'],
    ],
    [
      'a title with a company above a role that says what was done',
      'HR Manager\nKirtilals\n2019 – 2021\nJob Profile: Handled PF, ESIC and gratuity',
      ['HR Manager|Kirtilals||2019|2021'],
    ],
    [
      'a company with the name of a place',
      'Site Engineer, DLF, Gwalior\n2019 – 2021',
      ['Site Engineer|DLF|Gwalior|2019|2021'],
    ],
    [
      'a company that is described below its name',
      'Kirtilals\t2019 – 2021\none of the largest makers in the country\nAccountant\nGati\t2017 – 2018\none of the largest carriers in the country\nClerk',
      ['Accountant|Kirtilals||2019|2021', 'Clerk|Gati||2017|2018'],
    ],
    [
      'a company before a title with its area',
      'Mother Dairy - VP - Human Resources (2019 – 2021)',
      ['VP - Human Resources|Mother Dairy||2019|2021'],
    ],
    [
      'a table whose columns have two names',
      'Company and Position\tPeriod\tPlace\nITC Gardenia, Sous Chef\t2019 – 2021\tPune',
      ['Sous Chef|ITC Gardenia|Pune|2019|2021'],
    ],
    [
      'a company in brackets',
      '• Fitter (Indian Railways) – Oct 2024 to Jul 2026',
      ['Fitter|Indian Railways||2024-10|2026-07'],
    ],
    [
      'forms with the beginning and the end on lines of their own',
      'Employer\tNDTV\nJob title\tSub-editor\nFrom\tJun 2021\nTo\tJun 2024',
      ['Sub-editor|NDTV||2021-06|2024-06'],
    ],
    [
      'lines that go on with what was done',
      'Cashier, DMart (2019 – 2021): Balanced the cash; closed the till.\nHelper, Gati (2017 – 2018): Packed boxes.',
      ['Cashier|DMart||2019|2021', 'Helper|Gati||2017|2018'],
    ],
    [
      'sentences without a verb',
      '• Working experience as Cabin Crew in IndiGo from 2019 to 2021.',
      ['Cabin Crew|IndiGo||2019|2021'],
    ],
    [
      'items that name a title, each above its period',
      '• 6G Welder, Om Foods\nPeriod: 2019 – 2021\n• Welder, Lotus Works\nPeriod: 2017 – 2018',
      ['6G Welder|Om Foods||2019|2021', 'Welder|Lotus Works||2017|2018'],
    ],
    [
      'lines that go on with a sentence',
      'Captain, Om Hotel (2014 - 2017).\nHelper, Lotus Cafe (2012 - 2014). Cleaned all of the tables.',
      ['Captain|Om Hotel||2014|2017', 'Helper|Lotus Cafe||2012|2014'],
    ],
    [
      'people who had a break',
      'Om School\t2014 to 2018\nTeacher\nCareer break (maternity)\t2012 to 2014\nLotus School\t2009 to 2012\nPrimary Teacher',
      ['Teacher|Om School||2014|2018', 'Primary Teacher|Lotus School||2009|2012'],
    ],
    [
      'labels with dashes in one sentence',
      '• Company- Om India, Jaipur. Post- Store Executive. Duration- May 2022 to the present day.',
      ['Store Executive|Om India|Jaipur|2022-05|'],
    ],
    [
      'a soldier, with the company first',
      '1. Indian Army (Sikh Regiment) – Havildar\nPeriod: 27 Aug 2001 to 31 Aug 2021\n2. Om Secure (India) Pvt Ltd – Supervisor\nPeriod: 01 Nov 2021 to 30 Jun 2024',
      [
        'Havildar|Indian Army (Sikh Regiment)||2001-08|2021-08',
        'Supervisor|Om Secure (India) Pvt Ltd||2021-11|2024-06',
      ],
    ],
    [
      'items with years of experience, and a title "in" a company',
      '• 3 years as Security Guard in Om Ltd, Noida (2014 – 2017)\n• Security Supervisor in Lotus Services Pvt Ltd, Noida (2021 – Present)',
      [
        'Security Guard|Om Ltd|Noida|2014|2017',
        'Security Supervisor|Lotus Services Pvt Ltd|Noida|2021|',
      ],
    ],
    [
      'a profile of a network, with several jobs at one company',
      'Om Logistics Ltd\n5 years 7 months\nHR Partner\nJuly 2023 - Present (3 years 5 months)\nMumbai Metropolitan Region\nHR Manager\nMay 2021 - June 2023 (2 years 2 months)\nMumbai, Maharashtra, India',
      [
        'HR Partner|Om Logistics Ltd|Mumbai Metropolitan Region|2023-07|',
        'HR Manager|Om Logistics Ltd|Mumbai, Maharashtra|2021-05|2023-06',
      ],
    ],
    [
      'a manager of an area',
      'Manager – Supply Chain\tApr 2022 – Present\nOm Textiles Limited',
      ['Manager - Supply Chain|Om Textiles Limited||2022-04|'],
    ],
    [
      'a table of ranks',
      'Company\tVessel\tRank\tFrom\tTo\nOm Shipping\tMT Jewel\tChief Officer\tJan 2023\tPresent',
      ['Chief Officer|Om Shipping||2023-01|'],
    ],
    [
      'a form that has colons in their own column, with a project',
      'Organization\t:\tOm Builders\nDesignation\t:\tSite Engineer\nDuration\t:\tMay 2019 to Apr 2023\nProject\t:\tForest County',
      ['Site Engineer|Om Builders||2019-05|2023-04'],
    ],
    ['Hindi', 'लेखाकार, शर्मा ट्रेडर्स, पुणे (जून 2019 – वर्तमान)', ['लेखाकार|शर्मा ट्रेडर्स|पुणे|2019-06|']],
  ])('%s', (_what, text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  test.each([
    ['a line without a company', 'Accountant\t2019 – 2021'],
    ['a sentence with years', 'Increased the sales of the whole region from 2019 to 2021.'],
    ['unknown words', 'Happiness, Wonder, 2019 – 2021'],
    ['a role for a client', 'Client: Om Bank\nRole: Java Developer\nDuration: Jan 2021 – Dec 2021'],
  ])('%s are left out', (_what, text) => {
    expect(jobsOf(text)).toEqual([]);
  });
});

describe('the degrees of', () => {
  const degreesOf = (text: string) =>
    readResume(`Asha Rao\nEDUCATION\n${text}`).degrees.map((degree) =>
      [
        degree.qualification,
        degree.name,
        degree.field,
        degree.institution,
        degree.to,
        degree.grade,
      ].join('|'),
    );
  test.each([
    [
      'a form in two columns',
      'Course\tMBA in Finance\nInstitute\tFORE School of Management\nYear\t2021\nMarks\t82%',
      ['master|MBA|Finance|FORE School of Management|2021|82%'],
    ],
    [
      'a sentence',
      '1) Passed B.Com in Accounting from Osmania University in 2023 with 61%.',
      ['bachelor|B.Com|Accounting|Osmania University|2023|61%'],
    ],
    [
      'a table',
      'Course\tUniversity/Board\tYear\tCGPA\nB.Tech (Civil)\tAnna University\t2019\t8.1/10\n12th\tCBSE\t2015\t',
      ['bachelor|B.Tech|Civil|Anna University|2019|8.1/10', 'high_school|12th||CBSE|2015|'],
    ],
    [
      'a school above its degree',
      'Government Polytechnic\nDiploma in Mechanical Engineering\t2016 – 2019\nPercentage: 74%',
      ['diploma|Diploma|Mechanical Engineering|Government Polytechnic|2019|74%'],
    ],
    [
      'a field on its own line, and names in full with their short form',
      'Bachelor of Technology (B.Tech)\nMechanical Engineering\nLotus, Pune\n2019\nHSC\nScience\nRamjas\n2015',
      [
        'bachelor|Bachelor of Technology|Mechanical Engineering|Lotus|2019|',
        'high_school|HSC|Science|Ramjas|2015|',
      ],
    ],
    [
      'a school that is called by a degree, above the degree',
      'Pune\tITI Ambernath\n2017 – 2019\tITI in Fitter',
      ['diploma|ITI|Fitter|ITI Ambernath|2019|'],
    ],
    [
      'a level before its name',
      'Graduation: B.E. (Civil), MIT Academy of Engineering, 2023',
      ['bachelor|B.E.|Civil|MIT Academy of Engineering|2023|'],
    ],
    [
      'sentences below their names',
      'MCA from VIT Vellore\nPassed in 2016, 72%\nBCA from Om College\nPassed in 2013, 65%',
      ['master|MCA||VIT Vellore|2016|72%', 'bachelor|BCA||Om College|2013|65%'],
    ],
    [
      'a school after the name, where the other has one',
      'M.Tech, JNTU Hyderabad\t2019\nBachelor of Physiotherapy in Sports, Thapar University\t2017',
      [
        'master|M.Tech||JNTU Hyderabad|2019|',
        'bachelor|Bachelor of Physiotherapy|Sports|Thapar University|2017|',
      ],
    ],
    [
      'lines with labels',
      'Course: B.Com\nCollege/School : Hindu College\nYear: 2016\nCourse: 12th\nCollege/School : GSEB\nYear: 2013',
      ['bachelor|B.Com||Hindu College|2016|', 'high_school|12th||GSEB|2013|'],
    ],
    [
      'schools that no list knows, written like the others',
      'M.Sc. in Physics\nUniversity of Delhi, 2018\nB.Sc. in Physics\nRamjas, 2016',
      ['master|M.Sc.|Physics|University of Delhi|2018|', 'bachelor|B.Sc.|Physics|Ramjas|2016|'],
    ],
    [
      'a school whose name is that of a degree',
      'ITI (Electrician)\nITI Berhampur, 2018',
      ['diploma|ITI|Electrician|ITI Berhampur|2018|'],
    ],
    [
      'a table with other names',
      '• Exam\tBoard\tYear\nInter (Science)\tJAC Ranchi\t2013\nH.S.S.C.\tGoa Board\t2011\nPGDCA\tOm University\t2021\nB.F.A.\tOm College\t2018\nB.H.M.\tOm Institute\t2014',
      [
        'high_school|Inter|Science|JAC Ranchi|2013|',
        'high_school|H.S.S.C.||Goa Board|2011|',
        'diploma|PGDCA||Om University|2021|',
        'bachelor|B.F.A.||Om College|2018|',
        'bachelor|B.H.M.||Om Institute|2014|',
      ],
    ],
    [
      'Hindi',
      'बी.कॉम, लखनऊ विश्वविद्यालय, 2019, 64%',
      ['bachelor|बी.कॉम||लखनऊ विश्वविद्यालय|2019|64%'],
    ],
  ])('%s', (_what, text, degrees) => {
    expect(degreesOf(text)).toEqual(degrees);
  });
});

test('tables of jobs and degrees need no heading, and degrees may be under "Training"', () => {
  const { jobs, degrees } = readResume(
    'Asha Rao\nCompany\tPost\tPeriod\nOm Foods\tHelper\t2019 – 2021\nDegree\tBoard\tYear\n10th\tRBSE\t2010',
  );
  expect(jobs).toMatchObject([{ title: 'Helper', company: 'Om Foods' }]);
  expect(degrees).toMatchObject([{ name: '10th', institution: 'RBSE', to: '2010' }]);
  const trained = readResume(
    'Asha Rao\nTRAINING\nDiploma in Cosmetology, March 2018\nHigher Secondary, March 2016',
  );
  expect(trained.degrees).toHaveLength(2);
  expect(trained.certificates).toEqual([]);
});

test('headers and footers of pages are in no section', () => {
  const { otherSkills } = readResume(
    'Asha Rao – Nurse\nASHA RAO\nSKILLS\nZorbing\n1/2\fAsha Rao – Nurse\nQuilting\n2/2',
  );
  expect(otherSkills).toEqual(['Zorbing', 'Quilting']);
});

test('a fact is a heading only below the head', () => {
  const { jobs } = readResume(
    'Asha Rao\nExperience: 6 years\nOBJECTIVE\nTo build.\nExperience: 6.5 Years\nOm Foods\nHelper\n2019 – 2021\nProject: Metro',
  );
  expect(jobs).toMatchObject([{ title: 'Helper', company: 'Om Foods' }]);
});

test('skills in a sentence, and beside the names of their groups, are skills', () => {
  const skillsOf = (text: string) => readResume(`SKILLS\n${text}`).otherSkills;
  expect(skillsOf('Proficient in Zorbing, Quilting and ISO 9001.')).toEqual([
    'Zorbing',
    'Quilting',
    'ISO 9001',
  ]);
  expect(skillsOf('Strong: Zorbing | Good: Quilting')).toEqual(['Zorbing', 'Quilting']);
  expect(skillsOf('1) Zorbing 2) Quilting')).toEqual(['Zorbing', 'Quilting']);
  expect(skillsOf('Sewing\tZorbing, Quilting\nDyeing\tBatik, Ikat')).toEqual([
    'Zorbing',
    'Quilting',
    'Batik',
    'Ikat',
  ]);
});

test('the name is read in the letters of the headings, and between signs', () => {
  expect(readResume('CURRICULUM VITAE\n\u001eASHA RAO\nPune').name).toBe('Asha Rao');
  expect(readResume('<Asha Rao />\nPune').name).toBe('Asha Rao');
});

test('what follows a declaration is not a skill', () => {
  const text =
    'Skills\nStock Keeping\nDECLARATION :- All of this is true.\nPune\tSignature\n(Asha Rao)';
  expect(readResume(text).otherSkills).toEqual(['Stock Keeping']);
});

test('skills of candidates, pay and the names of groups are not skills', () => {
  const { technicalSkills, otherSkills } = readResume(
    'Asha Rao\nEXPERIENCE\nRecruited Java and .NET developers\nSKILLS\nINFRASTRUCTURE\nMySQL, GitHub, Computer knowledge\nLanguages\tPython, Go\nSplit and window AC repair\nSalary expected: Rs 18,000 per month\nCan join immediately',
  );
  expect(technicalSkills).toEqual(['Python']);
  expect(otherSkills).toEqual([
    'MySQL',
    'GitHub',
    'Computer knowledge',
    'Go',
    'Split and window AC repair',
  ]);
});

test.each([
  [
    'Hindi: mother tongue; English: fluent; Tamil: basic',
    'Hindi native, English fluent, Tamil basic',
  ],
  ['Hindi (native), English (fluent), Zorbic (native)', 'Hindi native, English fluent'],
  ['Mother tongue(s): Tamil', 'Tamil native'],
  ['Hindi (Limited Working)', 'Hindi basic'],
  ['Hindi\nNative or Bilingual Proficiency', 'Hindi native'],
])('the languages in %j', (line, languages) => {
  const found = readResume(`Asha Rao\nLANGUAGES\n${line}`).languages;
  expect(found.map(({ name, level }) => `${name} ${level}`).join(', ')).toBe(languages);
});

test.each([
  ['AWS Associate (2022) · CKA (2024)', ['AWS Associate||2022', 'CKA||2024']],
  ['Sewing\nOm Trainings\nMar 2024', ['Sewing|Om Trainings|2024']],
  ['Internal Auditor ISO 22000:2018 – TUV – 2021', ['Internal Auditor ISO 22000:2018|TUV|2021']],
])('the certificates in %j', (text, certificates) => {
  const found = readResume(`Asha Rao\nCERTIFICATES\n${text}`).certificates;
  expect(found.map(({ name, issuer, year }) => [name, issuer, year].join('|'))).toEqual(
    certificates,
  );
});

test.each([
  ['Present Salary\t:\t52,000 per month', { currentPay: 624_000 }],
  ['Salary expected 22000 per month', { expectedPay: 264_000 }],
  ['Current CTC 18.5 LPA, Expected CTC 23 LPA', { currentPay: 1_850_000, expectedPay: 2_300_000 }],
])('the pay in %j', (line, pay) => {
  expect(readResume(`Asha Rao\n${line}`)).toMatchObject(pay);
});

test('the name of a project goes up to its dash', () => {
  const { projects } = readResume('Asha Rao\nPROJECTS\nKisan Mandi - price tracker for farmers');
  expect(projects.map(({ name }) => name)).toEqual(['Kisan Mandi']);
});

test('everything else is read as well', () => {
  const found = readResume(`Name: Asha Rao
Mobile: +91 98765 43210, Father's mobile: 91234 56780
linkedin.com/in/asharao
Notice period: 30 days
Expected CTC: 6 LPA
PROJECTS
Crop Prices (2023)
• Shows prices, see https://crops.example/app
CERTIFICATIONS
• Tally Certification - ICAI, 2022
LANGUAGES
Hindi (native), English - fluent, Tamil
SKILLS
Stock Keeping, MS Excel, Vermicomposting (advanced)`);
  expect(found).toMatchObject({
    name: 'Asha Rao',
    noticePeriod: 'month_1',
    expectedPay: 600_000,
    otherSkills: ['Stock Keeping', 'Vermicomposting'],
    projects: [{ name: 'Crop Prices', to: '2023', link: 'https://crops.example/app' }],
    certificates: [{ name: 'Tally Certification', issuer: 'ICAI', year: 2022 }],
    languages: [
      { name: 'Hindi', level: 'native' },
      { name: 'English', level: 'fluent' },
    ],
    links: [{ url: 'https://linkedin.com/in/asharao', label: 'LinkedIn' }],
  });
});
