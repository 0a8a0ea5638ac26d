/** The language most people speak at home, by state; Hindi where none is listed. */
const HOME_LANGUAGES: Readonly<Record<string, string>> = {
  'Andhra Pradesh': 'Telugu',
  Assam: 'Assamese',
  Goa: 'Konkani',
  Gujarat: 'Gujarati',
  Karnataka: 'Kannada',
  Kerala: 'Malayalam',
  Maharashtra: 'Marathi',
  Odisha: 'Odia',
  Punjab: 'Punjabi',
  'Tamil Nadu': 'Tamil',
  Telangana: 'Telugu',
  'West Bengal': 'Bengali',
};

export const homeLanguage = (state: string): string => HOME_LANGUAGES[state] ?? 'Hindi';

/** What people built before their first job, or on the side. */
export const COMPUTER_PROJECTS = [
  {
    name: 'Mess menu and feedback app',
    summary:
      'A web app for our hostel: menu of the day, ratings and a weekly report for the warden.',
  },
  {
    name: 'Bus tracker for the college route',
    summary: 'Shows where the college bus is on a map, with arrival times by SMS.',
  },
  {
    name: 'Stock register for a medical shop',
    summary: 'Stock, expiry dates and bills for my uncle’s shop, in daily use since.',
  },
  {
    name: 'Library search in three languages',
    summary: 'Finds titles in English, Hindi and the state language, misspelt ones too.',
  },
] as const;
