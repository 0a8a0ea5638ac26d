import { expect, test } from 'vitest';
import { isCin, isGstin, bareNumber } from '#schema/validation/values/companyNumbers.ts';

test.each([
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '07AAACB2894G1ZP',
  '33AAACB2894G1ZU',
  '99AAACB2894G1ZC',
])('company.verification.gstin: %s is a GSTIN', (number) => expect(isGstin(number)).toBe(true));

test.each([
  ['a wrong check character', '27AAPFU0939F1ZW'],
  ['two digits swapped', '27AAPFU0993F1ZV'],
  ['a state that does not exist', '00AAPFU0939F1Z7'],
  ['a state above 38', '42AAPFU0939F1ZV'],
  ['a PAN of an unknown kind', '27AAPXU0939F1ZV'],
  ['a missing Z', '27AAPFU0939F1YV'],
  ['a registration numbered 0', '27AAPFU0939F0ZV'],
  ['fourteen characters', '27AAPFU0939F1Z'],
  ['lower case', '27aapfu0939f1zv'],
  ['nothing', ''],
])('company.verification.gstin: %s is refused', (_what, number) => {
  expect(isGstin(number)).toBe(false);
});

test.each([
  'L17110MH1973PLC019786',
  'U72200KA2007PTC043114',
  'U74999DL2016OPC301234',
  'U74999DL2026OPC301234',
])('company.verification.cin: %s is a CIN', (number) => expect(isCin(number, 2026)).toBe(true));

test.each([
  ['neither listed nor unlisted', 'X17110MH1973PLC019786'],
  ['an unknown state', 'L17110ZZ1973PLC019786'],
  ['a year in the future', 'L17110MH2027PLC019786'],
  ['a year before companies were registered', 'L17110MH1849PLC019786'],
  ['twenty characters', 'L17110MH1973PLC01978'],
  ['letters for digits', 'L1711OMH1973PLC019786'],
])('company.verification.cin: %s is refused', (_what, number) => {
  expect(isCin(number, 2026)).toBe(false);
});

test('spaces, hyphens and lower case are accepted', () => {
  expect(bareNumber(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV');
});
