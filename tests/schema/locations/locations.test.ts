import { expect, test } from 'vitest';
import { ALIASES } from '#schema/locations/aliases.ts';
import { DISTRICTS } from '#schema/locations/districts.ts';
import {
  findLocation,
  namesOf,
  LOCATIONS,
  resolveLocation,
  STATES,
  stateOf,
} from '#schema/locations/locations.ts';

// Written down apart from the data, from the official counts of April 2026.
// oxfmt-ignore
const DISTRICT_COUNTS: Record<string, number> = {
  'Andaman and Nicobar Islands': 3, 'Andhra Pradesh': 28, 'Arunachal Pradesh': 28, Assam: 35,
  Bihar: 38, Chandigarh: 1, Chhattisgarh: 33, 'Dadra and Nagar Haveli and Daman and Diu': 3,
  Delhi: 13, Goa: 3, Gujarat: 34, Haryana: 23, 'Himachal Pradesh': 12, 'Jammu and Kashmir': 20,
  Jharkhand: 24, Karnataka: 31, Kerala: 14, Ladakh: 7, Lakshadweep: 1, 'Madhya Pradesh': 55,
  Maharashtra: 36, Manipur: 16, Meghalaya: 12, Mizoram: 11, Nagaland: 17, Odisha: 30,
  Puducherry: 4, Punjab: 23, Rajasthan: 41, Sikkim: 6, 'Tamil Nadu': 38, Telangana: 33,
  Tripura: 8, 'Uttar Pradesh': 75, Uttarakhand: 13, 'West Bengal': 23,
};

const meaningOf = (text: string) => resolveLocation(text)?.display ?? null;

test('India has 28 states and 8 union territories, each with its own code', () => {
  const kinds = STATES.map((state) => state.kind);
  expect(kinds.filter((kind) => kind === 'state')).toHaveLength(28);
  expect(kinds.filter((kind) => kind === 'union territory')).toHaveLength(8);
  expect(new Set(STATES.map((state) => state.code)).size).toBe(36);
  for (const { code } of STATES) expect(code).toMatch(/^IN-[A-Z]{2}$/);
  expect(Object.keys(DISTRICTS)).toEqual(STATES.map((state) => state.name));
});

test.each(Object.entries(DISTRICT_COUNTS))('%s has %i districts', (state, count) => {
  expect(LOCATIONS.filter((place) => place.state === state)).toHaveLength(count);
});

test('the list holds 792 districts and nothing outside the 36 states', () => {
  expect(Object.keys(DISTRICT_COUNTS)).toHaveLength(36);
  expect(LOCATIONS).toHaveLength(792);
  expect(Object.values(DISTRICT_COUNTS).reduce((sum, count) => sum + count)).toBe(792);
});

test('every name is trimmed and unique', () => {
  expect(new Set(LOCATIONS.map((place) => place.display.toLowerCase())).size).toBe(792);
  for (const { city, state, display } of LOCATIONS) {
    expect(city).toMatch(/^[A-Za-z0-9.]+([ -][A-Za-z0-9.]+)*$/);
    expect(display).toBe(`${city}, ${state}`);
  }
});

test('districts are sorted by city, then by state', () => {
  const order = LOCATIONS.map((place) => [place.city.toLowerCase(), place.state.toLowerCase()]);
  for (const [index, [city = '', state = '']] of order.entries()) {
    const [cityBefore = '', stateBefore = ''] = order[index - 1] ?? [];
    expect(cityBefore < city || (cityBefore === city && stateBefore < state)).toBe(true);
  }
});

test('exactly five names exist in two states', () => {
  const statesOf = new Map<string, string[]>();
  for (const { city, state } of LOCATIONS) {
    statesOf.set(city, [...(statesOf.get(city) ?? []), state]);
  }
  expect(Object.fromEntries([...statesOf].filter(([, states]) => states.length > 1))).toEqual({
    Aurangabad: ['Bihar', 'Maharashtra'],
    Balrampur: ['Chhattisgarh', 'Uttar Pradesh'],
    Bilaspur: ['Chhattisgarh', 'Himachal Pradesh'],
    Hamirpur: ['Himachal Pradesh', 'Uttar Pradesh'],
    Pratapgarh: ['Rajasthan', 'Uttar Pradesh'],
  });
});

