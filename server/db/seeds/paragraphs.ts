const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The posts' light Markdown: `## ` headings, `- ` lists, `**strong**`, and paragraphs. */
export function markdownToHtml(text: string): string {
  return text.split('\n\n').map(blockToHtml).join('\n');
}

function blockToHtml(block: string): string {
  if (block.startsWith('## ')) return `<h2>${inline(block.slice(3))}</h2>`;
  if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
  const items = block.split('\n').map((item) => `<li>${inline(item.slice(2))}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}
