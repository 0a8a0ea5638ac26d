import { createServer } from 'node:http';
import { Pool } from 'pg';

/**
 * The limit: the same twelve jobs from one prepared statement and `node:http`, without an API around them.
 * `node bareHandler.ts <database url> <port>`
 */
const [databaseUrl, port] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const NEWEST = `
  with page as materialized (
    select s.job_id, row_number() over (order by s.posted_at desc, s.job_id desc) as at
    from job_search s where s.live_until > now()
    order by s.posted_at desc, s.job_id desc limit 13)
  select j.id, j.title, j.location, j.type, j.industry, j.salary,
    j.experience_level as "experienceLevel", j.is_remote as "isRemote",
    j.is_featured as "isFeatured", j.is_hot as "isHot", j.posted_at as "postedAt", j.skills,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) as company
  from jobs j join companies c on c.id = j.company_id join page on page.job_id = j.id
  order by page.at`;

createServer((request, response) => {
  request.resume().once('end', () => void answer(response));
}).listen(Number(port), '127.0.0.1');

async function answer(response: import('node:http').ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'newest-jobs', text: NEWEST });
  const nodes = rows.slice(0, 12);
  const pageInfo = { hasNextPage: rows.length > 12 };
  const body = JSON.stringify({ data: { jobs: { nodes, pageInfo } } });
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
