import { findCity, resolveLocation } from '#schema/locations/locations.ts';
import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { degreeIn } from './degreeNames.ts';
import { asWord } from './words.ts';

const TITLES = /* @__PURE__ */ new Set(JOB_TITLES.map(asWord));
const RANK =
  /^(?:senior|sr\.?|junior|jr\.?|lead|assistant|asst\.?|associate|trainee|chief|head|deputy|principal)\s+/;

/** Words that a title ends with, or that come before "of", "in" and brackets in a title. */
const ROLES = /* @__PURE__ */ new Set(
  `accountant administrator advisor adviser advocate agent analyst apprentice architect artist assistant associate
  attendant auditor baker barista bartender beautician carpenter cashier caretaker chef chemist cleaner clerk coach
  collector conductor consultant controller cook coordinator co-ordinator copywriter counsellor counselor courier
  dealer dentist designer developer devops dietician director dispatcher doctor draftsman draughtsman driver editor
  electrician engineer estimator executive expert fabricator faculty fitter foreman founder co-founder freelancer
  gardener guard guide head helper hostess housekeeper illustrator incharge in-charge inspector installer instructor
  intern interpreter interviewer inventor investigator janitor journalist keeper lab-technician labourer lead leader
  crew resident registrar fellow strategist economist statistician actuary biologist microbiologist geologist
  physician cardiologist dermatologist anaesthetist paediatrician gynaecologist sub-editor constable soldier
  lawyer lecturer librarian machinist maker manager marketer mason mechanic merchandiser mentor midwife nurse nutritionist officer
  operator optometrist organizer packer painter partner peon pharmacist photographer physiotherapist picker pilot
  planner plumber presenter principal producer professor programmer promoter proofreader proprietor psychologist
  radiographer receptionist recruiter reporter representative researcher rider salesman saleswoman salesperson
  scientist secretary specialist staff stenographer steward stylist superintendent supervisor surgeon surveyor
  tailor teacher technician technologist telecaller tele-caller teller tester therapist trainee trainer translator
  treasurer turner tutor typist underwriter valuer vendor veterinarian volunteer waiter warden watchman weaver
  welder wireman worker writer vp ceo cto cfo coo president vice-president electrician-cum-technician sde hr engineer-i engineer-ii
  rep exec mgr engg tl sister matron warden-in-charge phlebotomist draftsperson setter winder rigger lineman cutter moulder
  polisher grinder loader unloader sweeper maid nanny ayah compounder dresser radiologist dietitian
  sonographer pgt tgt prt master head-teacher headmaster headmistress scrum-master chefs commis cobbler driver-cum-helper
  helper-cum-driver delivery-boy boy runner merchandizer biller barber stitcher ironer checker expeditor
  havildar naik lance-naik subedar naib-subedar sepoy jawan rifleman gunner sapper jco hav
  sirdar bearer captain host anchor actor singer dancer musician content-writer blogger influencer vlogger
  लेखाकार लेखापाल अकाउंटेंट एकाउंटेंट प्रबंधक मैनेजर अभियंता इंजीनियर शिक्षक शिक्षिका अध्यापक अध्यापिका सहायक
  ऑपरेटर ड्राइवर चालक विक्रेता कार्यकारी एग्जीक्यूटिव एग्ज़ीक्यूटिव नर्स सुपरवाइजर सुपरवाइज़र पर्यवेक्षक तकनीशियन
  टेक्नीशियन क्लर्क लिपिक कैशियर खजांची प्रशिक्षु डेवलपर इलेक्ट्रीशियन फिटर वेल्डर मैकेनिक गार्ड रसोइया शेफ
  सलाहकार निदेशक अधिकारी ऑफिसर सचिव डॉक्टर फार्मासिस्ट विश्लेषक डिजाइनर डिज़ाइनर समन्वयक टेलीकॉलर रिसेप्शनिस्ट
  स्टाफ हेल्पर असिस्टेंट मिस्त्री दर्जी बिजली-मिस्त्री प्रतिनिधि प्रोग्रामर इंटर्न ट्रेनी ट्रेनर काउंसलर
  मास्टर कार्यकर्ता कार्यकर्त्री सहायिका टाइपिस्ट कीपर स्टोरकीपर मुंशी मुनीम चौकीदार पेंटर प्लंबर राजमिस्त्री मजदूर चपरासी सुरक्षाकर्मी नर्सिंग-स्टाफ सेल्समैन डाटा-एंट्री-ऑपरेटर व्याख्याता प्राध्यापक`
    .split(/\s+/)
    .map(asWord),
);

