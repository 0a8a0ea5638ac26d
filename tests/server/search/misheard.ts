/**
 * Misspellings that only their sound, their parts or their letters resolve, with the title that is
 * meant.
 */
export const MISHEARD: readonly (readonly [typed: string, meant: string])[] = [
  ['busness analyst', 'Business Analyst'],
  ['insurence adviser', 'Insurance Advisor'],
  ['ware house manager', 'Warehouse Manager'],
  ['houskeeping staf', 'Housekeeping Staff'],
  ['relation ship officer', 'Relationship Manager'],
  ['cse', 'Customer Support Executive'],
  ['tse', 'Technical Support Engineer'],
  ['maths teacher', 'TGT Mathematics Teacher'],
  ['lekhpal', 'Accountant'],
  ['kansaltent sap', 'SAP Consultant'],
  ['fijiotherapist', 'Physiotherapist'],
  ['senior java developer', 'Java Developer'],
  ['trainee accountant', 'Accountant'],
  ['saphai karmchari', 'Housekeeping Staff'],
  ['darwan', 'Security Guard'],
  ['नेटवर्क इंजीनियर', 'Network Engineer'],
  ['रिलेशनशिप मैनेजर', 'Relationship Manager'],
  ['फिजियोथेरेपिस्ट', 'Physiotherapist'],
  ['एसएपी कंसल्टेंट', 'SAP Consultant'],
  ['गोल्ड लोन ऑफिसर', 'Gold Loan Officer'],
  ['लाइब्रेरियन', 'Librarian'],
  ['वरिष्ठ बिजनेस एनालिस्ट', 'Business Analyst'],
  ['ड्राइवरों की भर्ती', 'Driver'],
];
