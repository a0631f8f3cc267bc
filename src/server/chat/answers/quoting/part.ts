/** One of the things that a question asks for. */
export interface Part {
  /** How it is told where it is not found. */
  name: string;
  /** What is looked for; the first of these that is found answers. */
  queries: readonly string[];
  /** The words of its thing, the last one the thing itself: a quote has to hold them. Empty for a whole sentence. */
  thing: readonly string[];
}
