import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { FileStore } from '#server/lib/storage/fileStore.ts';
import { inventApiUse } from './apiUse.ts';
import { readCategories } from './categories.ts';
import { Chance } from './chance.ts';
import { inventVerifications } from './companyVerifications.ts';
import { inventEmails } from './emails.ts';
import { keepFiles, seedFile } from './files.ts';
import { insertRows } from './insertRows.ts';
import { drawLogos } from './logos.ts';
import { inventMarket } from './market.ts';
import { drawPdf } from './pdf.ts';
import { expiryNotices } from './notifications.ts';
import { inventPendingChanges } from './pendingChanges.ts';
import { translatePosts, writePosts } from './posts.ts';
import { conversationRows, messageTemplates } from './people/conversations.ts';
import { TIME_ZONE } from './moments.ts';
import type { UserRow } from './people/users.ts';
import { inventVisits } from './people/visits.ts';
import { withSearchWords } from './searchClicks.ts';
import { commonSearches, inventSearches } from './searches.ts';
import { inventMessages, inventSubscribers } from './site.ts';

const SEED = 'kaamyab';

interface Options {
  database: Database;
  clock: Clock;
  /** The single password of the demo accounts; no other account can log in. */
  passwordHash: string;
  /** The file storage; without it only rows are created. */
  storage?: FileStore;
}

/** Fills an empty database with a market as of now, which is the same on every machine. */
export async function seedDemoMarket(options: Options): Promise<void> {
  const { database, clock, passwordHash, storage } = options;
  const now = clock.now();
  const chance = new Chance(SEED);
  await database.fork().transactional(async (em) => {
    const categories = await readCategories(em);
    const market = inventMarket({ chance, now, passwordHash, categories });
    const { applications, interviews, offers, alertBook, seekers, jobs } = market;
    const posts = writePosts(chance.derive('posts'), now);
    const { owners, resumes } = market;
    const { rows: verifications, certificate } = inventVerifications(
      chance.derive('verifications'),
      market.companies,
      owners,
      now,
    );
    const { id: companyId, name } = certificate.company.row;
    const gstin = verifications.find(({ file_id }) => file_id)!.value;
    const files = [
      seedFile({
        id: certificate.id,
        kind: 'company_document',
        name: 'gst-certificate.pdf',
        media_type: 'application/pdf',
        owner: owners.get(companyId) ?? null,
        created_at: certificate.submitted_at,
        bytes: drawPdf([
          { text: 'Certificate of registration', size: 18, isBold: true },
          { text: 'Goods and services tax', size: 14 },
          { text: `Legal name: ${name}`, size: 14, above: 24 },
          { text: `GSTIN: ${gstin}`, size: 14 },
          { text: 'Sample of the demo market', above: 24 },
        ]),
      }),
      ...resumes.map(({ file }) => file),
    ];
    const talk = conversationRows(chance.derive('readers'), market.conversations, now);
    const searches = inventSearches(chance.derive('searches'), jobs, seekers, now);
    const apiUse = inventApiUse(chance.derive('api'), market.companies, owners, now);
    const logos = await drawLogos(chance.derive('logos'), market.companies);
    const profiles = seekers.flatMap(({ profile }) => profile ?? []);
    const tables: [name: string, rows: readonly object[]][] = [
      ['files', logos.map(({ row }) => row)],
      ['companies', market.companies.map(({ row }) => row)],
      ['users', market.users],
      ['company_members', market.teams.members],
      ['files', files.map(({ row }) => row)],
      ['resumes', resumes.map(({ row }) => row)],
      ['settings', [{ key: 'timeZone', value: TIME_ZONE, updated_at: now }]],
      ['user_settings', market.users.map(settingsOf)],
      ['seeker_profiles', profiles],
      ['jobs', [...jobs, ...market.pastJobs].map(({ row }) => row)],
      ['member_jobs', market.teams.memberJobs],
      ['applications', applications.map(({ row }) => row)],
      ['application_answers', applications.flatMap(({ answers }) => answers)],
      ['application_events', applications.flatMap(({ events }) => events)],
      ['application_notes', applications.flatMap(({ notes }) => notes)],
      ['application_ratings', market.ratings],
      ['treatment_ratings', market.treatment],
      ['interviews', interviews.rows],
      ['interview_people', interviews.people],
      ['interview_slots', interviews.slots],
      ['interview_scores', interviews.scores],
      ['offers', offers],
      ['conversations', talk.conversations],
      ['messages', talk.messages],
      ['conversation_readers', talk.readers],
      ['message_templates', messageTemplates(chance.derive('templates'), market.demoEmployer, now)],
      ['saved_jobs', market.savedJobs],
      ['job_views', withSearchWords(chance.derive('search clicks'), market.views, jobs)],
      ['alerts', alertBook.alerts],
      ['alert_runs', alertBook.runs],
      ['alert_sent_jobs', alertBook.sent],
      ['pending_changes', inventPendingChanges(chance.derive('changes'), market, now)],
      ['company_verifications', verifications],
      ['job_expiry_notices', expiryNotices(jobs, now)],
      ['candidate_contacts', market.letters.map(({ row }) => row)],
      ['notifications', market.notifications],
      ['outbox', inventEmails(chance.derive('emails'), market.notifications, now)],
      ['api_keys', apiUse.keys],
      ['api_key_calls', apiUse.calls],
      ['posts', posts],
      ['post_translations', translatePosts(posts)],
      ['contact_messages', inventMessages(chance.derive('messages'), seekers, now)],
      ['subscribers', inventSubscribers(chance.derive('subscribers'), seekers, now)],
      ['searches', searches],
      ['common_searches', commonSearches(searches)],
      ['visits', inventVisits(chance.derive('visits'), market.users, applications, now)],
    ];
    if (storage) await keepFiles(storage, clock, [...logos, ...files]);
    for (const [table, rows] of tables) await insertRows(em, table, rows);
  });
}

/** The defaults of a new account; the demo accounts also receive the weekly report. */
function settingsOf({ id, password_hash }: UserRow) {
  return { user_id: id, weekly_reports: password_hash !== null };
}
