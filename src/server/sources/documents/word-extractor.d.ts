/** The part of word-extractor that is used here; the package brings no types. */
declare module 'word-extractor' {
  interface WordDocument {
    getBody: (options: { filterUnicode: boolean }) => string;
    getFootnotes: (options: { filterUnicode: boolean }) => string;
    getEndnotes: (options: { filterUnicode: boolean }) => string;
    /** Feet too, unless told otherwise. */
    getHeaders: (options: { filterUnicode: boolean }) => string;
    getAnnotations: (options: { filterUnicode: boolean }) => string;
    getTextboxes: (options: { filterUnicode: boolean }) => string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
