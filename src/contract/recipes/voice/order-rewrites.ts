/** A line of a draft that is to be said in a voice, and what stands around it. */
export interface LineToRewrite {
  line: string;
  before: string;
  after: string;
}
