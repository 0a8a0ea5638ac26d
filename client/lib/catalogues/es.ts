/** What the site says in this language; mails, errors and exports are written by the server. */
export const catalogues = import.meta.glob<object>(
  [
    '/schema/words/es/*.json',
    '!/schema/words/*/{errors,mail,*Export,analyticsModel,analyticsReports}.json',
  ],
  { import: 'default' },
);