test('districts that other lists often get wrong are correct', () => {
  for (const display of [
    'Central, Delhi',
    'East, Delhi',
    'New Delhi, Delhi',
    'Sri Sathya Sai, Andhra Pradesh',
    'YSR Kadapa, Andhra Pradesh',
    'Bengaluru Urban, Karnataka',
    'Gurugram, Haryana',
    'Prayagraj, Uttar Pradesh',
    'Daman, Dadra and Nagar Haveli and Daman and Diu',
    'Balotra, Rajasthan',
    'Beawar, Rajasthan',
    'Deeg, Rajasthan',
    'Didwana-Kuchaman, Rajasthan',
    'Khairthal-Tijara, Rajasthan',
    'Kotputli-Behror, Rajasthan',
    'Phalodi, Rajasthan',
    'Salumbar, Rajasthan',
  ]) {
    expect(findLocation(display)?.display).toBe(display);
  }
});

test('a location is found by its exact display text only', () => {
  expect(findLocation('Pune, Maharashtra')).toEqual({
    city: 'Pune',
    state: 'Maharashtra',
    display: 'Pune, Maharashtra',
  });
  expect(findLocation('pune, maharashtra')).toBeNull();
  expect(findLocation('Bangalore')).toBeNull();
});

test('every alias belongs to a listed district and is recognized together with its state', () => {
  for (const [display, aliases] of Object.entries(ALIASES)) {
    const place = findLocation(display);
    expect(place, display).not.toBeNull();
    expect(new Set(aliases).size, display).toBe(aliases.length);
    for (const alias of aliases) {
      expect(alias).toBe(alias.trim());
      expect(alias).not.toBe(place?.city);
      expect(meaningOf(`${alias}, ${place?.state}`), alias).toBe(display);
    }
  }
});

test('a name shared by two districts matches neither without a state', () => {
  const names = LOCATIONS.flatMap(namesOf);
  const unclear = new Set(names.filter((name) => meaningOf(name) === null));
  const directions = DISTRICTS.Delhi.filter((city) => !city.endsWith('Delhi'));
  const shared = 'Aurangabad Balrampur Bilaspur Hamirpur Pratapgarh Bijapur Lakhimpur Dwarka'.split(
    ' ',
  );
  const sharedInHindi = 'अमरावती औरंगाबाद बिलासपुर बलरामपुर बीजापुर द्वारका हमीरपुर प्रतापगढ़'.split(' ');
  expect(unclear).toEqual(new Set([...shared, ...sharedInHindi, ...directions]));
});

test('every display text resolves to itself, however it is typed', () => {
  for (const { display } of LOCATIONS) {
    expect(meaningOf(display)).toBe(display);
    expect(meaningOf(`  ${display.toUpperCase().replace(', ', ' ,  ')} `)).toBe(display);
  }
});

