/** Highlights comments, strings, numbers and keywords. */
const WORDS =
  'curl|export|const|let|for|of|await|async|return|if|while|import|from|function|new|def|as|in|with|print|query|mutation|subscription|fragment|on|true|false|null|None|True|False';
const PARTS = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)#[^\n]*|(?<![:\w])\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<word>(?<![\w.$-])(?:${WORDS})(?![\w-]))`,
    String.raw`(?<number>(?<![\w.-])\d[\d_.]*(?![\w-]))`,
  ].join('|'),
  'gm',
);

/** Markup of a code block, created once at build time. */
export function highlighted(code: string, language: string): string {
  if (!language || language === 'http' || language === 'xml') return escaped(code);
  let markup = '';
  let at = 0;
  for (const match of code.matchAll(PARTS)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    markup += `${escaped(code.slice(at, match.index))}<span data-${kind}>${escaped(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return markup + escaped(code.slice(at));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
