import { expect, test } from 'vitest';
import { drawLetter } from '#server/modules/offer/letter/drawLetter.ts';

const LENGTH = 8_000;

/** Processor time in milliseconds. */
async function cost(pattern: string): Promise<number> {
  const text = pattern.repeat(Math.floor(LENGTH / pattern.length));
  const start = process.cpuUsage();
  await drawLetter({
    language: 'en',
    title: 'Offer',
    company: 'Lotus Works',
    date: '1 May 2026',
    createdAt: new Date(0),
    facts: [],
    paragraphs: [text],
    acceptance: null,
  });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

test('a word without an end is drawn about as fast as other text', { tags: ['full'] }, async () => {
  await cost('Care for people. ');
  const usual = await cost('Care for people. ');
  expect(await cost('a')).toBeLessThan(Math.max(300, 10 * usual));
});