test.each([
  ['Bangalore', 'Bengaluru Urban, Karnataka'],
  ['Gurgaon', 'Gurugram, Haryana'],
  ['Bombay', 'Mumbai City, Maharashtra'],
  ['Calcutta', 'Kolkata, West Bengal'],
  ['Madras', 'Chennai, Tamil Nadu'],
  ['Poona', 'Pune, Maharashtra'],
  ['Trivandrum', 'Thiruvananthapuram, Kerala'],
  ['Vizag', 'Visakhapatnam, Andhra Pradesh'],
  ['Allahabad', 'Prayagraj, Uttar Pradesh'],
  ['Mysore', 'Mysuru, Karnataka'],
  ['Cochin', 'Ernakulam, Kerala'],
  ['Calicut', 'Kozhikode, Kerala'],
  ['Baroda', 'Vadodara, Gujarat'],
  ['Benares', 'Varanasi, Uttar Pradesh'],
  ['Pondicherry', 'Puducherry, Puducherry'],
  ['Belgaum', 'Belagavi, Karnataka'],
  ['Greater Noida', 'Gautam Buddha Nagar, Uttar Pradesh'],
  ['Navi Mumbai', 'Thane, Maharashtra'],
  ['HITEC City', 'Hyderabad, Telangana'],
  ['Delhi', 'New Delhi, Delhi'],
  ['Central Delhi', 'Central, Delhi'],
  ['Chhatrapati Sambhajinagar', 'Aurangabad, Maharashtra'],
  ['Mahé', 'Mahe, Puducherry'],
  ['SAS Nagar (Mohali), Punjab', 'Sahibzada Ajit Singh Nagar, Punjab'],
  ['Kamrup (Metro), Assam', 'Kamrup Metropolitan, Assam'],
  ['Bangalore, KA', 'Bengaluru Urban, Karnataka'],
  ['Cuttack, Orissa', 'Cuttack, Odisha'],
  ['Bijapur, Karnataka', 'Vijayapura, Karnataka'],
  ['Bijapur, Chhattisgarh', 'Bijapur, Chhattisgarh'],
  ['Srinagar, J&K', 'Srinagar, Jammu and Kashmir'],
  ['Noida UP', 'Gautam Buddha Nagar, Uttar Pradesh'],
  ['Thane District, Maharashtra', 'Thane, Maharashtra'],
  ['Whitefield, Bangalore, Karnataka 560066, India', 'Bengaluru Urban, Karnataka'],
  ['Pune - 411001', 'Pune, Maharashtra'],
  ['Gurgaon, Delhi NCR', 'Gurugram, Haryana'],
  ['Sector 17, Chandigarh', 'Chandigarh, Chandigarh'],
])('"%s" means %s', (text, display) => {
  expect(meaningOf(text)).toBe(display);
});

test.each([
  ['दिल्ली', 'New Delhi, Delhi'],
  ['मुंबई', 'Mumbai City, Maharashtra'],
  ['बेंगलुरु', 'Bengaluru Urban, Karnataka'],
  ['कोलकाता', 'Kolkata, West Bengal'],
  ['लखनऊ', 'Lucknow, Uttar Pradesh'],
  ['चंडीगढ़', 'Chandigarh, Chandigarh'],
  ['चंडीगढ\u093c', 'Chandigarh, Chandigarh'],
  ['पुणे, महाराष्ट्र', 'Pune, Maharashtra'],
  ['औरंगाबाद, बिहार', 'Aurangabad, Bihar'],
  ['जयपुर, राजस्थान, भारत', 'Jaipur, Rajasthan'],
])('the Hindi name %s means %s', (text, display) => {
  expect(meaningOf(text)).toBe(display);
});

test.each([
  '',
  '   ',
  'India',
  'Remote',
  'Kerala',
  'Aurangabad',
  'North',
  'Somewhere, Kerala',
  'Mumbai, Pune',
  'Bengaluru, Kerala',
  'Hyderabad, Sindh',
  'Mohali, Chandigarh',
])('"%s" does not identify a district', (text) => {
  expect(meaningOf(text)).toBeNull();
});

test.each([
  ['Somewhere, Kerala', 'Kerala'],
  ['Somewhere Kerala', 'Kerala'],
  ['kerala', 'Kerala'],
  ['Aurangabad, MH', 'Maharashtra'],
  ['Orissa', 'Odisha'],
  ['Near the office of the Government of Goa in town', 'Goa'],
  ['कहीं, उत्तर प्रदेश', 'Uttar Pradesh'],
  ['Mumbai, Pune', 'Maharashtra'],
  ['Bangalore', 'Karnataka'],
  ['Bangalore, Pune', null],
  ['Delhi, Mumbai', null],
  ['Aurangabad', null],
  ['Hyderabad, Sindh', null],
  ['Remote', null],
  ['', null],
])('the state of "%s" is %s', (text, state) => {
  expect(stateOf(text)).toBe(state);
});
