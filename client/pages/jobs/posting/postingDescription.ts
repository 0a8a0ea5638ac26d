interface Texts {
  descriptionHtml: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
  isRemote: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** Everything the page says about the work, in the supported tags: paragraphs, lists, line breaks. */
export function postingDescription(job: Texts, remoteSentence: string): string {
  return [
    plainTags(job.descriptionHtml),
    job.isRemote ? `<p>${escape(remoteSentence)}</p>` : '',
    ...[job.responsibilities, job.requirements, job.benefits].map(list),
  ].join('');
}

/** The stored HTML contains only what the server's renderer allows. */
function plainTags(html: string): string {
  return html
    .replaceAll(/<(\/?)ol>/g, '<$1ul>')
    .replaceAll(/<(\/?)h[34]>/g, '<$1p>')
    .replaceAll(/<\/?(?:strong|em)>/g, '')
    .replaceAll(/<br ?\/>/g, '<br>');
}

function list(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
}
