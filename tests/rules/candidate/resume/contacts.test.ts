import { expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';

test.each([
  ['080-4411-2200 / 9741098765', '9741098765'],
  ['Contact\t: 9825098250', '9825098250'],
  ['0 98250 98250', '9825098250'],
  ['Contact : 9840 098 400', '9840098400'],
  ['+91 - 9840 - 098 - 400', '9840098400'],
  ['98250 98250 / 97411 23321', '9825098250'],
  ['Alternate: 97411 23321, Mobile: 98250 98250', '9825098250'],
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
])('the skills in %j', (line, skills) => {
  expect(readResume(`Asha Rao\nSKILLS\n${line}`).otherSkills).toEqual(skills);
});

test.each([
  ['SDE-2\tDec 2024 – Sep 2026\nRazorpay', ['SDE-2', 'Razorpay', '2024-12']],
  ['Zoho\nRole – Tester\nTenure – Jan 2020 – Nov 2024', ['Tester', 'Zoho', '2020-01']],
])('the job in %j', (text, job) => {
  const { jobs } = readResume(`Asha Rao\nEXPERIENCE\n${text}`);
  expect(jobs.map(({ title, company, from }) => [title, company, from])).toEqual([job]);
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
