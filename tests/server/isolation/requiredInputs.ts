import { SECRET } from './secret.ts';

/** Long enough for every required text. */
export const WORDS = 'Some words of ours';

/** In the future, whenever the tests run. */
const SOON = new Date(Date.now() + 2 * 86_400_000).toISOString();

/**
 * Ids that belong to the caller who sends a request, for the ids next to the one that is tried. Those that a test does
 * not name are ids of nothing.
 */
export type OwnIds = Readonly<Partial<Record<OwnId, string | undefined>>>;
type OwnId =
  | 'candidateId'
  | 'jobId'
  | 'applicationId'
  | 'movedApplication'
  | 'editedApplication'
  | 'stage'
  | 'otherStage'
  | 'tagId'
  | 'interviewer'
  | 'interview'
  | 'member'
  | 'successor';

const DAY_AFTER_TOMORROW = SOON.slice(0, 10);
const OFFER = {
  language: 'EN',
  pay: 600_000,
  expiresOn: DAY_AFTER_TOMORROW,
  joiningDate: DAY_AFTER_TOMORROW,
};

type Inputs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The other required values of a request, so that only the id can make it fail. Where an option says what is done, only
 * the one named here is tried: with others, the id may not matter.
 */
export function requiredInputs(own: OwnIds): Inputs {
  const id = (name: OwnId) => own[name] ?? 'nobody';
  const interview = { times: [SOON], interviewerIds: [id('interviewer')], minutes: 30 };
  return {
    ...REQUIRED,
    // Words that only their applications contain.
    sendMatchingMessages: { until: '2999-01-01T00:00:00.000Z', search: SECRET },
    'POST /conversations/messages/matching': { until: '2999-01-01T00:00:00.000Z', search: SECRET },
    addApplicationNote: { body: WORDS },
    proposeInterview: { kind: 'PHONE', ...interview },
    changeInterviewers: { id: id('interview'), interviewerIds: [id('interviewer')] },
    freeInterviewTimes: {
      interviewerIds: [id('interviewer')],
      kind: 'PHONE',
      from: DAY_AFTER_TOMORROW,
      until: DAY_AFTER_TOMORROW,
      startTime: '10:00',
      endTime: '11:00',
      minutes: 30,
    },
    applicationPlace: { id: id('applicationId') },
    tagApplication: { tagId: id('tagId') },
    untagApplication: { tagId: id('tagId') },
    editApplication: { id: id('editedApplication') },
    changeApplications: { ids: [id('movedApplication')], status: 'SHORTLISTED' },
    moveApplicationToStage: { id: id('movedApplication'), stageId: id('stage') },
    archiveStage: { id: id('stage') },
    inviteToTeam: { email: 'one@colleagues.example', role: 'HIRING_MANAGER' },
    updateTeamMember: { id: id('member'), role: 'HIRING_MANAGER' },
    handOverJobs: { fromId: id('member'), toId: id('successor') },
    removeTeamMember: { id: id('member') },
    'POST /applications/{applicationId}/interviews': { kind: 'phone', ...interview },
    'PUT /interviews/{id}/interviewers': {
      id: id('interview'),
      interviewerIds: [id('interviewer')],
    },
    'PATCH /applications/{id}': { id: id('editedApplication') },
    'POST /decisions': { applicationIds: [id('movedApplication')], status: 'shortlisted' },
    'PATCH /applications/{id}/stage': { id: id('movedApplication'), stageId: id('stage') },
    'POST /stages/{id}/archive': { id: id('otherStage') },
    'POST /companies/team/invitations': {
      email: 'other@colleagues.example',
      role: 'hiring_manager',
    },
    'PATCH /companies/team/members/{id}': { id: id('member'), role: 'hiring_manager' },
  };
}

const REQUIRED: Inputs = {
  changeMatchingApplications: { until: '2999-01-01T00:00:00.000Z', search: 'nobody writes this' },
  'POST /decisions/matching': { until: '2999-01-01T00:00:00.000Z', search: 'nobody writes this' },
  markConversationRead: { until: '2999-01-01T00:00:00.000Z' },
  sendOffer: OFFER,
  offerPreview: OFFER,
  'POST /applications/{applicationId}/offers': { ...OFFER, language: 'en' },
  'POST /applications/{applicationId}/offers/preview': { ...OFFER, language: 'en' },
  saveOfferTemplate: { language: 'EN' },
  offerInterviewTimes: { times: [SOON] },
  moveInterview: { startsAt: SOON },
  'PUT /applications/{applicationId}/messages/read': { until: '2999-01-01T00:00:00.000Z' },
  'POST /interviews/{interviewId}/scorecard': { ratings: [{ criterion: 'skills', rating: 3 }] },
  'PUT /jobs/{jobId}/interview-criteria': { criteria: ['Skills'] },
  sendScorecard: { ratings: [{ criterion: 'skills', rating: 3 }] },
  saveInterviewCriteria: { criteria: ['Skills'] },
  'PUT /interviews/{id}/times': { times: [SOON] },
  'PATCH /interviews/{id}': { startsAt: SOON },
  'PUT /interviews/{id}/outcome': { outcome: 'held' },
  'PUT /applications/{id}/treatment': { rating: 4 },
  'POST /stages': { status: 'reviewed' },
  pinReport: { newDashboardName: 'Ours now' },
  renameApiKey: { name: 'Ours now' },
  saveReport: { query: { measures: ['JOBS'] } },
  scheduleReport: { weekday: 1, day: 1 },
  updateAlert: { name: 'Ours now' },
  updateJob: { title: 'Ours now', isFeatured: true },
  createCompany: { name: 'Novice Works', industry: 'Retail' },
  updateCompany: { city: 'Pune' },
  requestVerification: { kind: 'GSTIN', number: '27AAPFU0939F1ZV' },
  'POST /companies/verification': { kind: 'gstin', number: '27AAPFU0939F1ZV' },
  'POST /companies/verification/email': { email: 'hr@novice.example' },
  'PUT /admin/verifications/{id}': { decision: 'confirm' },
  'PATCH /jobs/{id}': { title: 'Ours now', featured: true },
  'PATCH /alerts/{id}': { name: 'Ours now' },
  'POST /companies/profile': { name: 'Novice Works', industry: 'Retail' },
  'PATCH /companies/profile': { city: 'Pune' },
};
