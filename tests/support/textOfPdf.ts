import { extractText, getDocumentProxy } from 'unpdf';

/** The words on all pages, in the order in which they were drawn. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  return (await extractText(document, { mergePages: true })).text;
}
