import { describe, expect, test } from 'vitest';
import { readResume } from '#schema/profile/resume/readResume.ts';
import { logicalOrder } from '#server/modules/candidate/resume/text/devanagari.ts';
import type { Piece } from '#server/modules/candidate/resume/text/pageLayout.ts';
import { pagesText } from '#server/modules/candidate/resume/text/pagesText.ts';
import { drawnTexts, isSpaced } from '#server/modules/candidate/resume/text/spacedLetters.ts';
import { WordMarkup } from '#server/modules/candidate/resume/text/wordMarkup.ts';
import { isOpenPeriodBeside } from '#server/modules/candidate/resume/text/wrappedLines.ts';

/** Lines of a column from a height downwards, each letter half as wide as high. */
function column(left: number, top: number, lines: readonly string[], size = 10): Piece[] {
  return lines.map((text, at) => ({
    text,
    left,
    right: left + (text.length * size) / 2,
    y: top - at * 14,
    size,
  }));
}

describe('a page is read', () => {
  test('column by column if both have headings, the narrower one last', () => {
    const side = column(40, 700, ['CONTACT', '9876543210', 'SKILLS', 'Java', 'SQL']);
    const main = column(200, 693, [
      'EXPERIENCE',
      'Engineer, Lotus Works, 2019 – 2021',
      'EDUCATION',
      'B.Com',
    ]);
    const name = column(40, 760, ['Asha Rao, who has a line over both columns of this page'], 20);
    expect(
      pagesText([[...side, ...main, ...name]])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Asha Rao, who has a line over both columns of this page',
      'EXPERIENCE',
      'Engineer, Lotus Works, 2019 – 2021',
      'EDUCATION',
      'B.Com',
      '\vCONTACT',
      '9876543210',
      'SKILLS',
      'Java',
      'SQL',
    ]);
  });

  test('line by line if the columns are those of a table', () => {
    const degrees = column(40, 700, ['Degree', 'B.Com', 'HSC', 'SSC']);
    const years = column(200, 700, ['Year', '2019', '2016', '2014']);
    expect(pagesText([[...years, ...degrees]])).toBe(
      'Degree\tYear\nB.Com\t2019\nHSC\t2016\nSSC\t2014',
    );
  });

  test('with a name and a college in one piece, although a narrow column splits them', () => {
    const side = [
      ...column(40, 760, ['Harshita'], 22),
      ...column(40, 738, ['Deshmukh'], 22),
      ...column(40, 700, ['EDUCATION', 'MBA', 'Sinhgad Institute of', 'Management', '2014 – 2016']),
    ];
    const lines = pagesText([side]).split('\n').filter(Boolean);
    expect(lines).toEqual([
      'Harshita Deshmukh',
      'EDUCATION',
      'MBA',
      'Sinhgad Institute of Management',
      '2014 – 2016',
    ]);
  });

  test('with a cell of two lines in the row that its middle is beside', () => {
    const row = [
      ...column(40, 700, ['B.Ed.']),
      ...column(300, 700, ['2015']),
      ...column(120, 706, ['Ambedkar']),
      ...column(120, 694, ['University']),
    ];
    expect(pagesText([row])).toBe('B.Ed.\tAmbedkar University\t2015');
  });

  test('line by line if only a table on a long page has cells at the side', () => {
    const rest = Array.from({ length: 21 }, (_, at) => `Line ${at}`);
    const page = column(40, 700, ['EDUCATION', 'Course', 'B.Com', 'HSC', 'SSC', ...rest]);
    const wrapped = [...column(300, 693, ['Year of']), ...column(300, 679, ['passing'])];
    const years = column(300, 672, ['2019', '2016', '2014']);
    expect(pagesText([[...page, ...wrapped, ...years]])).toContain('B.Com\t2019\nHSC\t2016');
  });

  test('with a period in one piece, although its second line is beside other text', () => {
    const dates = column(40, 700, ['Feb 2017 –', 'NOW']);
    const job = column(120, 700, ['Electrician', 'Om Foods, Solapur']);
    expect(pagesText([[...dates, ...job]])).toBe('Feb 2017 – NOW\tElectrician\nOm Foods, Solapur');
  });

  test('with the two dates of a period, one below the other, beside their entry', () => {
    const dates = [
      ...column(40, 700, ['Sep 2026', '|', 'Nov 2023']),
      ...column(40, 644, ['May 2020', 'Aug 2023']),
      ...column(40, 602, ['Education', '2019']),
    ];
    const jobs = [
      ...column(120, 700, ['Safexpress', 'Store Keeper']),
      ...column(120, 644, ['Gati', 'Packer']),
      ...column(120, 588, ['B.Com']),
    ];
    expect(
      pagesText([[...dates, ...jobs]])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Nov 2023 – Sep 2026\tSafexpress',
      'Store Keeper',
      'May 2020 – Aug 2023\tGati',
      'Packer',
      'Education',
      '2019\tB.Com',
    ]);
  });

  test('with a link in one piece, and with signs between names that are not cells', () => {
    const width = column(40, 760, ['A line that shows how wide this whole page is']);
    const link = column(40, 686, [
      'See linkedin.com/in/asha-and-her-whole-name-',
      'rao',
      'github.com/asha',
    ]);
    const school = [
      { text: 'St. Mary College, Pune', left: 40, right: 150, y: 600, size: 10 },
      { text: '|', left: 170, right: 173, y: 600, size: 10 },
      { text: '8.4 CGPA', left: 190, right: 230, y: 600, size: 10 },
      { text: 'HSC', left: 40, right: 60, y: 586, size: 10 },
    ];
    expect(
      pagesText([[...width, ...link, ...school]])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'A line that shows how wide this whole page is',
      'See linkedin.com/in/asha-and-her-whole-name-rao',
      'github.com/asha',
      'St. Mary College, Pune | 8.4 CGPA',
      'HSC',
    ]);
  });

  test('line by line, even if a list of words ends in another font', () => {
    const lines = column(40, 700, ['Diploma in Engineering, Tool Making', 'Polytechnic, Pune']);
    const text = pagesText([lines.map((piece, at) => ({ ...piece, font: `F${at}` }))]);
    expect(text).toBe('Diploma in Engineering, Tool Making\nPolytechnic, Pune');
  });

  test('across the page below three columns', () => {
    const heads = ['Contact', 'Skills', 'Languages'].flatMap((text, at) =>
      column(40 + at * 150, 700, [text, ['Pune', 'Java', 'Hindi'][at]!]),
    );
    const jobs = column(40, 650, ['Experience', 'Om Foods', 'Clerk']);
    const dates = column(420, 636, ['2019 – 2021']);
    expect(pagesText([[...heads, ...jobs, ...dates]])).toContain(
      'Hindi\nExperience\nOm Foods\t2019 – 2021\nClerk',
    );
  });

  test('with a heading in the margin and a date at the right of the same line', () => {
    const heads = [...column(40, 700, ['EDUCATION']), ...column(40, 640, ['LANGUAGES'])];
    const text = [
      ...column(160, 700, ['Om College', 'M.Tech', 'Lotus College', 'BCA']),
      ...column(160, 640, ['English']),
    ];
    const dates = [700, 672].flatMap((top, at) =>
      column(480, top, [`201${4 - at} – 201${6 - at}`]),
    );
    const lines = pagesText([[...heads, ...text, ...dates]])
      .split('\n')
      .filter(Boolean);
    expect(lines.slice(0, 3)).toEqual(['EDUCATION', 'Om College\t2014 – 2016', 'M.Tech']);
  });

  test('with a date beside the middle of an entry in its first line', () => {
    const dates = [...column(40, 686, ['2021 – 2023']), ...column(40, 602, ['2018 – 2021'])];
    const jobs = [
      ...column(120, 700, ['Guard, Om Foods', 'Kept the gate', 'Checked cars']),
      ...column(120, 630, ['Guard, Gati', 'Kept keys', 'Wrote reports', 'Led two', 'Checked bags']),
    ];
    const lines = pagesText([[...dates, ...jobs]])
      .split('\n')
      .filter(Boolean);
    expect([lines[0], lines[3]]).toEqual([
      '2021 – 2023\tGuard, Om Foods',
      '2018 – 2021\tGuard, Gati',
    ]);
  });

  test('without bullets if its lines are aligned to the right', () => {
    const lines = ['Contact', '9876543210', 'Languages', 'Marathi', 'Skills', 'Law'];
    const pieces = lines.flatMap((text, at) =>
      column(200 - text.length * 5, 700 - at * 14, [text]),
    );
    expect(pagesText([pieces])).toBe(lines.join('\n'));
  });

  test('without bullets if its lines are centred', () => {
    const lines = ['Asha Rao, accountant in Pune', 'EXPERIENCE', 'Accountant at Om Foods', 'Clerk'];
    const pieces = lines.flatMap((text, at) =>
      column(200 - (text.length * 5) / 2, 700 - at * 14, [text]),
    );
    expect(pagesText([pieces])).toBe(lines.join('\n'));
  });

  test('with a period in one piece, although its last year is on the next line', () => {
    const job = column(40, 700, ['Om Foods | Feb 2018 – Jun', '2021', 'Filed papers']);
    expect(pagesText([job])).toBe('Om Foods | Feb 2018 – Jun 2021\nFiled papers');
  });

  test('with the heading in the margin before the line next to it', () => {
    const heading = column(40, 693, ['Experience'], 13);
    const text = column(200, 700, ['Clerk, Om Foods, 2019 – 2021', 'Filed papers']);
    expect(
      pagesText([[...text, ...heading]])
        .split('\n')
        .filter(Boolean)[0],
    ).toBe('Experience');
  });

  test('with headings and dates on two lines in the margin before their text', () => {
    const margin = [
      ...column(40, 700, ['Work']),
      ...column(40, 686, ['Experience']),
      ...column(40, 644, ['Educational']),
      ...column(40, 630, ['Background']),
    ];
    const dates = [...column(140, 697, ['May 2021 – July']), ...column(140, 683, ['2024'])];
    const text = [
      ...column(240, 697, ['Nurse, Om Hospital', 'Ward of the children']),
      ...column(240, 641, ['GNM, Om College, 2019', 'First class']),
    ];
    expect(
      pagesText([[...margin, ...dates, ...text]])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Work Experience',
      'May 2021 – July 2024\tNurse, Om Hospital',
      'Ward of the children',
      'Educational Background',
      'GNM, Om College, 2019',
      'First class',
    ]);
  });

  test('card by card if jobs are next to each other', () => {
    const heading = column(40, 714, ['EXPERIENCE']);
    const left = column(40, 700, ['Store Manager', 'Om Foods', '2022 – 2024']);
    const right = column(300, 700, ['Cashier', 'Lotus Works', '2019 – 2022']);
    expect(
      pagesText([[...heading, ...left, ...right]])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'EXPERIENCE',
      'Store Manager',
      'Om Foods',
      '2022 – 2024',
      'Cashier',
      'Lotus Works',
      '2019 – 2022',
    ]);
  });

  test('card by card if degrees are next to each other, the lower ones with a line more', () => {
    const left = column(40, 700, ['MBA', 'Finance', 'Om Institute', '2019']);
    const right = column(300, 700, ['B.Com', 'Lotus College', '2017']);
    expect(
      pagesText([[...left, ...right]])
        .split('\n')
        .filter(Boolean),
    ).toEqual(['MBA', 'Finance', 'Om Institute', '2019', 'B.Com', 'Lotus College', '2017']);
  });

  test('column by column if the headings begin before their lines, and a heading below with what follows', () => {
    const left = [
      ...column(40, 700, ['EDUCATION']),
      ...column(60, 686, ['B.Com', 'Om College', '2017']),
      ...column(40, 620, ['SKILLS']),
    ];
    const right = [
      ...column(300, 700, ['EXPERIENCE']),
      ...column(320, 690, ['Nurse', 'Om Hospital', '2019 – 2021', 'Ward', 'Records']),
    ];
    const below = column(40, 600, [
      'Records of patients, care of children, first aid, and a line that is wide',
    ]);
    const text = pagesText([[...left, ...right, ...below]]);
    expect(text.slice(0, text.indexOf('\v')).split('\n').filter(Boolean).slice(-2)).toEqual([
      'SKILLS',
      'Records of patients, care of children, first aid, and a line that is wide',
    ]);
  });

  test('with headings at the left of their text and dates at the right of the same lines', () => {
    const headings = [...column(40, 700, ['EXPERIENCE']), ...column(40, 644, ['EDUCATION'])];
    const text = column(200, 700, ['Om Foods', 'Clerk', 'Big Mart', 'Cashier', 'Om College', 'BA']);
    const dates = [
      ...column(480, 700, ['2021 – 2023']),
      ...column(480, 672, ['2019 – 2021']),
      ...column(500, 644, ['2019']),
    ];
    const lines = pagesText([[...headings, ...text, ...dates]])
      .split('\n')
      .filter(Boolean);
    expect(lines.slice(0, 2)).toEqual(['EXPERIENCE', 'Om Foods\t2021 – 2023']);
    expect(lines.slice(5, 7)).toEqual(['EDUCATION', 'Om College\t2019']);
  });

  test('line by line, even if a line in small letters is close below the name', () => {
    const name = column(40, 760, ['ISHA RAO'], 22);
    const title = column(60, 758, ['Nurse']);
    expect(
      pagesText([[...name, ...title]])
        .split('\n')
        .filter(Boolean),
    ).toEqual(['ISHA RAO', expect.stringContaining('Nurse')]);
  });

  test('with the number of an entry before it, not before the line below', () => {
    const jobs = [
      ...column(40, 700, ['1.', 'Runs a shift of two hundred people']),
      ...column(80, 700, ['Om Foods – Shift Manager – Oct 2019 to Present']),
      ...column(40, 660, ['A line that shows how wide the whole page is, with room for all of it']),
    ];
    expect(pagesText([jobs]).split('\n')[0]).toBe(
      '1.\tOm Foods – Shift Manager – Oct 2019 to Present',
    );
  });

  test('with the items of a list on their own lines, although their dots are pictures', () => {
    const skills = [
      ...column(40, 700, ['Skills']),
      ...column(52, 686, ['Routing and switching', 'Switches', 'Linux']),
      ...column(40, 640, ['Fortinet NSE 4 (2023)']),
    ];
    expect(pagesText([skills]).split('\n').slice(1, 4)).toEqual([
      '• Routing and switching',
      '• Switches',
      '• Linux',
    ]);
  });

  test('column by column, although two headings further down are at the same height', () => {
    const side = [
      ...column(40, 743, ['Asha Rao'], 20),
      ...column(40, 729, ['Network Engineer']),
      ...column(40, 700, ['Contact', '98250 98250', 'Shimla', 'asha@people.example']),
    ];
    const main = [
      ...column(240, 750, ['Profile', 'I look after the network of a hospital', 'at night.']),
      ...column(240, 700, ['Experience', 'Engineer, Om Hospital', '2019 – 2021', 'Firewalls']),
    ];
    const lines = pagesText([[...side, ...main]])
      .split('\n')
      .filter(Boolean);
    expect(lines.indexOf('Network Engineer')).toBe(lines.indexOf('Asha Rao') + 1);
    expect(lines.findIndex((line) => line.endsWith('Profile'))).toBe(
      lines.findIndex((line) => line.startsWith('I look')) - 1,
    );
  });

  test('with different headings in the margin on their own lines', () => {
    const margin = column(40, 700, ['Other languages', 'Technical skills', 'CERTIFICATES']);
    const text = column(200, 700, ['English (fluent)', 'Hydraulics, Welding', 'Class II (2018)']);
    expect(pagesText([[...margin, ...text]]).split('\n')).toContain('Technical skills');
  });

  test('with a cell that continues on a second line in one piece', () => {
    const row = [
      ...column(40, 700, ['2016 – 2020']),
      ...column(140, 700, ['Lotus Institute of Science', 'and Art']),
      ...column(280, 700, ['B.Tech', '57.9%']),
      ...column(40, 660, ['A line that shows how wide the whole page is, with room for all of it']),
    ];
    expect(pagesText([row])).toContain(
      '2016 – 2020\tLotus Institute of Science and Art\tB.Tech\n57.9%',
    );
  });

  test('with a mark at an unknown heading that has the font of known ones', () => {
    const bold = (left: number, top: number, lines: readonly string[]) =>
      column(left, top, lines, 12).map((piece) => ({ ...piece, font: 'bold' }));
    const page = [
      ...bold(40, 700, ['Education']),
      ...column(40, 680, ['B.Com, Om College, 2017']),
      ...bold(40, 650, ['Where I Was Useful']),
      ...column(40, 630, ['Cashier, Big Mart, 2019 – 2021']),
      ...bold(40, 600, ['Skills']),
      ...column(40, 580, ['Billing']),
    ];
    const text = pagesText([page]);
    expect(text).toContain('\u001eWhere I Was Useful');
    expect(readResume(text).jobs).toMatchObject([{ title: 'Cashier', company: 'Big Mart' }]);
  });

  test('with a description that is beside the names and dates of a job after them', () => {
    const jobs = [
      ...column(40, 700, ['Om Foods', 'Clerk', '2019 – 2021']),
      ...column(200, 700, ['Prepared the returns of every month and sent them']),
      ...column(40, 640, ['Big Mart', 'Cashier', '2017 – 2019']),
      ...column(200, 640, ['Kept the records of the shop and of its stock', 'Trained two others']),
    ];
    expect(pagesText([jobs]).split('\n').filter(Boolean).slice(0, 4)).toEqual([
      'Om Foods',
      'Clerk',
      '2019 – 2021',
      'Prepared the returns of every month and sent them',
    ]);
  });

  test('with a heading of two lines in one piece, even if its second word could be a heading', () => {
    const side = column(40, 700, ['ACADEMIC', 'BACKGROUND', 'B.Com']);
    expect(pagesText([side])).toBe('ACADEMIC BACKGROUND\nB.Com');
  });

  test('with a continued line in one piece, if it says too little alone and has the same font', () => {
    const degree = column(40, 700, ['2019: B.Tech in Civil Engineering, Lotus', 'Works College']);
    expect(pagesText([degree])).toBe('2019: B.Tech in Civil Engineering, Lotus Works College');
    const jobs = column(40, 700, ['I poured the wine of the guests.', 'Captain (2014 – 2017).']);
    expect(pagesText([jobs]).split('\n')).toHaveLength(2);
    // Far from the margin of the page, nothing had to go on below.
    expect(pagesText([degree], 595).split('\n')).toHaveLength(2);
  });

  test('with an email address in one piece, although a narrow column splits it', () => {
    const contact = column(40, 700, ['asha.rao@mail.exa', 'mple', 'Pune']);
    expect(pagesText([contact])).toBe('asha.rao@mail.example\nPune');
    const hyphenated = column(40, 700, ['98250 98250', 'asha-', 'rao@mail.example']);
    expect(pagesText([hyphenated])).toContain('asha-rao@mail.example');
  });

  test('with wrapped list items in one piece, and with spaced headings as words', () => {
    const items = [
      ...column(40, 700, ['S K I L L S', 'A line that shows how wide this whole page is']),
      ...column(52, 672, ['Prepared the returns of every month and', 'sent them']),
    ];
    expect(pagesText([items])).toBe(
      'SKILLS\nA line that shows how wide this whole page is\n• Prepared the returns of every month and sent them',
    );
  });
});

