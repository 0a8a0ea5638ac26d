import { mutateOrFail, dayFrom, findInMail, tenOn, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const idOf = (name: keyof Market['ids']) => (market: Market) => ({ id: market.ids[name] });

const tag = (market: Market) =>
  mutateOrFail<{ tag: { id: string } }>(market, 'employer', 'createApplicationTag', {
    name: 'Speaks Odia',
  });

const stage = async (market: Market, status = 'SHORTLISTED') => {
  await mutateOrFail(market, 'employer', 'createStage', {
    name: 'Trial day',
    applicantName: 'A day with us',
    status,
  });
  return market.one(`select id from company_stages where name = 'Trial day' order by id desc`);
};

async function note(market: Market): Promise<string> {
  await mutateOrFail(market, 'employer', 'addApplicationNote', {
    applicationId: market.ids.pending,
    body: 'Call again',
  });
  return market.one(`select id from application_notes where body = 'Call again' order by id desc`);
}

const offerFor = (market: Market) => ({
  applicationId: market.ids.shortlisted,
  language: 'EN',
  title: 'Senior Developer',
  pay: 1_250_000,
  variablePay: 'Up to 10% a year',
  place: 'Pune',
  joiningDate: dayFrom(market, 30),
  expiresOn: dayFrom(market, 5),
  letter: 'Dear {candidate}, {company} offers you {pay} as {job}, from {joiningDate}.',
});

export const sendsOffer = async (market: Market) => {
  const made = await mutateOrFail<{ offer: { id: string } }>(
    market,
    'employer',
    'sendOffer',
    offerFor(market),
  );
  return made.offer.id;
};

/** Sends an offer, and lets the caller `applicant` act as the person who gets it. */
async function offered(market: Market): Promise<string> {
  const id = await sendsOffer(market);
  await market.app.sql(
    `update sessions set user_id = (select seeker_id from applications where id = ?)
     where user_id = ?`,
    [market.ids.shortlisted, market.ids.applicant],
  );
  return id;
}

const interviewOf = (market: Market) => ({
  applicationId: market.ids.reviewed,
  kind: 'VIDEO',
  title: 'First interview',
  link: 'https://meet.example/abc',
  note: 'Bring your portfolio.',
  minutes: 45,
  buffer: 15,
  times: [tenOn(market, 5), tenOn(market, 6)],
  interviewerIds: [market.ids.employer, market.ids.recruiter],
});

async function proposed(market: Market) {
  const { interview } = await mutateOrFail<{ interview: { id: string } }>(
    market,
    'employer',
    'proposeInterview',
    interviewOf(market),
  );
  const email = await market.one(
    `select email as id from applications where id = '${market.ids.reviewed}'`,
  );
  const token = await findInMail(market, email, /\/interviews\/([\w-]+)/);
  return { id: interview.id, token };
}

async function booked(market: Market) {
  const made = await proposed(market);
  await mutateOrFail(market, 'guest', 'bookInterview', {
    token: made.token,
    startsAt: tenOn(market, 5),
    timeZone: 'Asia/Kolkata',
  });
  return made;
}

/** A booked interview that ended yesterday. */
async function over(market: Market) {
  const made = await booked(market);
  await market.app.sql(
    `update interviews set starts_at = starts_at - interval '6 days', ends_at = ends_at - interval '6 days'
     where id = ?`,
    [made.id],
  );
  return made;
}

const batch = async (market: Market) => {
  const { batchId } = await mutateOrFail<{ batchId: string }>(
    market,
    'employer',
    'changeApplications',
    {
      ids: [market.ids.pending, market.ids.reviewed],
      status: 'SHORTLISTED',
    },
  );
  return batchId;
};

export const applications: Writes = {
  applyToJob: {
    as: 'seeker',
    input: ({ ids }) => ({
      jobId: ids.accountant,
      name: 'Ananya K.',
      email: 'ananya@mail.example',
      phone: '+91 98900 12121',
      coverLetter: 'I balance books.',
      expectedSalary: '7 LPA',
    }),
  },
  'applyToJob: with an unconfirmed address': {
    as: 'newcomer',
    input: ({ ids }) => ({ jobId: ids.accountant }),
  },
  'applyToJob: to an expired job': {
    as: 'seeker',
    input: ({ ids }) => ({ jobId: ids.expiredJob }),
  },
  editApplication: {
    as: 'seeker',
    before: (market) =>
      mutateOrFail(market, 'seeker', 'applyToJob', { jobId: market.ids.accountant }),
    input: (_, { application }: { application: { id: string } }) => ({
      id: application.id,
      coverLetter: 'I balance books, and people.',
      phone: '+91 98900 13131',
      expectedSalary: '8 LPA',
    }),
  },
  'editApplication: after it was decided': {
    as: 'seeker',
    input: ({ ids }) => ({ id: ids.sentRejected, coverLetter: 'Please' }),
  },
  withdrawApplication: {
    as: 'seeker',
    input: ({ ids }) => ({ id: ids.sentPending, reason: 'OTHER_JOB', text: 'I start on Monday.' }),
  },
  'withdrawApplication: a shortlisted one': {
    as: 'seeker',
    input: ({ ids }) => ({ id: ids.sentShortlisted, reason: 'PAY' }),
  },
  'withdrawApplication: after it was rejected': { as: 'seeker', input: idOf('sentRejected') },
  undoWithdrawal: {
    as: 'seeker',
    before: (market) =>
      mutateOrFail(market, 'seeker', 'withdrawApplication', { id: market.ids.sentPending }),
    input: idOf('sentPending'),
  },
  rateTreatment: {
    as: 'seeker',
    input: ({ ids }) => ({ id: ids.sentRejected, rating: 4, comment: 'A quick answer.' }),
  },
  'rateTreatment: too early': {
    as: 'seeker',
    input: ({ ids }) => ({ id: ids.sentPending, rating: 4 }),
  },
  recordApplicationView: { as: 'employer', input: idOf('pending') },
  updateApplicationStatus: {
    as: 'employer',
    input: ({ ids }) => ({
      id: ids.pending,
      status: 'SHORTLISTED',
      from: 'PENDING',
      message: 'We would like to meet you.',
    }),
  },
  'updateApplicationStatus: reject': {
    as: 'recruiter',
    input: ({ ids }) => ({ id: ids.reviewed, status: 'REJECTED', reason: 'EXPERIENCE' }),
  },
  'updateApplicationStatus: hire': {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.shortlisted, status: 'HIRED' }),
  },
  'updateApplicationStatus: back to reviewed': {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.rejected, status: 'REVIEWED' }),
  },
  'updateApplicationStatus: after someone else': {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.reviewed, status: 'SHORTLISTED', from: 'PENDING' }),
  },
  'updateApplicationStatus: to be undone': {
    as: 'employer',
    input: ({ ids }) => ({ id: ids.pending, status: 'REVIEWED', undoable: true }),
  },
  changeApplications: {
    as: 'employer',
    input: ({ ids }) => ({
      ids: [ids.pending, ids.reviewed, ids.rejected],
      status: 'REJECTED',
      reason: 'FILLED',
      message: 'The job is taken.',
    }),
  },
  undoApplications: {
    as: 'employer',
    before: batch,
    input: (_, batchId: string) => ({ batchId }),
  },
  changeMatchingApplications: {
    as: 'employer',
    input: ({ ids, now }) => ({
      jobId: ids.support,
      statuses: ['PENDING'],
      status: 'REVIEWED',
      until: now.toISOString(),
    }),
  },
  createStage: {
    as: 'employer',
    input: () => ({
      name: 'Trial day',
      applicantName: 'A day with us',
      status: 'SHORTLISTED',
      emails: true,
    }),
  },
  updateStage: {
    as: 'employer',
    before: stage,
    input: (_, id: string) => ({ id, name: 'Trial week', applicantName: 'A week', emails: false }),
  },
  orderStages: {
    as: 'employer',
    before: stage,
    input: async ({ app, ids }) => ({
      ids: (
        await app.sql<{ id: string }>(
          `select id from company_stages where company_id = '${ids.company}' and archived_at is null
           order by position`,
        )
      )
        .map(({ id }) => id)
        .toReversed(),
    }),
  },
  archiveStage: {
    as: 'employer',
    before: async (market) => {
      const stageId = await stage(market);
      await mutateOrFail(market, 'employer', 'moveApplicationToStage', {
        id: market.ids.reviewed,
        stageId,
      });
      return stageId;
    },
    input: async ({ one, ids }, id: string) => ({
      id,
      moveToId: await one(`select id from company_stages where company_id = '${ids.company}'
        and status = 'shortlisted' and archived_at is null and id <> '${id}' order by position limit 1`),
    }),
  },
  moveApplicationToStage: {
    as: 'employer',
    before: stage,
    input: ({ ids }, stageId: string) => ({ id: ids.reviewed, stageId }),
  },
  addApplicationNote: {
    as: 'recruiter',
    input: ({ ids }) => ({
      applicationId: ids.pending,
      body: 'Good with people',
      mentionIds: [ids.employer],
    }),
  },
  deleteApplicationNote: {
    as: 'employer',
    before: note,
    input: (_, id: string) => ({ id }),
  },
  'deleteApplicationNote: of a colleague': {
    as: 'recruiter',
    before: note,
    input: (_, id: string) => ({ id }),
  },
  rateApplication: {
    as: 'recruiter',
    input: ({ ids }) => ({ applicationId: ids.pending, stars: 4 }),
  },
  createApplicationTag: { as: 'employer', input: () => ({ name: 'Speaks Odia' }) },
  renameApplicationTag: {
    as: 'employer',
    before: tag,
    input: (_, made: { tag: { id: string } }) => ({ id: made.tag.id, name: 'Speaks Tamil' }),
  },
  tagApplication: {
    as: 'employer',
    before: tag,
    input: ({ ids }, made: { tag: { id: string } }) => ({
      applicationId: ids.pending,
      tagId: made.tag.id,
    }),
  },
  untagApplication: {
    as: 'employer',
    before: async (market) => {
      const made = await tag(market);
      const tagged = { applicationId: market.ids.pending, tagId: made.tag.id };
      await mutateOrFail(market, 'employer', 'tagApplication', tagged);
      return tagged;
    },
    input: (_, tagged: object) => tagged,
  },
  deleteApplicationTag: {
    as: 'employer',
    before: tag,
    input: (_, made: { tag: { id: string } }) => ({ id: made.tag.id }),
  },
  saveApplicationView: {
    as: 'employer',
    input: () => ({ name: 'To call', query: 'status=pending&hasResume=yes', isShared: true }),
  },
  deleteApplicationView: {
    as: 'employer',
    before: async (market) => {
      await mutateOrFail(market, 'employer', 'saveApplicationView', {
        name: 'To call',
        query: '',
        isShared: false,
      });
      return market.one(`select id from application_views where name = 'To call' order by id desc`);
    },
    input: (_, id: string) => ({ id }),
  },
  saveStatusMail: {
    as: 'employer',
    input: () => ({
      status: 'REJECTED',
      subject: 'About {job}',
      body: 'Dear {name}, not this time. {company}',
    }),
  },
  resetStatusMail: {
    as: 'employer',
    before: (market) =>
      mutateOrFail(market, 'employer', 'saveStatusMail', {
        status: 'REJECTED',
        subject: 'About {job}',
        body: 'No',
      }),
    input: () => ({ status: 'REJECTED' }),
  },
  contactCandidate: {
    as: 'employer',
    input: async ({ one, ids }) => ({
      jobId: ids.accountant,
      candidateId: await one(
        `select u.id from users u join seeker_profiles p on p.user_id = u.id
           join user_settings s on s.user_id = u.id
         where p.is_open_to_work and s.profile_visibility = 'public' and u.id <> '${ids.seeker}'
           and u.status = 'active'
         order by u.email limit 1`,
      ),
      message: 'We liked your profile and have a job in Pune.',
    }),
  },
  contactEmployer: {
    as: 'seeker',
    input: ({ ids }) => ({
      companyId: ids.rivalCompany,
      message: 'Do you also hire in Nagpur?',
      shareEmail: true,
    }),
  },
  sendOffer: { as: 'employer', input: offerFor },
  'sendOffer: to someone who is not shortlisted': {
    as: 'employer',
    input: (market) => ({ ...offerFor(market), applicationId: market.ids.pending }),
  },
  'sendOffer: instead of another': {
    as: 'employer',
    before: sendsOffer,
    input: (market, id: string) => ({ ...offerFor(market), pay: 1_300_000, replacesId: id }),
  },
  withdrawOffer: {
    as: 'employer',
    before: sendsOffer,
    input: (_, id: string) => ({ id, reason: 'The budget was cut.' }),
  },
  acceptOffer: {
    as: 'applicant',
    before: offered,
    input: (_, id: string) => ({ id, name: 'A full name' }),
  },
  declineOffer: {
    as: 'applicant',
    before: offered,
    input: (_, id: string) => ({ id, reason: 'Too far away' }),
  },
  saveOfferTemplate: {
    as: 'employer',
    input: () => ({ name: 'Usual', language: 'EN', letter: 'Dear {candidate}' }),
  },
  deleteOfferTemplate: {
    as: 'employer',
    before: async (market) => {
      await mutateOrFail(market, 'employer', 'saveOfferTemplate', {
        name: 'Usual',
        language: 'EN',
        letter: 'Dear',
      });
      return market.one(`select id from offer_templates where name = 'Usual' order by id desc`);
    },
    input: (_, id: string) => ({ id }),
  },
  proposeInterview: { as: 'employer', input: interviewOf },
  offerInterviewTimes: {
    as: 'employer',
    before: proposed,
    input: (market, { id }: { id: string }) => ({ id, times: [tenOn(market, 7)] }),
  },
  changeInterviewers: {
    as: 'employer',
    before: booked,
    input: ({ ids }, { id }: { id: string }) => ({
      id,
      interviewerIds: [ids.recruiter],
    }),
  },
  bookInterview: {
    as: 'guest',
    before: proposed,
    input: (market, { token }: { token: string }) => ({
      token,
      startsAt: tenOn(market, 6),
      timeZone: 'Asia/Dubai',
    }),
  },
  'bookInterview: at a time that is not offered': {
    as: 'guest',
    before: proposed,
    input: (market, { token }: { token: string }) => ({ token, startsAt: tenOn(market, 9) }),
  },
  declineInterview: {
    as: 'guest',
    before: booked,
    input: (_, { token }: { token: string }) => ({ token, reason: 'I am travelling.' }),
  },
  moveInterview: {
    as: 'employer',
    before: booked,
    input: (market, { id }: { id: string }) => ({ id, startsAt: tenOn(market, 8) }),
  },
  cancelInterview: {
    as: 'employer',
    before: booked,
    input: (_, { id }: { id: string }) => ({ id, reason: 'The room is taken.' }),
  },
  recordInterview: {
    as: 'employer',
    before: over,
    input: (_, { id }: { id: string }) => ({ id, outcome: 'MISSED' }),
  },
  sendScorecard: {
    as: 'recruiter',
    before: over,
    input: (_, { id }: { id: string }) => ({
      interviewId: id,
      ratings: [
        { criterion: 'skills', rating: 4 },
        { criterion: 'experience', rating: 3 },
        { criterion: 'communication', rating: 4 },
        { criterion: 'motivation', rating: 2 },
      ],
      recommendation: 'YES',
      text: 'Knows what she does.',
    }),
  },
  saveInterviewCriteria: {
    as: 'employer',
    input: ({ ids }) => ({ jobId: ids.frontEnd, criteria: ['React', 'Teamwork'] }),
  },
};
