import { describe, expect, test } from 'vitest';
import { linesOf, renderJobText } from '#server/lib/jobText.ts';

describe('what an employer writes becomes HTML', () => {
  test.each([
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['One\nTwo', '<p>One<br />Two</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['## Duties\n\n**Much** *work*', '<h3>Duties</h3><p><strong>Much</strong> <em>work</em></p>'],
    ['[Apply](https://elsewhere.example) here', '<p>Apply here</p>'],
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

const long = (pattern: string) => pattern.repeat(Math.ceil(10_000 / pattern.length));

describe('ten thousand signs of one kind', () => {
  test.each(['>', '- ', '1. ', '* ', '['])('%j lose nothing and break nothing', (sign) => {
    const html = renderJobText(`${long(sign).slice(sign.length * 2)}x<script>`);
    expect(html).toMatch(/x/);
    expect(html).not.toContain('<script');
  });

  const cost = (text: string) => {
    const start = process.cpuUsage();
    renderJobText(text);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  /** The middle of five: the machine does other things as well. */
  const usual = (text: string) =>
    Array.from({ length: 5 }, () => cost(text)).sort((a, b) => a - b)[2]!;

  test.each([
    ...['__a*', '*a _b ', '-  ', '- - ', '* a\n', '> a\n', '![', '[a](', '<', '<a ', '<b>', '<!--'],
    ...[
      '\\',
      '&#1',
      '#',
      '# a\n',
      '`a',
      '~~a',
      ' ',
      '\n',
      '\t',
      '1. a\n',
      'a\n=\n',
      '***a ',
      '[a]: b\n',
    ],
  ])('%j cost less than ten times what paragraphs do', (pattern) => {
    expect(usual(`a${long(pattern)}b`)).toBeLessThan(10 * usual(long('Nurses care.\n\n')));
  });
});

test('lists are written one a line; blank lines and signs of lists are dropped', () => {
  expect(linesOf(' - One\r\n\n• Two \n\n\nThree - and four\n')).toEqual([
    'One',
    'Two',
    'Three - and four',
  ]);
  expect(linesOf('')).toEqual([]);
});
