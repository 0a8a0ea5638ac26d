/** The site's texts in this language; emails, errors and exports are written by the server. */
export const catalogues = import.meta.glob<object>(
  [
    '/schema/words/en/*.json',
    '!/schema/words/*/{errors,mail,*Export,analyticsModel,analyticsReports}.json',
  ],
  { import: 'default' },
);
