import { expect, test } from 'vitest';
import { sectionNamed } from '#schema/profile/resume/headings.ts';
import { readResume } from '#schema/profile/resume/readResume.ts';

test.each([
  ['080-4411-2200 / 9741098765', '9741098765'],
  ['Contact\t: 9825098250', '9825098250'],
  ['0 98250 98250', '9825098250'],
  ['Contact : 9840 098 400', '9840098400'],
  ['+91 - 9840 - 098 - 400', '9840098400'],
  ['98250 98250 / 97411 23321', '9825098250'],
  ['Alternate: 97411 23321, Mobile: 98250 98250', '9825098250'],
  ['Mob: 9825 09 8250', '9825098250'],
  ['Mob: 9825 0982 50', '9825098250'],
  ['Tel: 0832-2312876, Mob: 98250 98250', '9825098250'],
  ['Tel: +91 832 2312876', undefined],
  ['98 2014-2018', undefined],
  ['+91–98250–98250', '9825098250'],
  ['+91\u201198250\u201198250', '9825098250'],
  ['Cell – 98250·98250', '9825098250'],
  ['मो. ९ ८ २ ५ ० ९ ८ २ ५ ०', '9825098250'],
  ['Parents’ mobile 97411 23321\n98250 98250', '9825098250'],
  ['+91 (982) 509-8250', '9825098250'],
  ['98250-98–250', '9825098250'],
  ['Employee ID 9825098250', undefined],
  ['Reg. No. 9825098250', undefined],
  ['DL No: UP32 9825098250', undefined],
  ['PF No. 9741123321, Mobile No. 98250 98250', '9825098250'],
  ['Site supervisor • Ranchi • 98250 98250 • 97411 23321 (wife)', '9825098250'],
])('the mobile number in %j', (line, phone) => {
  expect(readResume(`Asha Rao\n${line}\nasha@people.example`).phone).toBe(phone);
});

test.each([
  ['BIO-DATA\n1. Name\t: Naveen Kumar Bhat\n2. Mobile\t: 9741233210', 'Naveen Kumar Bhat'],
  ['SKILLS\nJava\nTsering Dolma\ntsering@people.example, 9797123450', 'Tsering Dolma'],
  ['Sr. Jessy Varghese\n9446778812', 'Jessy Varghese'],
  ['DEVENDRASINGHRATHORE\n9446778812', undefined],
  ['+91 9048188188\tAsim Grover\nAhmedabad', 'Asim Grover'],
  ['Hi, I’m Asim Grover\nNurse in Pune', 'Asim Grover'],
  ['Asim\nGrover\n9048188188', 'Asim Grover'],
  ['ASIM\nK\n9048188188', 'Asim K'],
  ['Asim\nKumar Grover\nasim.grover@people.example', 'Asim Kumar Grover'],
  ['Asim\nSunrise Works\nasim.grover@people.example', 'Asim'],
  ['Resume - Asim Grover\nPune', 'Asim Grover'],
  ['नाम / Name : अर्चना सिंह (Archana Singh)', 'अर्चना सिंह'],
  ['Updated: March 2026\nAsim Grover', 'Asim Grover'],
  ['Cell – 9048188188, Mail – asim@people.example\nASIM GROVER', 'Asim Grover'],
  ['Asim Grover S/o Ravi Grover\n9048188188', 'Asim Grover'],
  ['LT. COL. (RETD) ASIM GROVER\nPanchkula', 'Asim Grover'],
  ['Capt. Asim Grover\nPanchkula', 'Asim Grover'],
])('the name in %j', (text, name) => {
  expect(readResume(text).name).toBe(name);
});

test('an email address may have an apostrophe', () => {
  expect(readResume("Maria D'Souza\nmaria.d'souza@people.example").email).toBe(
    "maria.d'souza@people.example",
  );
});