const COMPANY =
  /(?<![\p{L}\p{M}])(?:pvt|private limited|ltd|limited|llp|inc|corp(?:oration)?|company|co\.|gmbh|technolog(?:y|ies)|solutions?|services?|industr(?:y|ies)|bank|hospitals?|school|college|academy|university|institute|traders?|trading|enterprises?|group|systems?|motors?|sons|associates|stores?|foundation|agenc(?:y|ies)|labs?|laborator(?:y|ies)|infotech|infosys|wipro|tcs|software|softwares|hotels?|resorts?|restaurants?|consultants|consultancy|consulting|engineers|constructions?|builders?|textiles?|pharma(?:ceuticals?|cy)?|mart|bazaar|retail|logistics|transports?|travels|media|studios?|clinic|diagnostics|works|mills?|steel|steels|finance|finserv|insurance|capital|power|energy|electricals?|electronics|automobiles?|foods?|bakery|caterers|exports?|imports?|international|global|india|healthcare|digital|networks?|communications?|telecom|realty|developers|properties|fabricators|garments|jewellers|tailors|shops?|showroom|boutique|parlou?r|garage|hostel|plant|factory|trust|society|ngo|corps|ventures?|partners|holdings|brothers|bros|centre|center|nursing home|supermarket|cooperative|chemicals|plastics|packaging|marketing|cafe|salon|dairy|farms|house)\.?(?![\p{L}\p{M}])|(?:प्राइवेट|प्रा\.?|लिमिटेड|लि\.|ट्रेडर्स|बैंक|अस्पताल|हॉस्पिटल|विद्यालय|स्कूल|कॉलेज|महाविद्यालय|उद्योग|इंडस्ट्रीज|कंपनी|सर्विसेज|सर्विसेस|सॉल्यूशंस|टेक्नोलॉजीज|एंटरप्राइजेज|स्टोर्स|स्टोर|मोटर्स|एजेंसी|संस्थान|होटल|फाउंडेशन|एसोसिएट्स|क्लिनिक|मार्ट|ग्रुप|वर्क्स|कंस्ट्रक्शन|फार्मा|इलेक्ट्रिकल्स|टेक्सटाइल्स|गारमेंट्स|टेलर्स|ट्रैवल्स|ट्रांसपोर्ट|ज्वेलर्स|इंटरप्राइजेज|लॉजिस्टिक्स|विभाग|मंदिर|अकादमी|केंद्र)(?![\p{L}\p{M}])/iu;

const DEPARTMENT =
  /^(?:accounts?|sales|operations?|hr|human resources?|finance|marketing|production|quality|purchase|logistics|admin(?:istration)?|it|stores?|maintenance|dispatch|procurement|support|services?|back office|front office|customer (?:service|support|care)|business development|field sales|inside sales|taxation|payroll|full[- ]?time|part[- ]?time|contract|remote|permanent|internship|intern|freelance|on ?site|hybrid)$/i;

export const isDepartment = (text: string): boolean => DEPARTMENT.test(text.trim());
/** "Front Office" and "Home Loans", which follow a title after a dash. */
export const isAreaOfWork = (text: string): boolean =>
  text.split(/\s(?:and|&)\s/).every(isDepartment) ||
  (AREA_OF_WORK.test(text.trim()) && !looksLikeCompany(text));
const AREA_OF_WORK =
  /^(?:[\p{L}&]+\s){0,2}(?:accounts?|payables?|receivables?|sales|loans?|support|care|office|operations?|process|finance|marketing|production|quality|assurance|control|purchase|logistics|maintenance|dispatch|procurement|development|taxation|payroll|audit|projects?|recruitment|billing|collections?|safety|design|training|planning|nursing|civil|mechanical|electrical|electronics|chemical|structural|voice|non-voice|inbound|outbound|B2B|B2C|corporate|institutional|supply chain|human resources?|credit|risk|legal|compliance|analytics|merchandising|documentation|strategy|(?:north|south|east|west|central)(?: (?:zone|region|india))?|exports?|imports?|ICU|NICU|OT|OPD|emergency|ward|front[ -]?end|back[ -]?end|full[ -]?stack|java|python|android|iOS|web|data|cloud|network|maths?|mathematics|physics|chemistry|biology|english|hindi|science|social (?:science|studies)|computers?|primary|bakery|banquets?|housekeeping|warehouse|fleet|HR|IT|QA)$/iu;
