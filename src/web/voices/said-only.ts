import { OPEN_PLACE } from '#contract/recipes/open-places.ts';
import { blotAddresses } from '#contract/recipes/script/spoken-address.ts';
import { maskOf } from '#contract/recipes/script/spoken-words.ts';
import { readScript } from '#contract/recipes/script/script.ts';
import { spokenOnly } from './spoken-only.ts';

const blanked = (words: string): string => words.replace(/[^\s]/g, ' ');

/**
 * The text with blanks in the place of all that its speaker does not say or has not yet written: headings, labels, what is
 * shown, directions, quotations, addresses, numbers of evidence and open places. Every place stays where it is.
 */
export function saidOnly(text: string): string {
  const said = readScript(text).sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'spoken'));
  let result = '';
  let done = 0;
  for (const { at } of said.toSorted((a, b) => a.at[0] - b.at[0])) {
    const words = blotAddresses(spokenOnly(text.slice(...at)), blanked).replace(OPEN_PLACE, blanked);
    const masked = maskOf(words).replaceAll('\u0001', ' ');
    result += blanked(text.slice(done, at[0])) + masked;
    done = at[1];
  }
  return result + blanked(text.slice(done));
}