test.each([
  ['Filing, Petty Cash and Travel Booking', ['Filing', 'Petty Cash', 'Travel Booking']],
  ['Filing, Learning and Development', ['Filing', 'Learning and Development']],
  ['✓ Filing ✓ Petty Cash', ['Filing', 'Petty Cash']],
  ['Filing\tGood\nPetty Cash Good', ['Filing', 'Petty Cash']],
  ['I know Filing, Petty Cash and Travel Booking.', ['Filing', 'Petty Cash', 'Travel Booking']],
  [
    'Filing quality\tCash control\tTravel calls',
    ['Filing quality', 'Cash control', 'Travel calls'],
  ],
  ['MS Excel (VLOOKUP, Pivot), Filing (legal, tax)', ['Filing (legal, tax)']],
  ['MS Office (Word, Excel, PowerPoint and Outlook), Filing', ['MS Office', 'Filing']],
  ['Desk – Filing, Petty Cash\nCalls – Travel Booking, Visas', ['Filing', 'Petty Cash', 'Travel Booking', 'Visas']], // oxfmt-ignore
  ['ISO 22000, Filing\nPlace: New Delhi', ['ISO 22000', 'Filing']],
])('the skills in %j', (line, skills) => {
  expect(readResume(`Asha Rao\nSKILLS\n${line}`).otherSkills).toEqual(skills);
});

test.each([
  [
    'Master Tailor in Raymond Shop, Sigra (2016 to 2019)',
    ['Master Tailor', 'Raymond Shop', '2016'],
  ],
  ['SDE-2\tDec 2024 – Sep 2026\nRazorpay', ['SDE-2', 'Razorpay', '2024-12']],
  ['Zoho\nRole – Tester\nTenure – Jan 2020 – Nov 2024', ['Tester', 'Zoho', '2020-01']],
  [
    'Manager – Finance and Accounts\nOm Foods Ltd\n2019 – 2021',
    ['Manager - Finance and Accounts', 'Om Foods Ltd', '2019'],
  ],
  [
    'Om Cement\tHead Clerk – Technical Services\t2019 – 2021',
    ['Head Clerk - Technical Services', 'Om Cement', '2019'],
  ],
  [
    'Scientist, CSIR–Central Glass Institute\t2019 – 2021',
    ['Scientist', 'CSIR–Central Glass Institute', '2019'],
  ],
  [
    'Intern, Om Space (Vinayak Motors)\t2019 – 2021',
    ['Intern', 'Om Space (Vinayak Motors)', '2019'],
  ],
  [
    'Om Motors, Bathinda (2018 – 2020): Mechanic. Gearbox and clutch work.',
    ['Mechanic', 'Om Motors', '2018'],
  ],
  ['Nurse\tOm Hospital\t2019 – 2021\nPost-op knee patients', ['Nurse', 'Om Hospital', '2019']],
  [
    'Om Travels, Jodhpur me Bus Driver - June 2014 se ab tak',
    ['Bus Driver', 'Om Travels', '2014-06'],
  ],
])('the job in %j', (text, job) => {
  const { jobs } = readResume(`Asha Rao\nEXPERIENCE\n${text}`);
  expect(jobs.map(({ title, company, from }) => [title, company, from])).toEqual([job]);
});

test.each([
  ['Academic positions', 'experience'],
  ['Work experience (36 months)', 'experience'],
  ['Kaam ka anubhav', 'experience'],
  ['Padhai', 'education'],
  ['Hunar', 'skills'],
  ['विशेषताएँ और कौशल', 'skills'],
])('%j is a heading', (heading, section) => {
  expect(sectionNamed(heading)).toBe(section);
});

test.each([
  ['I.A., B.S.E.B., Patna, 2014', ['high_school', 'B.S.E.B.', '2014']],
  ['H.S. passed from W.B.C.H.S.E. in 2009', ['high_school', 'W.B.C.H.S.E.', '2009']],
  ['Sr. Secondary from P.S.E.B. (2008)', ['high_school', 'P.S.E.B.', '2008']],
  ['12th pass UP Board 2018', ['high_school', 'UP Board', '2018']],
  ['Senior Secondary (CBSE), Modern School, 2006', ['high_school', 'Modern School', '2006']],
  [
    'B.Sc. from Anand Agricultural University with 7.45 OGPA in 2012',
    ['bachelor', 'Anand Agricultural University', '2012'],
  ],
  [
    'COURSE\tINSTITUTION\tPASSED OUT IN\tPERCENTAGE\nDME\tOm Polytechnic College\t2023\t82%',
    ['diploma', 'Om Polytechnic College', '2023'],
  ],
])('the degree in %j', (text, degree) => {
  const { degrees } = readResume(`Asha Rao\nEDUCATION\n${text}`);
  expect(
    degrees.map(({ qualification, institution, to }) => [qualification, institution, to]),
  ).toEqual([degree]);
});