export const looksLikeCompany = (text: string): boolean => COMPANY.test(text);

const LEGAL_FORM = /(?:ltd|limited|llp|pvt|inc|लिमिटेड|लि)\.?$/iu;

/** How much a name looks like a title; below zero, it does not. */
export function titleScore(text: string): number {
  const words = asWord(text);
  if (isDegree(text) || hasDigits(text) || words.length > 80) return -3;
  if (LEGAL_FORM.test(text)) return -4;
  const isListed = TITLES.has(words) || TITLES.has(words.replace(RANK, ''));
  if (isListed) return 5;
  const isCompany = looksLikeCompany(text);
  // "Store Manager" is a title, because it ends with a role.
  if (isJobTitle(text)) return isCompany ? 3 : 4;
  return isCompany ? -2 : hasRole(words) ? 0.8 : 0;
}

/** The beginning of a title whose rest is on another line. */
const OF_TITLE =
  /^(?:(?:senior|junior|sr|jr|assistant|associate|deputy|chief|lead|head|technical|software|branch|area|regional|general|executive|principal|staff)\.?\s?)+$/i;

/** How much a name looks like a company; below zero, it does not. */
export function companyScore(text: string): number {
  if (isDegree(text) || OF_TITLE.test(text) || text.length < 2) return -3;
  if (LEGAL_FORM.test(text)) return 5;
  const isTitle = isJobTitle(text);
  if (looksLikeCompany(text)) return isTitle ? 0.5 : 3;
  if (isTitle) return TITLES.has(asWord(text)) ? -4 : -2;
  if (isDepartment(text) || /^\d+$/.test(text)) return -3;
  return /&|['’]s$|^(?:\p{Lu}\.?\s?){2,5}$/u.test(text) ? 1 : 0;
}

/** "Diploma Trainee" is not a degree. */
const isDegree = (text: string): boolean => degreeIn(text)?.start === 0 && !hasRole(asWord(text));
/** "6G Welder" and "Engineer 2" are titles. */
const hasDigits = (text: string): boolean =>
  /(?<![\p{L}\d])\d+(?![\p{L}\d])/u.test(text.replace(/\b[1-4]\b/, ''));
const hasRole = (words: string): boolean => words.split(/\s+/).some(isRole);

/** Whether the text is a title: "Senior Accountant", "Head of Sales", "Teacher (Maths)", "वरिष्ठ लेखाकार". */
export function isJobTitle(text: string): boolean {
  const words = asWord(text);
  if (words.length > 80) return false;
  if (TITLES.has(words) || TITLES.has(words.replace(RANK, ''))) return true;
  const main = words
    .replace(/\s*[([].*$/, '')
    .split(/\s+(?:of|for|in|cum)\s+|\s*[/&-]\s+|\s*\/\s*/);
  const counted = words.split(/\s+/).length;
  return (
    counted <= 8 &&
    main.some((part) => isRole(lastWord(part)) || /\s(?:trainee|intern)$/.test(part))
  );
}

const lastWord = (part: string): string =>
  part
    .replace(/[\s-](?:i{1,3}|iv|[1-4]|l[1-4]|trainee)$/, '')
    .split(/\s+/)
    .at(-1)
    ?.replace(/[.,]+$/, '') ?? '';

const isRole = (word: string): boolean => ROLES.has(word);

const LONGEST_PLACE = 60;
/** "Mumbai Metropolitan Region" and "Greater Delhi Area" */
const AROUND_CITY = /^greater\s|\s(?:metropolitan (?:region|area)|area)(?=,|$)/gi;

/** Whether the text is only the name of exactly one place: "Pune", "Pune, Maharashtra", "पुणे". */
export function isPlace(text: string): boolean {
  if (
    text.length > LONGEST_PLACE ||
    !/\p{L}{3}|\p{Script=Devanagari}{2}/u.test(text.replace(/\p{M}/gu, ''))
  )
    return false;
  const place = text.replace(AROUND_CITY, '');
  return (
    (findCity(place) ?? resolveLocation(place)) !== null ||
    /^(?:remote|work from home)$/i.test(text)
  );
}
