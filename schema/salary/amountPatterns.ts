import { GAP } from './salaryWords.ts';

/** The sources of patterns for an amount and the words around it. */
export const END = String.raw`(?![\p{L}\p{M}])`;
export const UNIT = String.raw`(?:l\.?p\.?[am]|lakhs?|lacs?|lacks?|l|k|thousands?|ha[jz]aa?r|crores?|cr|लाख|हज\u093c?ार|करोड\u093c?)${END}\.?`;
const FIGURE = String.raw`(?<![\d,.])\d+(?:,\d+)*(?:\.\d+)?(?![\d.,]*\d|\s*%)\s*(?:${UNIT})?`;
export const AMOUNT = String.raw`(?:between\s+${FIGURE}\s*(?:and|to|-)\s*)?${FIGURE}(?:\s*(?:-|to|से|se)\s*${FIGURE}(?!\s*${UNIT}|-\s?\d))?`;
export const PERIOD = String.raw`(?:(?:\s*(?:per|an?|every|each|/|प्रति)\s*)?\s*(?:months?|mth|monthly|ann?um|annually|years?|yrs?|yearly|(?:days?|weeks?|hours?)(?:\s*(?:per|an?|in an?|/)\s*(?:week|month|year))?|quarter|p\.?[am]\.?|[am](?<=/\s*[am])|माह|महीने|महीना|साल|सालाना)${END})?`;
export const JOINED = String.raw`(?:(?:\+|plus|and|&|with|और)\s*)?`;
export const UP_TO = String.raw`(?:\s*(?:(?:pay|plan|scheme|slab|of|at|up\s?-?\s?to|from|worth|extra|is|are|will\s+be|range|ranging|around|approx\.?|above|over|beyond|avg\.?|average|min(?:imum)?|max(?:imum)?|earn(?:ings?)?|after\s+\d+\s*(?:hours?|hrs?))${END}|[-:(@=~${GAP}]))*`;
/** An amount by the month or the year. */
export const BY_TIME = String.raw`\s*${AMOUNT}(?:(?<=l\.?p\.?[am]\.?)|\s*(?:/|(?:per|p\.?[am]|an?|months?|monthly|mah\p{L}*|प्रति|हर|मही(?:ने|ना)|महिना|माह|मासिक|साल(?:ाना)?|वार्षिक)${END}))`;