test('the jobs of a table without a heading, with two names for one column', () => {
  const table = 'From\tTo\tUnit / Company\tPost\nOct 2018\tMay 2020\tOm Guards\tGuard';
  const { jobs } = readResume(`Asha Rao\nSERVICE DETAILS\n${table}`);
  expect(jobs.map(({ title, company }) => [title, company])).toEqual([['Guard', 'Om Guards']]);
});

test('pay after another one on the same line', () => {
  const { currentPay, expectedPay } = readResume(
    'Asha Rao\nCurrent CTC: 5 LPA Expected CTC: 7 LPA',
  );
  expect([currentPay, expectedPay]).toEqual([500_000, 700_000]);
});

test('a level before a language, and one language without a level', () => {
  const { languages } = readResume('Asha Rao\nLANGUAGES\nहिंदी, भोजपुरी, थोड़ी अंग्रेजी');
  expect(languages.map(({ name, level }) => [name, level])).toEqual([['English', 'basic']]);
});

test('a college named like a degree is not a degree, and a diploma may be written in Hindi', () => {
  const degrees = (text: string) =>
    readResume(`Asha Rao\nEDUCATION\n${text}`).degrees.map(({ name, institution, to }) => [
      name,
      institution,
      to,
    ]);
  expect(degrees('B.E., Electronics\nBMS College of Engineering, 2019')).toEqual([
    ['B.E.', 'BMS College of Engineering', '2019'],
  ]);
  expect(degrees('जीएनएम – नालंदा नर्सिंग कॉलेज – 2013')).toEqual([
    ['जीएनएम', 'नालंदा नर्सिंग कॉलेज', '2013'],
  ]);
});

test.each<[string, object]>([
  // The company of one heading is not that of a job under another.
  ['Service record\nIndian Army, Naik, 2001 – 2016\nCivil employment\nPeregrine Guarding Pvt Ltd\nSecurity Supervisor\nSince April 2019\nCheckmate Services\nSecurity Guard\nMay 2016 to March 2019',
    { jobs: [{ title: 'Naik', company: 'Indian Army' }, { title: 'Security Supervisor', company: 'Peregrine Guarding Pvt Ltd' }, { title: 'Security Guard', company: 'Checkmate Services' }] }], // oxfmt-ignore
  // Names of columns are not schools.
  ['EDUCATION\nStd.\tYear\tBoard\t%\nITI (Fitter)\t2018\tNCVT\t74\nHSC\t2016\tKolhapur\t58',
    { degrees: [{ institution: 'NCVT', to: '2018' }, { institution: 'Kolhapur', to: '2016' }] }], // oxfmt-ignore
  ['SKILLS\nKey accounts\nNotice period\nImmediate\nSALARY\nPresent: 2.4 LPA\nRECOGNITION\nBest dealer\nExtra\nChess', { functionalSkills: [], otherSkills: ['Key accounts'] }], // oxfmt-ignore
  ['EXPERIENCE\nSr.\tEmployer\tVehicle\tFrom\tTo\n1\tVerka Milk Plant\tTanker\tMar 2016\tTill date', { jobs: [] }], // oxfmt-ignore
  ['EXPERIENCE\nCNC Operator, Lucas TVS Ltd, 2004 to 2010', { technicalSkills: [] }],
  ['EXPERIENCE\nHotel\tDesignation\tPeriod\nTaj Fort\tSteward\tDec 2019 – present\nHyatt\tWaiter\t2017 – 2019', { jobs: [{ company: 'Taj Fort' }, { company: 'Hyatt' }] }], // oxfmt-ignore
  ['EDUCATION\nD.M.E, Central Polytechnic, 2004\nPre-Degree, Kerala University, 1998', { degrees: [{ qualification: 'diploma' }, { qualification: 'high_school' }] }], // oxfmt-ignore
])('nothing is invented from %j', (text, found) => {
  expect(readResume(`Asha Rao\nasha@people.example\n${text}`)).toMatchObject(found);
});
