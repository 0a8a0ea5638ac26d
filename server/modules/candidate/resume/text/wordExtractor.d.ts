/** The part of the library that is used; it has no types of its own. */
declare module 'word-extractor' {
  class WordExtractor {
    extract(path: string): Promise<{ getBody(): string }>;
  }
  export = WordExtractor;
}