test('letters that are set apart are read with the spaces that were drawn', () => {
  const read = ['M A RC H 2 0 1 9', 'asha@mail .exampl e', 'Filed papers'];
  expect(read.map(isSpaced)).toEqual([true, true, false]);
  const glyphs = (text: string) => [...text].map((unicode) => ({ unicode, width: 500 }));
  const drawn = 'MARCH 2019 asha@mail.example Filed papers';
  expect(drawnTexts(read, glyphs(drawn))?.drawn).toEqual([
    { text: 'MARCH 2019', isApart: false, width: 5_000 },
    { text: 'asha@mail.example', isApart: true, width: 8_500 },
    { text: 'Filed papers', isApart: true, width: 6_000 },
  ]);
  expect(drawnTexts(read, glyphs(drawn.replaceAll(' ', '')))?.areSpacesDrawn).toBe(false);
  expect(drawnTexts(read, glyphs('something else'))).toBeNull();
});

test('a period without its last year goes on below, beside other text', () => {
  const row = (y: number, texts: readonly string[]) => {
    const cells = texts.flatMap((text, at) => column(40 + 100 * at, y, [text]));
    return { cells, y, size: 10 };
  };
  const below = row(686, ['2020', 'Earthwork of a road']);
  const isOpen = (period: string) => isOpenPeriodBeside(row(700, [period, 'Engineer']), below);
  expect(['2017 –', 'Jun 2017 – Jun', '2017 to'].map(isOpen)).toEqual([true, true, true]);
  expect(['2017 – 2019', 'Jun 2017'].map(isOpen)).toEqual([false, false]);
});

