const DOCUMENT =
  /^(export const \w+ = )(\{"kind":"Document",.*\}) as unknown as (DocumentNode<.*>;)$/gm;

/** Generated documents as text: the compiler would check the type of every node of an object literal. */
export function withParsedDocuments(_file: string, content: string): string {
  return content.replaceAll(
    DOCUMENT,
    (_line, start: string, json: string, type: string) =>
      `${start}JSON.parse('${json.replaceAll(/[\\']/g, String.raw`\$&`)}') as ${type}`,
  );
}
