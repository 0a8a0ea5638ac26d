/** The part of the library that we use; it ships no types. */
declare module 'word-extractor' {
  class WordExtractor {
    extract(path: string): Promise<{ getBody(): string }>;
  }
  export = WordExtractor;
}
