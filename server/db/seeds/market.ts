import { inventAlerts } from './people/alerts.ts';
import { ApplicationBook, fillBook } from './people/applications.ts';
import type { CategoryIds } from './categories.ts';
import type { Chance } from './chance.ts';
import { inventCompanies } from './companies.ts';
import { planDemoJobs, planDeveloperJobs } from './jobs/demoCompany.ts';
import { applyAsDemoSeeker, savedAt, saveAsDemoSeeker } from './people/demoSeeker.ts';
import { planPastJobs } from './jobs/pastJobs.ts';
import { planJobs } from './jobs/planJobs.ts';
import { isLive, jobsOfPlans, type SeedJob } from './jobs/jobRow.ts';
import { inventViews } from './jobs/jobViews.ts';
import { DEMO_COMPANY } from './lists/companyNames.ts';
import { before, DAY } from './moments.ts';
import { inventRatings, inventTreatment, withdrawSome } from './people/endings.ts';
import { inventInterviews } from './people/interviews.ts';
import { inventOffers } from './people/offers.ts';
import { inventNotifications } from './notifications.ts';
import { inventConversations } from './people/conversations.ts';
import { inventLetters } from './people/letters.ts';
import { drawResumes } from './people/resumes.ts';
import { inventDemoSeeker, inventSeekers, type Seeker } from './people/seekers.ts';
import { inventTeams } from './people/teams.ts';
import { inventAdministrator, inventEmployers, nameGiver } from './people/users.ts';

interface Origins {
  chance: Chance;
  now: Date;
  passwordHash: string;
  categories: CategoryIds;
}

/** The whole market in memory, in the order in which its parts depend on each other. */
export function inventMarket({ chance, now, passwordHash, categories }: Origins) {
  const giveName = nameGiver(chance.derive('names'));
  const companies = inventCompanies(chance.derive('companies'), now);
  const employers = inventEmployers(
    chance.derive('employers'),
    giveName,
    companies,
    passwordHash,
    now,
  );
  const owners = new Map(employers.map(({ id, company_id }) => [company_id!, id]));
  const demoCompany = companies.find(({ row }) => row.name === DEMO_COMPANY)!;
  const others = companies.filter((company) => company !== demoCompany);
  const demoPlans = planDemoJobs(
    chance.derive('demo jobs'),
    demoCompany,
    owners.get(demoCompany.row.id)!,
    now,
  );
  const plans = [
    ...demoPlans,
    ...planDeveloperJobs(chance.derive('developer jobs'), others, owners, now),
    ...planJobs(chance.derive('jobs'), others, owners, now),
  ];
  // Jobs are linked in the order of the job list: newest first.
  plans.sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  const jobs = jobsOfPlans(chance.derive('texts'), plans, categories, now);
  const pastPlans = planPastJobs(chance.derive('past jobs'), others, owners, now);
  const pastJobs = jobsOfPlans(chance.derive('past texts'), pastPlans, categories, now);
  const demoJobs = demoPlans.map((plan) => jobs.find((job) => job.plan === plan)!);

  const administrator = inventAdministrator(chance.derive('administrator'), passwordHash, now);
  const seekers = inventSeekers(chance.derive('seekers'), giveName, jobs, companies, now);
  const demoSeeker = inventDemoSeeker(chance.derive('demo seeker'), passwordHash, now);
  const everySeeker = [demoSeeker, ...seekers];
  const resumes = drawResumes(chance.derive('resumes'), everySeeker, now);
  const resumeOf = new Map(resumes.map(({ row }) => [row.user_id, row.id]));
  const book = new ApplicationBook(chance.derive('applications'), now, resumeOf);
  applyAsDemoSeeker(book, demoSeeker, jobs, now);
  fillBook(chance.derive('crowd'), book, jobs, demoJobs, seekers);
  const { applications } = book;
  withdrawSome(chance.derive('withdrawals'), applications, now);
  const interviews = inventInterviews(chance.derive('interviews'), applications, now);
  const offers = inventOffers(chance.derive('offers'), applications, now);
  const savedJobs = [
    ...saveAsDemoSeeker(book, demoSeeker, jobs, now),
    ...saveAsCrowd(chance.derive('saved'), seekers, jobs, now),
  ];
  const views = inventViews(chance.derive('views'), jobs, seekers, applications, now);
  const alertBook = inventAlerts(chance.derive('alerts'), seekers, demoSeeker, jobs, now);
  const appliedTo = new Set(applications.map(({ row }) => `${row.seeker_id} ${row.job_id}`));
  const letters = inventLetters(chance.derive('letters'), everySeeker, jobs, appliedTo, now);
  const watched = new Set([demoSeeker.user.id, owners.get(demoCompany.row.id)!, administrator.id]);
  const teams = inventTeams(
    chance.derive('teams'),
    { companies, employers, demoCompany, demoJobs, passwordHash },
    now,
  );
  const users = [
    administrator,
    ...employers,
    ...everySeeker.map(({ user }) => user),
    ...teams.users,
  ];
  const ratings = inventRatings(chance.derive('ratings'), applications, now);
  const treatment = inventTreatment(chance.derive('treatment'), applications, now);
  const conversations = inventConversations(chance.derive('conversations'), {
    applications: applications.filter(({ row }) => !row.withdrawn_at),
    users,
    watched,
    now,
  });
  const notifications = inventNotifications(
    chance.derive('notifications'),
    { companies, jobs, applications, conversations, alertBook, letters, owners, administrator, watched }, // oxfmt-ignore
    now,
  );
  const demoEmployer = employers.find(({ id }) => id === owners.get(demoCompany.row.id))!;
  return { companies, jobs, pastJobs, users, teams, owners, resumes, seekers: everySeeker, applications, ratings, treatment, interviews, offers, savedJobs, views, alertBook, letters, conversations, demoEmployer, notifications }; // oxfmt-ignore
}

function saveAsCrowd(
  chance: Chance,
  seekers: readonly Seeker[],
  jobs: readonly SeedJob[],
  now: Date,
) {
  return seekers.flatMap(({ user, line, role }) => {
    const wanted = jobs.filter(
      (job) =>
        isLive(job, now) &&
        (job.plan.role === role || (job.plan.line === line && chance.happens(0.3))),
    );
    return chance.some(wanted, chance.whole(0, 4)).map(({ row }) => {
      const wished = before(now, Math.floor(chance.fraction() * 14 * DAY));
      const at = savedAt(row.posted_at, wished, now);
      return { user_id: user.id, job_id: row.id, saved_at: at > user.created_at ? at : now };
    });
  });
}
