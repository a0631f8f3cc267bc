import { quotedIn } from '../../src/contract/chat/quoted-words.ts';
import { termsOf } from '../../src/server/ai/embedded/terms.ts';
import { passageOf, type Labelled } from './labelled.ts';

/** What any rule has to beat: a figure that the passage lacks, a quotation not to the letter, terms of which less than 0.6 stand there. */
export function baselineMarks(one: Labelled): boolean {
  const { text } = passageOf(one);
  const said = one.text.replace('[1]', '');
  if ((said.match(/\d[\d,.]*\d|\d/g) ?? []).some((figure) => !text.includes(figure))) return true;
  if (quotedIn(said).some(({ words }) => !text.includes(words))) return true;
  const held = new Set(termsOf(text));
  const terms = termsOf(said);
  return terms.filter((term) => held.has(term)).length < terms.length * 0.6;
}
