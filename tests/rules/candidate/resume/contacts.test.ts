import { expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';

test.each([
  ['080-4411-2200 / 9741098765', '9741098765'],
  ['Contact\t: 9825098250', '9825098250'],
  ['0 98250 98250', '9825098250'],
  ['Contact : 9840 098 400', '9840098400'],
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
])('the name in %j', (text, name) => {
  expect(readResume(text).name).toBe(name);
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
