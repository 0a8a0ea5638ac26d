import { expect, test } from 'vitest';
import { latinName } from '#server/modules/analytics/latinName.rules.ts';

const isLike = (name: string, latin: string) => new RegExp(latinName(name)!).test(latin);

test.each([
  ['टाटा मोटर्स', 'tata motors'],
  ['विप्रो', 'wipro'],
  ['ज़ोमैटो', 'zomato'],
  ['बजाज', 'bajaj'],
  ['इन्फोसिस', 'infosys'],
  ['पुणे', 'pune'],
  ['इन्फोसिस', 'infosis'],
  ['अमूल', 'amul'],
  ['भारत अमूल', 'bharat amul'],
  ['यशोदा', 'yashoda'],
  ['संगम', 'sangam'],
  ['संगम', 'samgam'],
  ['सूर्या राय', 'surya rai'],
  ['टाटा', 'tatah'],
])('%s is like %s', (name, latin) => expect(isLike(name, latin)).toBe(true));

test('a whole name is compared, not a part of it', () => {
  expect(isLike('पुणे', 'pune west')).toBe(false);
  expect(isLike('पुणे', 'new pune')).toBe(false);
  expect(isLike('टाटा मोटर्स', 'tata steel')).toBe(false);
  // A first vowel is always heard, and consonants without a vowel between them follow each other.
  expect(isLike('अमूल', 'mul')).toBe(false);
  expect(isLike('भारत अमूल', 'bharat mul')).toBe(false);
  expect(isLike('विप्रो', 'wiparo')).toBe(false);
});

test('a name in another script, a number or a very short name does not resemble another name', () => {
  for (const name of ['Tata', 'टाटा 24', 'टाटा मोटर्स Ltd', 'एम', 'ए म']) {
    expect(latinName(name), name).toBeNull();
  }
  expect(latinName('एमए')).not.toBeNull();
});
