import { describe, expect, test } from 'vitest';
import { linesOf, renderJobText, summaryOf } from '#server/lib/jobText.ts';

describe('what an employer writes becomes HTML', () => {
  test.each([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One\nTwo', '<p>One<br />Two</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['## Duties\n\n**Much** *work*', '<h3>Duties</h3><p><strong>Much</strong> <em>work</em></p>'],
    ['[Apply](https://elsewhere.example) here', '<p>Apply here</p>'],
    ['[Apply](javascript:alert(1)) here', '<p>Apply here</p>'],
    ['R&D for <5 years', '<p>R&amp;D for &lt;5 years</p>'],
  ])('%j', (text, html) => {
    expect(renderJobText(text)).toBe(html);
  });

  test.each([
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<svg><animate onbegin=alert(1)></svg>',
    '[x](javascript:alert(1))',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>body{display:none}</style>',
    '<ScRiPt >alert(1)</sCrIpT >',
  ])('nothing that runs or reaches out is left of %s', (text) => {
    const html = renderJobText(`Work.\n\n${text}`);
    expect(html).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|strong|em|h3|h4)\b)/i);
    expect(html).not.toMatch(/<\w+\s+(?!\/>)/);
    expect(html).toContain('Work.');
  });
});

test('a list nested forty levels deep keeps its last line', () => {
  const lines = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`);
  expect(renderJobText(lines.join('\n'))).toContain('level 39');
});

test.each(['>', '- ', '1. ', '* ', '['])('ten thousand repetitions of %j break nothing', (sign) => {
  const html = renderJobText(`${sign.repeat(10_000 / sign.length - 3)}x<script>`);
  expect(html).toMatch(/x/);
  expect(html).not.toContain('<script');
});

test('lists are stored one entry per line; blank lines and bullets are dropped', () => {
  expect(linesOf(' - One\r\n\n• Two \n\n\nThree - and four\n – Five')).toEqual([
    'One',
    'Two',
    'Three - and four',
    'Five',
  ]);
  expect(linesOf('')).toEqual([]);
});

test('the summary is the first line, cut at a word if it is long', () => {
  expect(summaryOf('\n- Call new customers\n- Keep the books')).toBe('Call new customers');
  expect(summaryOf('')).toBe('');
  const long = summaryOf('Answer the questions of customers, '.repeat(9));
  expect(long).toMatch(/^Answer .*[a-z]…$/);
  expect(long.length).toBeLessThanOrEqual(141);
  expect(summaryOf('x'.repeat(200))).toBe(`${'x'.repeat(140)}…`);
});
