/** Long enough for every required text. */
export const WORDS = 'Some words of ours';

/** In the future, whenever the tests run. */
const SOON = new Date(Date.now() + 2 * 86_400_000).toISOString();

/** The other required values of an input, so that only the id can make it fail. */
export const REQUIRED_INPUTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  changeMatchingApplications: { until: '2999-01-01T00:00:00.000Z', search: 'nobody writes this' },
  sendMatchingMessages: { until: '2999-01-01T00:00:00.000Z', search: 'nobody writes this' },
  markConversationRead: { until: '2999-01-01T00:00:00.000Z' },
  proposeInterview: { times: [SOON], interviewerIds: ['nobody'], minutes: 30 },
  offerInterviewTimes: { times: [SOON] },
  moveInterview: { startsAt: SOON },
  sendScorecard: { ratings: [{ criterion: 'skills', rating: 3 }] },
  saveInterviewCriteria: { criteria: ['Skills'] },
  'POST /applications/{applicationId}/interviews': {
    kind: 'phone',
    times: [SOON],
    interviewerIds: ['nobody'],
    minutes: 30,
  },
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
