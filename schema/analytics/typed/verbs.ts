/**
 * What people do, in the forms that are understood of everyone who does it. The second form says what was done: "jobs
 * posted". Tables add the forms that only they understand.
 */
export const VERBS = {
  accept: 'accept accepted स्वीकार',
  add: 'add added',
  answer: 'answer answered respond responded reply replied jawab जवाब',
  apply: 'apply applied applying अप्लाई',
  approve: 'approve approved manzoor मंज़ूर अप्रूव',
  cancel: 'cancel cancelled canceled',
  close: 'close closed band बंद',
  decide: 'decide decided decision faisla फ़ैसला निर्णय',
  decline: 'decline declined refuse refused reject rejected',
  download: 'download downloaded',
  fill: 'fill filled',
  give: 'give given gave',
  hire: 'hire hired placed recruited bharti भर्ती',
  /** A place and a recruit are nouns as well. */
  recruit: 'recruit hired place',
  hold: 'hold held conduct conducted',
  make: 'make made',
  miss: 'miss missed',
  offer: 'offer offered give',
  post: 'post posted पोस्ट',
  receive: 'receive received get',
  reject: 'reject rejected नामंज़ूर रिजेक्ट',
  save: 'save saved bookmark bookmarked सेव',
  schedule: 'schedule scheduled',
  search: 'search searched searching खोज सर्च',
  see: 'see seen open opened view viewed dekhe dekha dekhi khole khola kholi देखा खोला',
  send: 'send sent bheje bheja bheji भेजे',
  shortlist: 'shortlist shortlisted शॉर्टलिस्ट',
  submit: 'submit submitted',
  suspend: 'suspend suspended',
  withdraw: 'withdraw withdrawn withdrew',
} as const;
export type Verb = keyof typeof VERBS;

/** What people act on. */
export const THINGS = {
  job: 'job नौकरी जॉब',
  application: 'application आवेदन',
  applicant: 'applicant candidate',
  people: 'people log logo logon लोग',
  company: 'company कंपनी',
  user: 'user account',
  interview: 'interview इंटरव्यू',
  invitation: 'invitation invite न्योता निमंत्रण',
  offer: 'offer ऑफ़र',
  pay: 'salary pay',
  reason: 'reason',
  resume: 'resume cv cvs',
  email: 'email mail notification ईमेल',
} as const;
export type Thing = keyof typeof THINGS;
