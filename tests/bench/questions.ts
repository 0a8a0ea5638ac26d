export interface Question {
  kind: 'common' | 'misspelt';
  /** The query of GET /api/jobs. */
  path: string;
  /** The same result in hand-written SQL: the condition on job_search, the order, and the offset. */
  where: string;
  order?: string;
  offset?: number;
}

const lexeme = (query: string) => `s.words @@ $$${query}$$::tsquery`;
const place = (display: string) => lexeme(`'@d:${display}'`);

/** Queries as people type them; the SQL is written by hand with knowledge of what is meant. */
export const QUESTIONS: readonly Question[] = [
  { kind: 'common', path: '', where: 'true' },
  { kind: 'common', path: 'page=20', where: 'true', offset: 228 },
  {
    kind: 'common',
    path: 'category=software-development',
    where: `s.category_id = (select id from categories where slug = 'software-development')`,
  },
  {
    kind: 'common',
    path: 'location=Pune%2C%20Maharashtra',
    where: place('Pune, Maharashtra'),
  },
  { kind: 'common', path: 'type=full-time', where: `s.type = 'full_time'` },
  { kind: 'common', path: 'type=remote', where: 's.is_remote' },
  {
    kind: 'common',
    path: 'category=finance-banking&type=part-time&location=Kerala',
    where: `s.category_id = (select id from categories where slug = 'finance-banking') and s.type = 'part_time' and s.state = 'Kerala'`,
  },
  {
    kind: 'common',
    path: 'sort=salary',
    where: 'true',
    order: 's.pay desc, s.posted_at desc, s.job_id desc',
  },
  { kind: 'common', path: 'search=accountant', where: lexeme(`'t:account'`) },
  { kind: 'common', path: 'search=sales%20executive', where: lexeme(`'t:sale' & 't:execut'`) },
  { kind: 'common', path: 'search=manager', where: lexeme(`'t:manag'`) },
  {
    kind: 'common',
    path: 'search=java%20developer&location=Bangalore',
    where: lexeme(`'h:java' & 't:develop' & '@d:Bengaluru Urban, Karnataka'`),
  },
  { kind: 'common', path: 'search=HR', where: lexeme(`'t:hr'`) },
  { kind: 'misspelt', path: 'search=sofware%20enginer', where: lexeme(`'t:softwar' & 't:engin'`) },
  { kind: 'misspelt', path: 'search=acountant', where: lexeme(`'t:account'`) },
  {
    kind: 'misspelt',
    path: 'search=java%20develper%20banglore',
    where: lexeme(`'h:java' & 't:develop' & '@d:Bengaluru Urban, Karnataka'`),
  },
  { kind: 'misspelt', path: 'search=tele%20caler', where: lexeme(`'t:telecal'`) },
  {
    kind: 'misspelt',
    path: 'search=electrision%20gurgoan',
    where: lexeme(`'t:electrician' & '@d:Gurugram, Haryana'`),
  },
  {
    kind: 'misspelt',
    path: 'search=recieptionist%20mumbay',
    where: lexeme(
      `'t:receptionist' & ('@d:Mumbai City, Maharashtra' | '@d:Mumbai Suburban, Maharashtra')`,
    ),
  },
  {
    kind: 'misspelt',
    path: 'search=data%20entri%20oprator',
    where: lexeme(`'t:data' & 't:entri' & 't:oper'`),
  },
  {
    kind: 'misspelt',
    path: `search=${encodeURIComponent('चपरासी')}`,
    where: lexeme(`'t:offic' & 't:boy'`),
  },
  { kind: 'misspelt', path: 'search=qwertyuiop%20nurce', where: lexeme(`'t:nurs'`) },
];

/** Cards and a capped count, as fetched by a program that does nothing else. */
export function byHand({ where, order, offset = 0 }: Question): [string, string] {
  const wanted = `s.live_until > now() and ${where}`;
  const sorted = order ?? 's.posted_at desc, s.job_id desc';
  return [
    `select j.*, c.name as company from (
       select s.job_id, row_number() over () as n from (
         select s.job_id from job_search s where ${wanted} order by ${sorted} limit 13 offset ${offset}) s) page
     join jobs j on j.id = page.job_id join companies c on c.id = j.company_id order by n`,
    `select count(*) from (select 1 from job_search s where ${wanted} limit 1001) c`,
  ];
}