test('a guessed space is left out where the letters were drawn close to each other', () => {
  const glyph = (unicode: string, gap: number) => ({ unicode, width: 500, gap });
  const glyphs = (text: string, wide: string) =>
    [...text].map((letter) => glyph(letter, letter === wide ? 0.5 : -0.02));
  const read = (text: string, drawn: string, wide = '') =>
    drawnTexts([text], glyphs(drawn, wide))?.drawn[0]!.text;
  expect(read('Prof essional Skills', 'Professional Skills')).toBe('Professional Skills');
  expect(read('upby 22 percent', 'up by 22 percent')).toBe('up by 22 percent');
  // Its number and its name were drawn apart, without a space.
  expect(read('1. Cook at sea', '1.Cook at sea', 'C')).toBe('1. Cook at sea');
});

test('Devanagari letters in the order of drawing are put into the order of speaking', () => {
  expect(logicalOrder('िहन्दी में िकया')).toBe('हिन्दी में किया');
  expect(logicalOrder('कमर् और धमर्')).toBe('कर्म और धर्म');
  expect(logicalOrder('कायर् तक िहन्दी, वतर्मान')).toBe('कार्य तक हिन्दी, वर्तमान');
  expect(logicalOrder('इंजीिनयिरंग')).toBe('इंजीनियरिंग');
  expect(logicalOrder('हिन्दी, कर्म')).toBe('हिन्दी, कर्म');
});

