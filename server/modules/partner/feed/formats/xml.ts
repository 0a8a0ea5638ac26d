/** Characters that XML 1.0 cannot represent, escaped or not. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escaped(text: string): string {
  return text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!);
}

/** A CDATA section ends at the first "]]>", so text that contains one is split into two sections. */
export function cdata(text: string): string {
  const writable = text.replaceAll(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return `<![CDATA[${writable}]]>`;
}
