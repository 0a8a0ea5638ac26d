/**
 * Crawlers, link previews, monitors and scripts: they identify themselves in the user agent, or
 * send none.
 */
const PROGRAMS =
  /(?<!cu)bot\b|bot[/;]|crawl|spider|slurp|preview|fetch|facebookexternalhit|whatsapp|telegram|embed|monitor|lighthouse|pagespeed|headless|curl|wget|python|java\/|okhttp|axios|node\b|go-http|libwww|scrapy|feed/i;

export function isProgram(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMS.test(userAgent);
}