describe('a Word document is read', () => {
  const textOf = (xml: string) => {
    const markup = new WordMarkup();
    markup.add(xml);
    return markup.text.trim();
  };
  const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const table = (...cells: string[]) =>
    `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr></w:tbl>`;

  test('row by row in a table', () => {
    expect(textOf(table(p('B.Com'), p(''), p('2019')))).toBe('B.Com\t\t2019');
  });

  test('with a dot before the items of a list', () => {
    const item = (layout: string) =>
      `<w:p><w:pPr>${layout}</w:pPr><w:r><w:t>Java</w:t></w:r></w:p>`;
    const number = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
    expect(textOf(item(`<w:pStyle w:val="ListBullet"/>${number(2)}`))).toBe('• Java');
    expect(textOf(item(number(0)))).toBe('Java');
  });

  test('with a text box at the side that has headings', () => {
    const box = `<w:txbxContent>${p('CONTACT')}${p('9876543210')}</w:txbxContent>`;
    expect(textOf(`<w:p><w:r>${box}</w:r></w:p>${p('Asha Rao')}`)).toBe(
      'CONTACT\n\n9876543210\n\n\n\vAsha Rao',
    );
  });

  test('part by part where a table divides the page', () => {
    const side = p('CONTACT') + p('9876543210');
    const main = p('Asha Rao') + p('A longer text than that at the side');
    expect(textOf(table(side, main))).toBe(
      'Asha Rao\n\nA longer text than that at the side\n\vCONTACT\n\n9876543210',
    );
  });

  test('with a text box after the paragraph that it is attached to', () => {
    const box = `<w:txbxContent>${p('in the box')}</w:txbxContent>`;
    expect(
      textOf(`<w:p><w:r><w:t>before</w:t></w:r>${box}<w:r><w:t> after</w:t></w:r></w:p>`),
    ).toBe('before after\n\nin the box');
  });

  test('with a mark at an unknown heading in the letters of known ones', () => {
    const line = (text: string, letters = '') =>
      `<w:p><w:r><w:rPr>${letters}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const heading = (text: string) => line(text, '<w:b/><w:u w:val="single"/>');
    const xml = [
      heading('SKILLS'),
      line('Filing'),
      heading('INPLANT TRAINING'),
      line('Om Telecom (5 days)'),
      heading('EDUCATION'),
      line('B.Com, Om College, 2019'),
      line('GRADE A', '<w:b/>'),
    ];
    const text = textOf(xml.join(''));
    const isMarked = (line: string) => line.startsWith('\u001e');
    expect(text.split('\n').filter(isMarked)).toEqual(['\u001eINPLANT TRAINING']);
    expect(readResume(text).otherSkills).toEqual(['Filing']);
    // As many lines in these letters as there are headings, and more, are names.
    expect(textOf([...xml, heading('OM FOOD'), heading('OM WEAR')].join(''))).not.toContain(
      '\u001e',
    );
  });

  test('with its page breaks', () => {
    expect(textOf(`${p('one')}<w:br w:type="page"/>${p('two')}`)).toBe('one\n\n\ftwo');
  });
});
