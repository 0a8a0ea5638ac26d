import { AMOUNT, END, PERIOD, UP_TO } from './amountPatterns.ts';

const LIMIT = String.raw`(?:below|under|less\s+than|up\s?to|within|above|over|more\s+than|exceed(?:s|ing)?|limit|ceiling|till|<=?|>=?)(?:\s+(?:of|is))?[\s:@-]*`;
/** What people earn now. */
const NOW = String.raw`(?:current|present|existing|prev(?:ious)?|past|last(?:\s+drawn)?|earlier|abhi\s+ki|purani|pichh?li|वर्तमान|मौजूदा|अभी\s+की)\s+(?:(?:annual|yearly|monthly|fixed|gross|drawn|in[\s-]?hand|take[\s-]?home)\s+)*(?:ctc|salary|sal|package|pay|income|wages?|drawn|वेतन|सैलरी)(?:\s+drawn)?`;
const DEMAND = String.raw`(?:\s*(?:(?:should|must|needs?|has|have|to|be|is|are|in|the|range|not|below|under|less|more|than|above|over|at|least|most|atleast|min|max|minimum|maximum|up|upto|within|around|approx|about|between|from|of|exceed)${END}|[-:=<>~.]))*`;
/** "ESI applicable for gross below 21,000", but not "with PF and salary up to 20,000". */
const CONDITION = String.raw`(?:if|when|where|for|only|applicable|applies|deduct(?:ed|ion|able)|eligib(?:le|ility)|cover(?:ed|age)|mandatory|compulsory|limit|ceiling|calculated)`;
const AROUND_LAW = String.raw`(?:is|are|only|to|those|staff|employees?|workers?|gross|basic|monthly|salar(?:y|ies)|wages?|the|with|having|as|per|rules?|act|and|&|/|pf|esic?|if|when|for|on|up)`;
/** Amounts that say nothing about the offer: what people earn now, and the limits of laws. */
export const NOT_OFFERED = [
  // "Current CTC should be below 5 LPA" and "hike over current CTC of 5 LPA", but not "hike on current CTC, max 8 LPA".
  String.raw`(?<!(?:on|of|over|than|from)\s+(?:the\s+|your\s+)?)(?<!\p{L})${NOW}${DEMAND}\s*AMOUNT`,
  String.raw`(?<!\p{L})${NOW}\s+of\s+AMOUNT`,
  String.raw`(?<!\p{L})expected\s+(?:ctc|salary|package|pay)\s+(?:should|must)${END}${DEMAND}\s*AMOUNT`,
  String.raw`(?<!\p{L})(?:family|household|parent(?:s|al)?)['’]?s?\s+(?:annual\s+|yearly\s+|monthly\s+)?income${END}${DEMAND}\s*AMOUNT`,
  String.raw`(?<!\p{L})(?:(?:currently|presently|already)\s+(?:earning|drawing|getting|on|at)|(?:have|having|has|been|be|last)\s+(?:drawn|drawing|earning|earned)|(?:candidates?|applicants?|people|persons?|those)\s+(?:(?:who|are|currently|presently|already)\s+)*(?:earn(?:ing)?|draw(?:ing)?|getting))${END}${UP_TO}\s*(?:(?:less|more)\s+than|below|under|salary\s+of)?\s*AMOUNT`,
  // "ESI if salary below 21000 per month".
  String.raw`(?<!\p{L})(?:if|when|where|for)\s+(?:(?:the|your|gross|monthly|basic|total)\s+)*(?:salary|sal|wages?|pay|gross|basic|income|ctc)\s+(?:is\s+|are\s+)?${LIMIT}AMOUNT`,
  String.raw`(?<!\p{L})(?:esic?|e?pf|provident\s+fund|tds|ईएसआई|पीएफ)${END}(?:\s+${AROUND_LAW})*\s+(?:${CONDITION}(?:\s+${AROUND_LAW})*\s+(?:${LIMIT}|on\s+)?|(?:below|under|limit|ceiling|exceeding|till|on)${END}[\s:@-]*(?:(?:of|is)\s+)?)AMOUNT`,
  String.raw`(?<!\p{L})(?:income\s+tax|tax\s?-?(?:free|exempt\p{L}*|slab|rebate)|taxable|no\s+tds)${END}[^\d,;.|()+]{0,30}(?<!\p{L})${LIMIT}AMOUNT`,
  String.raw`AMOUNT\s*(?:se\s+(?:kam|niche|neeche|upar)|tak|से\s+(?:कम|नीचे|ऊपर)|तक|or\s+(?:less|below))\s+(?:(?:ki|ke|wal[aeio]|salary|hone|ho|to|par|pe|की|के|वाले|वालों|वेतन|सैलरी|होने|हो|तो|पर)\s+){1,4}(?:esic?|e?pf|ईएसआई|पीएफ)${END}`,
  String.raw`(?<!\p{L})pay\s+AMOUNT\s*(?:for|towards)\s+(?:the\s+)?(?:hostel|food|room|mess|uniform|training|bus|transport|kit|course|stay|accommodation|lunch|rent|registration)(?:\s+(?:charges|fees?))?\s*(?=$|[,.;:)&]|and)`,
].map((pattern) => new RegExp(pattern.replace('AMOUNT', `${AMOUNT}\\s*${PERIOD}`), 'gu'));
