import type { Language } from './language.ts';

/** Hindi in Roman letters, beside English nouns: "pichle mahine kitne applications aaye". */
export const HINGLISH: Language = {
  fillers: `hamare paas | hamare pas | hamare saath | hamare sath | apna | jinhone | jisne | jinhen | mujhe | humein | hamein | hume | hame | dikhao | dikhaao | dikhaiye | dikhaye | dikha do | dikhana | dijiye | batao | bataao | bataiye | bataye | bata do | kripya |
    zara | jara | kitne | kitni | kitna | kul | ki sankhya | sankhya | ki ginti | ki count | ka count | ka number | ka total | ka data | ki report | ka report | ki list | kul kitne | kul kitni |
    aaye | aaya | aayi | aai | aae | aye | aayin | mile | mila | mili | mil gaye | hue | hua | hui | huye | huin | huye hain | hai | hain | he | tha | the | thi | thin | gaye | gaya | gayi | gyi | gye | kiye | kiya | ki gayi | ki gyi | kiye gaye | ka | ke | ki | ko | ne | jo | jin | jinmein | jinme | jinke | jinki | jiska | jisme | jismein | woh | wo | ve | sab | sabhi | saare | saari | sara | dekhna | dekhna hai | chahiye | chahta hoon | chahti hoon | wala | wale | wali | vala | vale | vali | walo | walon | waalon | waale | waali | waala | kya | kya hai | rahe | rahi | raha | ho | hota | hoti | hote | ho gaye | ho gayi | ho rahe | ho rahi | platform par/pe | site pe | site par | portal pe | portal par | website par | website pe |
    namaste | dhanyavad | hamari | hamare | hamara | apne | apni | lagta | lagti | lagte | karo | kar do | kijiye | karke | lag raha | leta | lete | leti | mangne | maangne | karne | karte | karta | diya | diye | di | se aaye | ki gayin | gayin | bhi | to bata do | sirf number | liya | liye | baaki | baki | bacha | bache | aa rahe | aa rahi | aayi hain | rakhe | rakha | pata karo | jaanna hai | hua hai | hui hai | hue hai | karna | kar rahi | kar rahe | unki | unke | in sab | gaya hai | gayi hai | mil rahi | mil rahe | total kitne | total kitni | lage | laga | lagi | karti | deti | dete | kari | aati | aate | jahan | jahaan | jinka | uske | uski  | us | bhai | yaar | sir | madam | ji | arre | accha | boss | sabki | sabka | sabke | kitni rahi | kitna raha | kya rahi | kya raha | kya thi | kya tha | aisi | aise | koi | unka | zara batao | batana | bata dena | dikha dena | kya kya | hon | wahi | teeno | teenon | dono | ginti | ja rahe | ja rahi | ja raha`,
  helpers: {
    stems:
      'mil | ho | kar | de | le | lag | rah | reh | ban | pa | paa | rakh | aa | ja | jaa | daal | pad | nikal | dikh',
    endings: 'ta | ti | te | na | ne | ni | a | i | e | ya | yi | ye',
  },
  acts: {
    'users companies':
      'jude | juda | judi | jud gaye | ne signup/register/registration/join (kiya/kari/karaya/karwaya) | ne sign up (kiya/kari) | jinhone/jisne signup/register/registration/join (kiya) | jinhone/jisne sign up (kiya)',
    jobs: 'post | daali | dali | daale | nikali | nikaali | nikle | nikla | nikli | nikaale | khuli | khule',
    'applications offers interview_invitations messages questions notifications job_reports':
      'bheje | bheja | bheji',
  },
  prepositions:
    'mein | me | mai | mei | par | pe | se | ke liye | k liye | ke dauran | ke andar | ke paas | ke pas | ke baare mein | ke baare me',
  marks: {
    by: 'har | prati | har ek | pratyek',
    byAfter: `ke hisaab se | ke hisab se | k hisab se | ke hisaab | hisaab se | hisab se | ke anusaar | ke anusar | anusaar | anusar | ke aadhar par | ke aadhar pe | ke mutabik | mutabik | vaar | ke basis par | ke basis pe | ki wise | ke wise | war | waar | var | uske hisaab/hisab se | ke hisaab/hisab se alag alag | wise alag alag | ke alag alag`,
    not: 'bina | bagair',
    notAfter: `ko chhodkar | chhodkar | ko chhod kar | chhod kar | ko chodkar | chodkar | ko chod kar | chod kar | ko chhod ke | chhod ke | ke alawa | ke alava | ke bina | ke siwa | ke sivay | ko hatakar | hatakar | hata kar | ko hata kar | ko hata ke | ko nikal kar | nahi | nahin | nhi | ke bagair | chod ke | chhodke | chodke | ko chhodke | ko chodke | hata ke | hatake | hataa ke | nikal ke | ko nikaal ke | ko hatake | hata karke`,
    only: 'sirf | keval | bas | kewal',
    and: 'aur | tatha | evam | aur saath mein',
    or: 'ya | athva',
    vsAfter: `ki tulna mein | ki tulna me | ki tulna | se tulna | ke mukable | ke mukable mein | ke mukable me | ke muqable | ke comparison mein | ke comparison me | se compare | se compare karke | se compare karo | se compare karke dikhao | ke saath compare | ki apeksha | ka/ki/ke comparison | ka/ki muqabla | ka/ki tulna | ka/ki compare | se compare karke batao | alag alag | saath saath | sath sath`,
    which:
      'kis | kin | kaun si | kaun sa | kaun se | kaunsi | kaunsa | kaunse | kon si | kon sa | konsi | konsa | konse | kaun',
    sortByAfter: 'ke kram mein | ke kram me',
    vs: 'banaam | banam | versus',
  },
  cohorts: {
    back: 'wapas aaye/aye/aate/laute | laute | dobara/phir aaye/aaye | wapis aaye/aye',
    again: 'dobara/phir apply/post (kiya)',
  },
  statistics: {
    average: 'ausat | ausatan',
    median: 'madhyika',
    running: 'ka running total | ki running total | ab tak ka kul jod',
    p25: '25 percentile',
    p75: '75 percentile',
    p90: '90 percentile',
    share:
      'hissa | pratishat | ka hissa | ka pratishat | ka percentage | ki percentage | ka share | ki share | fisadi',
    rate: 'rate | ka/ki rate | dar | ki dar',
    ratio: 'ka ratio | ka anupat',
    growth:
      'badhotri | vriddhi | mein badhotri | me badhotri | ki badhotri | mein growth | me growth | ki growth',
    totalShare:
      'total/kul ka/ke % | total/kul ka/ke percent/percentage/pratishat/hissa (me/mein) | total me/mein hissa',
  },
  ranks: {
    top: 'sheersh | pehli | pehle | sabse aam',
    bottom:
      'sabse neeche ki | sabse neeche ke | sabse niche ki | sabse niche ke | neeche ki | neeche ke',
    most: 'sabse zyada | sabse jyada | sabse zyaada | sabse jyaada | sabse adhik | sabse zada | sabse jada | sabse badi | sabse bada | sabse high',
    least: 'sabse kam | sabse chhoti | sabse chhota | sabse low',
    slowest:
      'sabse der se/mein/me | sabse zyada/jyada time/samay/der | sabse slow | sabse dheemi | sabse dheeme | sabse dhimi | sabse dheere',
    fastest: 'sabse jaldi | sabse kam time/samay mein/me | sabse fast | sabse tez',
    best: 'sabse achhi/achhe/achha/acchi/acche/accha/badhiya/best',
    worst: 'sabse kharab/buri/bure/bekar/bekaar/worst',
  },
  sorts: {
    descending:
      'zyada se kam | jyada se kam | ghatate kram mein | sabse zyada pehle | sabse slow pehle | sabse bada/badi pehle | sabse dheeme/dheemi pehle',
    ascending:
      'kam se zyada | kam se jyada | badhte kram mein | sabse kam pehle | sabse fast/tez pehle | sabse chhota/chhoti pehle',
    bestFirst: 'sabse achhe/achhi pehle | best pehle',
    worstFirst: 'sabse kharab pehle | worst pehle',
    byName: 'naam se | naam ke kram mein',
  },
  now: 'abhi | is samay | filhal | is waqt | iss samay | abhi tak live',
  rest: 'vs/aur baaki/baki (sab/sabhi/log)',
  totals: 'total ke saath | jod ke saath | total ke sath',
  charts: {
    line: 'line chart mein | line chart me | line graph mein | line graph me',
    bar: 'bar chart mein | bar chart me | bar graph mein | bar graph me',
    stacked_bar: 'stacked bar mein | stacked bar me',
    table: 'table mein | table me',
    pivot: 'pivot table mein | pivot table me',
    number: 'sirf ek number',
    funnel: 'funnel mein | funnel me',
    map: 'map par | map pe | map mein | map me | nakshe par | nakshe mein',
  },
  compare: {
    previous_period: 'pichhli avadhi | pichli avadhi | usse pehle ki avadhi | usse pehle ke period',
    year_before:
      'ek saal pehle | pichle saal isi samay | pichle saal isi time | pichle saal isi mahine | pichle saal ke isi mahine | pichle saal (ke) isi quarter/timahi/week/hafte | pichle saal (ki) isi timahi/avadhi | pichle saal ke isi period',
  },
  compareAlone: { year_before: 'saal dar saal' },
  overTime: 'samay ke saath | ka trend | ki trend | ka rujhan | ke trend',
  allTime:
    'ab tak ke saare | ab tak ki saari | shuru se | shuruaat se | ab tak | abhi tak | aaj tak',
  grains: {
    hour: 'ghantewar',
    day: 'roz | rozana | roj | rojana | dinwar | tarikhwar | din dar din | din ba din',
    week: 'saptahik | haftewar | hafte dar hafte | hafte hafte | har hafte ke end/ant/aakhir/akhir (me/mein)',
    month:
      'masik | mahinewar | mahine dar mahine | mahine mahine | har mahine ke end/ant/aakhir/akhir (me/mein)',
    quarter: 'timahiwar | har timahi/quarter ke end/ant/aakhir/akhir (me/mein)',
    year: 'salana | saalwar | varshik',
  },
  units: {
    hour: 'ghanta | ghante | ghanton',
    day: 'din | dino | dinon',
    week: 'hafta | hafte | haftey | hafton | hafto | saptah',
    month: 'mahina | mahine | mahinon | mahino | maheene | maheena | mahiney | maah',
    quarter: 'timahi | timahiyan',
    year: 'saal | sal | saalon | saalo | varsh | baras',
  },
  time: {
    last: 'pichle | pichhle | pichla | pichhla | pichli | pichhli | beete | beeta | beeti | gat | guzre',
    this: 'is | iss | isi | vartaman | maujuda | chalu',
    whole: 'poore | pure | poora | poori',
    sinceAfter: 'se | se shuru | ke baad se | se lekar | se aaj tak | se abhi tak',
    untilAfter: 'tak',
    beforeAfter: 'se pehle | se pahle | ke pehle',
    afterAfter: 'ke baad',
    betweenAfter: 'ke beech | ke beech mein | ke beech me | ke bich | ke bich mein | ke bich me',
    to: 'se | se lekar',
    of: 'ki | ke | ka | ko',
    next: 'agle | agla | agli | aane wale',
    today:
      'aaj | aaj ab/abhi tak | aaj ki tareekh/tarikh me/mein | aaj ki tareekh/tarikh | aaj ke din',
    yesterday: 'kal | beete kal',
    dayBeforeYesterday: 'parso | parson',
    now: 'aaj | ab | abhi',
    soFar: 'ab tak | abhi tak | aaj tak | mein ab tak | me ab tak',
    quarterAfterNumber: 'timahi',
    ago: 'pehle | pahle',
    financialYear: 'vitt varsh | vittiya varsh',
    toDate: 'mein ab tak | me ab tak | ab tak',
    unitBefore: 'usse pichle | usse pehle ke | usse pehle wale | usse pahle ke',
    endAfter:
      'ke end/ant/aakhir/akhir me/mein | ke end/ant/aakhir/akhir tak | ke aakhri/akhri din | end',
  },
  bands: {
    atLeast: 'kam se kam',
    atLeastAfter: 'ya zyada | ya jyada | ya usse zyada | ya usse jyada | aur usse zyada | ya adhik',
    moreThanAfter:
      'se zyada | se jyada | se zyaada | se adhik | se upar | se oopar | se zada | se jada | se badi',
    lessThanAfter: 'se kam | se neeche | se niche',
    atMost: 'zyada se zyada | jyada se jyada',
    atMostAfter: 'ya kam | ya usse kam',
    percent: 'pratishat | fisadi',
    rupees: 'rupaye | rupay | rupaiye',
    lakh: 'lakh salana',
    months: 'mahine',
    years: 'saal',
    experience: 'ka anubhav | anubhav | ka experience',
    employees: 'karmchari | karamchari',
    movingAverage: '(ka/ki) moving average',
    targetAfter:
      'ka/ke target/lakshya se kitne/kitna/kitni door/dur/peeche/pichhe | ka/ke target/lakshya (se)',
  },
  months: [
    'janvari',
    'farvari',
    'march',
    'aprail',
    'mai',
    'june',
    'julai',
    'agast',
    'sitambar',
    'aktubar | octobar',
    'navambar',
    'disambar',
  ],
  weekdays: [
    'somvar | somwar',
    'mangalvar | mangalwar',
    'budhvar | budhwar',
    'guruvar | guruwar | brihaspativar',
    'shukravar | shukrawar | shukrvar',
    'shanivar | shaniwar',
    'ravivar | raviwar | itvar | itwar',
  ],
  numbers: [
    'ek',
    'do',
    'teen | tin',
    'char | chaar',
    'paanch | panch',
    'chhe | chhah | che',
    'saat',
    'aath',
    'nau',
    'das | dus',
    'gyarah',
    'barah',
    'terah',
    'chaudah',
    'pandrah',
    'solah',
    'satrah',
    'atharah',
    'unnis',
    'bees',
  ],
  measures: {
    applications_per_job:
      'per/har job (pe/par) (kitni/kitne) application/avedan (aate/aati/milte/milti/aaye/aayi/mile/mili) (hain/hai) | (ek) job pe/par (average) kitni/kitne application (aate/aati/milte/milti) (hain/hai)',
    jobs_with_pay: 'job jinme/jinmein/jisme salary likhi/di/batayi (hai) (gayi)',
    time_to_approval:
      'approval ka time | (job) approve/manzoor hone/karne mein/me (average) kitna/kitne time/samay/din/ghante | approval mein/me (average) kitna/kitne time/samay/din/ghante | (job) approve/manzoor hone/karne me/mein (kitna) time/samay',
    time_to_view:
      'application dekhne/kholne/open/view (karne) mein/me (company/employer/companies) (ko) (average) kitna/kitne time/samay/din/ghante',
    time_to_decision:
      'decision/faisla (lene/hone) mein/me (average) kitna/kitne time/samay/din | decision ka time',
    alerts: 'naye alert | naye job alert | nayi alert | alert bane',
    withdrawals: 'wapas li gayi application | wapas liye gaye application | application wapas',
    suspended_users: 'suspend hue user | suspend kiye gaye user',
    suspensions: 'user suspend hue | user suspend kiye | log suspend hue',
    jobs: `naukriya | nai job | nayi jobs | rikti | riktiyan | naye job | post ki gayi job | post hui naukriyan`,
    live_jobs:
      'job jo (abhi) (tak) khuli hain/hai | job (abhi) (tak) khuli hain/hai | khuli job | live naukri | chalu job | khuli naukriyan | live chal rahi job',
    verified_companies: 'verified niyokta',
    hiring_companies:
      'company/companies/employer/employers ne (koi/ek) job post (ki/kari) | company ne (koi/ek) job post | company ne kam se kam ek job post | job post karne wali company | hiring kar rahi company',
    pending_jobs:
      'pending naukri | lambit naukriyan | job approval ke liye pending | approval ke liye pending job | job pending hain | approval/moderation/review/manzoori ke liye wait kar rahi job | approval/moderation/review/manzoori ka wait kar rahi job | job approval/review/moderation/manzoori ke liye wait kar rahi | job approval/review/moderation/manzoori ka wait kar rahi | job approve hone ka wait kar rahi | job approve hone ke liye wait kar rahi | job approval/review/moderation mein/me | approval ka intezaar kar rahi job | job jo approve nahi hui | jo job approve nahi hui | manzoori ke liye pending job | approval/moderation/review/manzoori ke liye job pending',
    approved_jobs: 'job approved thi/the/tha/hain | approved naukriyan | manzoor job',
    jobs_approved:
      'approve hui naukriyan | (nayi/naye) job approve | approve ki gayi job | job ko approve | manzoor hui job | job manzoor',
    jobs_closed:
      'job close | close hui/ki job | band hui/hue/ki job/naukriyan | job/naukriyan band | band ki/kiye gayi/gaye job/naukriyan | close hui job',
    rejected_jobs: 'rejected naukriyan',
    jobs_rejected:
      'reject hui/hue/ki/kiye job/naukriyan | reject ki/kiye gayi/gaye job/naukriyan | naukriyan reject',
    remote_jobs: 'remote naukriyan | ghar se kaam wali naukriyan | wfh wali job',
    jobs_without_applications:
      'bina application ki job | bina avedan wali naukriyan | zero application wali job | job bina application ke | bina kisi application wali/ki job',
    applications:
      'avedanon | naye application | nayi application | arzi | arziyan | application bheje | apply',
    pending_applications: 'pending avedan | lambit application',
    rejected_applications: 'rejected avedan',
    rejections_made:
      'reject hue/hui/kiye/ki application/avedan | reject kiye/ki gaye/gayi application/avedan | application/avedan reject',
    shortlistings:
      'shortlist hue/hui/kiye/ki application/avedan | shortlist kiye/ki gaye/gayi application/avedan | application/avedan shortlist',
    first_views:
      'dekhe/dekhi gaye/gayi application/avedan | application/avedan dekhe/dekhi/khole/kholi (gaye/gayi)',
    applicants:
      'logon ne apply kiya | logo ne apply kiya | log ne apply kiya | logon ne apply kari | logon ne avedan kiya | logo ne avedan kiya | avedak | apply karne wale log | apply karne wale | apply karne walon | logon ne application bheje | alag alag applicant',
    hires:
      'bhartiyon | niyukti | niyuktiyan | log hire | hire hue log | log hire hue | nayi bharti | logon/logo ko hire kiya | logon/logo ko bharti | logon ko naukri mili | logo ko naukri mili | log hire kiye | hire kiye gaye log | candidate hire hue | kitne hire hue | hire hue | log select hue',
    users:
      'user ne sign up kiya | user ne signup kiya | user ne register kiya | log ne sign up kiya | logon ne sign up kiya | logo ne sign up kiya | logon ne register kiya | logo ne register kiya | naye user | nayi user | naye log jude | naye log | upyogkarta | naye signup | naye sign up | naye registration | naye account | log jude | register hue user | log sign up | log signup | log register | naye member | nayi signup | nayi registration | register hue log | logo ne join kiya | logon ne join kiya | log join | account bane | naye account bane | jude log | jude hue log | judne wale log | jude logon',
    job_seekers:
      'naukri dhoondhne wale | naukri dhundhne wale | naukri khojne wale | naye job seeker | naye seeker | nayi seeker | naukri talashne wale | seeker jude | seeker aaye | (job) seeker ke signup/registration | (job) seeker ke sign up | seeker ne sign up kiya | seeker ne register kiya',
    employers:
      'niyokta | naye employer | niyoktaon | employer ke signup/registration | employer ke sign up',
    companies:
      'companiyon | naye company | nayi kampaniyan | company judi | company join | company register | nai company',
    pending_companies:
      'lambit company | pending kampaniyan | company approval ke liye pending | company pending hain | approval ke liye pending company | manzoori ke liye pending company | approval/moderation/review/manzoori ke liye wait kar rahi company | approval/moderation/review/manzoori ka wait kar rahi company | jo company approve nahi hui | company jo approve nahi hui | approval ka intezaar kar rahi company | approval/moderation/review/manzoori ke liye company pending',
    approved_companies: 'company approved thi/the/tha/hain | manzoor company | approved kampaniyan',
    companies_approved: 'approve hui company | company approve | approve ki gayi company',
    pay: 'vetan | tankhwah | tankha | pagar',
    time_to_fill:
      'job bharne ka time | job bharne mein time | naukri bharne ka samay | job fill hone mein time | job fill hone me time | job fill hone ka time | job bharne mein/me kitna time/samay/waqt | job fill hone mein/me kitna time/samay/waqt | job bharne/fill (hone/karne) mein/me (average) kitne din',
    time_to_hire:
      'bharti mein samay | hire hone mein time | hire hone me time | bharti ka samay | bharti karne mein/me (kitna) time/samay/waqt | bharti mein/me kitna time/samay/waqt | employer ko hire karne mein/me (kitna) time/samay/waqt | hire/bharti karne/hone mein/me (average) kitne din',
    interviews_held: 'interview hue | sakshatkar | hue interview',
    searches: 'khoj',
    searches_without_result:
      'bina result wali search | bina result ki search | bina natije ki search | bina natije wali search | search jinka/jinke/jinki koi result nahi (mila/aaya/nikla) | search jinka/jinke/jinki result nahi (mila/aaya/nikla) | search jinme/jinmein koi result nahi (mila/aaya/nikla) | search jin par/pe koi result nahi (mila/aaya) | jin search ka/mein/me koi result nahi (mila/aaya) | search me/mein kuch nahi mila',
    views: 'job kitni baar dekhi gayi | job ki view',
    jobs_viewed: 'dekhi gayi naukriyan',
    active_users:
      'log site/website/portal/app par/pe aaye | log aaye site/website/portal par/pe | sakriya user | active log',
    resume_downloads: 'resume kitni baar download hue | download hue resume',
    interviews_booked: 'book hue interview | interview book',
    interviews_missed:
      'interview (kitne) miss | miss hue interview | chhoote interview | chhute hue interview | interview mein/me nahi aaye | interview mein/me na aane wale | jo interview mein/me nahi aaye',
    interviews_cancelled:
      'cancel hue interview | interview cancel | radd hue interview | interview radd | cancel kiye gaye interview',
    offers_accepted: 'accept hue offer | offer accept | manzoor hue offer',
    offers_declined:
      'decline hue offer | offer decline | offer reject | reject hue offer | thukraye gaye offer | offer thukraye/thukraya | offer thukraye gaye | offer thukra diye',
    messages: 'sandesh',
    company_messages:
      'companies ke message | company/companies/employer/employers ne (kitne) message | message bhejne wali/wale | company ke message',
    applicant_messages:
      'applicant ke message | avedak ke message | applicant/applicants/candidate/candidates ne (kitne) message',
    emails_sent: 'bheje gaye email | email bheje gaye | bheji gayi email | email bheji gayi',
    emails_failed:
      'email fail | fail hue email | fail hui email | mail fail | email fail hui | email fail hue | email nahi gaye | email deliver nahi hue | email bounce | bounce hue email | jo email nahi gaye',
    saved_jobs:
      'save ki gayi job | save ki hui job | save hui job | job save | bookmark ki gayi job | save ki job',
    job_reports:
      'shikayat | shikayatein | naukri ki shikayat | complain | report ki gayi job ki complaint',
    time_to_answer:
      'jawab dene mein time | jawab dene me time | jawab dene mein samay | reply karne mein time | jawab/reply dene/karne mein/me (company/employer) (ko) kitna/kitne time/samay/din/ghante | (sawal/sawalon/message) (ka/ke) jawab/reply dene/karne me/mein',
    api_calls: 'api ki call',
    time_to_offer:
      'offer tak (pahunchne/aane) me/mein (kitna) time/samay (lagta/laga) (hai) | offer (dene/milne) me/mein kitna time/samay',
    alert_emails: '(job) alert ke/ka email/mail',
    offer_acceptance_rate:
      'offer accept/manzoor/sweekar hone ki rate/dar/percentage | offer accept ki rate/dar/percentage | offer manzoori ki rate/dar/percentage',
    shortlist_rate:
      'shortlist hone/karne ki rate/dar/percentage | shortlist ki rate/dar/percentage',
    rejection_rate: 'reject hone/karne ki rate/dar/percentage | rejection ki rate/dar/percentage',
    hire_rate: 'bharti (hone) ki rate/dar/percentage | hire hone ki rate/dar/percentage',
    fill_rate: '(job/naukri) bharne ki rate/dar/percentage | job fill hone ki rate/dar/percentage',
    seen_rate:
      '(application) dekhe/khole/open/view jaane/jane/hone ki rate/dar/percentage | (application) dekhne ki rate/dar/percentage',
    no_show_rate:
      'interview me/mein na/nahi aane ki rate/dar/percentage | no show ki rate/dar/percentage',
    answer_rate: 'jawab (dene/milne) ki rate/dar/percentage | reply (karne) ki rate/dar/percentage',
    approval_rate:
      '(job) approve/manzoor hone ki rate/dar/percentage | manzoori/approval ki rate/dar/percentage',
    decision_rate: 'faisle ki rate/dar/percentage | decision ki rate/dar/percentage',
    withdrawal_rate:
      '(application) wapas lene/hone ki rate/dar/percentage | withdraw hone/karne ki rate/dar/percentage',
    confirmation_rate: 'email confirm/verify hone ki rate/dar/percentage',
    email_failure_rate: 'email fail/bounce hone ki rate/dar/percentage',
    interview_booking_rate: 'interview book hone ki rate/dar/percentage',
    interview_cancellation_rate: 'interview cancel/radd hone ki rate/dar/percentage',
    no_result_rate: 'kuch nahi/na milne ki rate/dar/percentage',
    time_to_resolve:
      'report/shikayat/complaint suljhane/niptane/resolve (karne) me/mein (kitna) time/samay',
    questions_answered: 'sawal/sawalon ka/ke jawab | sawalon ke jawab mile',
    questions: 'sawal | sawalon | applicant/applicants ke sawal/sawalon',
    api_calls_limited: 'api (ke) call limit se ruke/roke (gaye) | limit se ruke api call',
    notification_read_rate: 'notification padhne/padhe/read (jaane/hone) ki dar/rate',
    jobs_filled:
      'job/naukri bhar gayi/gayin/gaye/gai | job/naukri bhari (gayi/gayin) | bhari gayi job/naukriyan',
    alert_owners:
      'logon/logo/log ne (job) alert laga/lagaye/lagaya/banaye/banaya (rakhe/rakha) (hain)',
  },
  dimensions: {
    category: 'shreni | kategori | kaitegri | varg',
    'state! company_state seeker_state': 'rajya | pradesh | rajyon',
    district:
      'zila | jila | zile | jile | shahar | sheher | shehar | shahr | shahron | shehron | sheharon',
    'state district': 'jagah | sthan | ilaka | ilaake',
    'industry! company_industry': 'udyog',
    'job_type! alert_job_type': 'job ke type | naukri ka prakar | kaam ka prakar',
    job_title: 'pad ke naam | pad',
    job: 'naukriyon',
    company: 'companiyon | niyokta',
    company_size: 'company ke size',
    application_status: 'application ke status | avedan ki sthiti',
    language: 'bhasha',
    seeker_gender: 'ling | mahila aur purush | ladka ladki',
    source: 'zariya',
    search_term: 'search ke shabd | khoje gaye shabd | search kiye gaye shabd | search shabd',
    weekday: 'hafte ke din | hafte ke kis din | kis var',
    hour_of_day:
      'din ka ghanta | din ke ghante | din ke kis ghante | kis ghante | din ke kis samay | kis time/samay/waqt',
    rejection_reason:
      'reject hone ki wajah | reject karne ki wajah | reject karne ke karan | reject hone ke karan',
    experience_level: 'anubhav ke star | experience ka level',
    'report_reason rejection_reason': 'karan | wajah',
    'skill! seeker_skill': 'hunar | kaushal',
    'event action interview_kind notification_kind email_kind': 'kism | tarah | prakar',
    interview_cancelled_by: 'kisne cancel/radd kiya/kiye',
    search_place: 'jagah | shahar | sheher | shehar | sthan',
  },
  values: {
    'weekday:saturday+sunday': 'weekend | shanivar ravivar',
    'has_applied:yes': 'jinhone/jisne apply kiya',
    'pay_stated:no':
      'me/mein salary/vetan/pay nahi/nahin likhi/di/batayi/likha/diya/bataya (hai) (gayi/gaya) (hai) | bina salary/vetan/pay (wali/ki/ke/bataye/diye) | jinme/jinmein/jisme salary/vetan/pay nahi/nahin likhi/di/batayi/likha/diya/bataya (hai) (gayi/gaya)',
    'pay_stated:yes':
      'me/mein salary/vetan/pay likhi/di/batayi/likha/diya/bataya (hai) (gayi/gaya) (hai) | salary/vetan/pay dikhati/batati (hain/hai)',
    'has_posted:no':
      'jinhone/jisne (kabhi/abhi) (tak) (koi) (bhi) job/naukri post nahi/nahin ki | bina job/naukri (wali/ki)',
    'google_sign_in:yes':
      'google se sign up karne wale | google se signup/login karne wale | google se (aaye) | jinhone google se sign up/in kiya | google wale',
    'notification_read:no': 'bina padhi/padhe/kholi',
    'seen_by_employer:no': 'bina dekhe | bina dekhi/dekha | bina khuli/khule/kholi',
    'job_type:full_time': 'poora samay',
    'job_type:contract': 'theke | theka',
    'remote:yes': 'ghar se kaam',
    'seeker_gender:female':
      'mahila | mahilayen | mahilaen | mahilaon | aurat | auraton | ladki | ladkiyon | ladkiyan',
    'seeker_gender:male': 'purush | purushon | aadmi | ladke | ladkon | ladka',
    'application_status:pending job_approval:pending job_standing:pending company_approval:pending':
      'lambit',
    'source:search': 'search se aaye | search se',
    'source:alert': 'alert se aaye | alert se',
    'source:home': 'home page se aaye | home page se',
    'job_status:closed job_standing:closed': 'band',
    'found_nothing:yes': '(jinme/jinmein/jisme/mein/me) kuch (bhi) nahi/nahin mila',
    'message_to_many:yes': 'bulk message',
    'role:job_seeker visitor_role:job_seeker': 'sirf/only job seeker',
    'role:employer visitor_role:employer': 'sirf/only employer',
    'message_side:company': 'sirf company wale/wali | sirf companies ke',
    'message_side:applicant': 'sirf applicant wale/wali | sirf applicants ke',
  },
  unclear: {
    'users | applicants': 'log | logo | logon',
    'agle hafte ke interviews | agle mahine ke interviews': 'aane wale interview',
  },
  mostBy: {
    pay: 'sabse zyada/jyada salary (dene) wali/wale | sabse zyada/jyada salary deti/dete',
    rejections_made:
      'sabse zyada/jyada reject karne/karti/karte/hone/hoti/hote/hui/hue (wali/wale/hai/hain)',
    hires_made:
      'sabse zyada/jyada hire karne/karti/karte (wali/hai/hain) | sabse zyada/jyada (logon/logo ko) naukri/job di/dene/deti/dete (wali)',
    views:
      'sabse zyada dekhi gayi | sabse jyada dekhi gayi | sabse zyada dekhi jaane wali | sabse zyada dekhe gaye',
    searches:
      'sabse zyada khoje gaye | sabse zyada search kiye gaye | sabse zyada search hone wale | sabse jyada search kiye gaye | sabse jyada khoje gaye',
    skill_demand:
      'sabse zyada/jyada maange/mange ja/jaane (rahe/wale) | sabse zyada/jyada maange/mange gaye',
  },
  leastBy: {
    pay: 'sabse kam salary (dene) wali/wale',
    views: 'sabse kam dekhi gayi | sabse kam dekhe gaye | sabse kam dekhi jaane wali',
    searches: 'sabse kam khoje gaye | sabse kam search kiye gaye',
  },
};

/** Hindi words that do not exist in English: a sentence with one of them is built as in Hindi. */
export const HINDI_IN_ROMAN_LETTERS: ReadonlySet<string> = new Set(
  `ka ke ki ko ne mein hai hain kitne kitni kitna wala wale wali pichle pichhle pichli pichla pichhla pichhli mahine hafte saal sabse zyada jyada
   aaj pe kabhi nahi nahin nhi bina bagair jin jinhone jinka abhi tak kiya kiye gaye gayi hua mila mili kal hisaab hisab chhodkar aur kaunsi kaunsa kis kin dikhao batao aaye hue hui naye nayi naukri naukriyan avedan bharti`.split(
    /\s+/,
  ),
);
