/** Crawlers, previews of links, monitors and scripts: they say who they are, or nothing at all. */
const PROGRAMS =
  /(?<!cu)bot\b|bot[/;]|crawl|spider|slurp|preview|fetch|facebookexternalhit|whatsapp|telegram|embed|monitor|lighthouse|pagespeed|headless|curl|wget|python|java\/|okhttp|axios|node\b|go-http|libwww|scrapy|feed/i;

export function isProgram(userAgent: string): boolean {
  return userAgent.trim() === '' || PROGRAMS.test(userAgent);
}
