import { describe, expect, test } from 'vitest';
import {
  similarSounding,
  soundingLike,
  workWords,
} from '#server/modules/search/words/soundAlike.rules.ts';
import { inLatin } from '#server/modules/search/words/hindi.rules.ts';
import {
  slipsAllowed,
  slipsBetween,
  typoDistance,
} from '#server/modules/search/words/slips.rules.ts';
import { skeleton, spoken } from '#server/modules/search/words/sounds.rules.ts';
import { keyOf, singular, wordsOf } from '#server/modules/search/words/words.rules.ts';

describe('a text is split into words', () => {
  test.each([
    ['.NET', ['dotnet']],
    ['ASP.NET', ['asp', 'dotnet']],
    ['MVC .net', ['mvc', 'dotnet']],
    ['b.com', ['bcom']],
    ['a.b.c.d', ['abcd']],
    ['1.5 years', ['1', '5', 'years']],
    ['a.5', ['a', '5']],
    ['end. Begin', ['end', 'begin']],
    ['one -- two', ['one', 'two']],
    [' one ', ['one']],
    ['naïve ﬁtter', ['naive', 'fitter']],
    ['x'.repeat(50), ['x'.repeat(40)]],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words));

  test.each([
    ['nurses', 'nurse'],
    ['cabs', 'cab'],
    ['bus', 'bus'],
    ['boss', 'boss'],
    ['business', 'business'],
    ['welder', 'welder'],
    ['नर्सों', 'नर्स'],
    ['बसों', 'बसों'],
  ])('the tables know %s as %s', (word, one) => expect(singular(word)).toBe(one));

  test('a phrase has one key', () => expect(keyOf(['staff', 'nurses'])).toBe('staff nurse'));
});

describe('Hindi in Latin letters', () => {
  test.each([
    ['न', 'na'],
    ['नेट2', 'net2'],
    ['web', 'web'],
    ['मुंबई', 'munbai'],
  ])('%s is %s', (hindi, latin) => expect(inLatin(hindi)).toBe(latin));
});

describe('the pronunciation of English words, and what remains without vowels', () => {
  test.each([
    ['phone', 'fon', 'fn'],
    ['night', 'nit', 'nt'],
    ['knife', 'naif', 'nf'],
    ['write', 'rait', 'rt'],
    ['psychology', 'sikoloji', 'skls'],
    ['pune', 'pun', 'pn'],
    ['technician', 'teknisan', 'tknsn'],
    ['action', 'asan', 'asn'],
    ['special', 'spesal', 'spsl'],
    ['actual', 'akual', 'akl'],
    ['educate', 'ejuket', 'askt'],
    ['watch', 'vak', 'vk'],
    ['box', 'boks', 'bks'],
    ['quick', 'kvik', 'kvk'],
    ['science', 'sins', 'sns'],
    ['cell', 'sel', 'sl'],
    ['gym', 'jim', 'sm'],
    ['guest', 'gest', 'gst'],
    ['brown', 'bron', 'brn'],
    ['bhatt', 'bat', 'bt'],
    ['sign', 'sin', 'sn'],
    ['paint', 'pent', 'pnt'],
    ['rate', 'ret', 'rt'],
    ['bike', 'baik', 'bk'],
    ['team', 'tim', 'tm'],
    ['boot', 'but', 'bt'],
    ['boat', 'bot', 'bt'],
    ['home', 'hom', 'hm'],
    ['engineer', 'enjinir', 'ansnr'],
    ['summer', 'sumer', 'snmr'],
  ])('%s: %s, %s', (word, sound, bones) => {
    expect(spoken(word)).toBe(sound);
    expect(skeleton(word)).toBe(bones);
  });

  test('a repeated letter counts once', () => {
    expect(spoken('hellllo')).toBe(spoken('helo'));
    expect(skeleton('hellllo')).toBe(skeleton('helo'));
  });

  test.each([
    ['company', 'conpany'],
    ['ration', 'rashan'],
    ['admission', 'admishan'],
    ['bibel', 'bible'],
  ])('%s and %s sound alike', (one, other) => expect(skeleton(one)).toBe(skeleton(other)));

  test.each([
    ['mat', 'nat'],
    ['tutor', 'kutor'],
    ['duty', 'juty'],
    ['guru', 'geru'],
    ['power', 'poer'],
    ['mahesh', 'maes'],
    ['dial', 'shal'],
    ['bat', 'bet'],
    ['later', 'leter'],
    ['river', 'raiver'],
    ['fit', 'fait'],
    ['desk', 'dsk'],
  ])('%s and %s do not', (one, other) => expect(spoken(one)).not.toBe(spoken(other)));
});

describe('typos', () => {
  test.each([
    ['ab', 'ba', 0.9],
    ['ab', 'xa', 2],
    ['ab', 'bx', 2],
    ['abc', 'bca', 2],
    ['', 'abc', 3],
  ])('%s and %s are %d apart', (a, b, slips) => expect(slipsBetween(a, b)).toBeCloseTo(slips));

  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ])('a word of %i letters may have %i', (letters, slips) =>
    expect(slipsAllowed('x'.repeat(letters))).toBe(slips),
  );

  test('words that sound alike are nearer, and another first letter is further', () => {
    expect(typoDistance('welder', 'wilder')).toBeCloseTo(0.4);
    expect(typoDistance('welder', 'weldey')).toBeCloseTo(1);
    expect(typoDistance('welder', 'felder')).toBeCloseTo(1.5);
    expect(typoDistance('welder', 'welder')).toBeCloseTo(-0.6);
  });
});

describe('a similar sounding word', () => {
  test('is one of the words of jobs, never Hindi or a single letter', () => {
    const words = workWords();
    for (const word of ['welder', 'consultant', 'nursing']) expect(words).toContain(word);
    expect(words.filter((word) => word.length < 2 || /[ऀ-ॿ]/.test(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  test.each([
    ['kansaltent', ['consultant']],
    ['injiniyar', ['engineer']],
    ['softwer', ['software']],
    ['nars', ['nurse']],
    ['manejar', ['manager', 'maneger', 'manger']],
  ])('%s sounds like %j', (word, expected) => {
    expect(soundingLike(word)).toEqual(expected);
    expect(similarSounding(word)).toEqual(expected);
  });

  test('is missing if none sounds similar', () => {
    expect(soundingLike('bzzkrtl')).toEqual([]);
    expect(similarSounding('bzzkrtl')).toEqual([]);
  });
});
