import { either } from '../base/either.ts';
import { withoutCode } from '../base/code-in-text.ts';

/**
 * A space that stands before the sign that ends a clause. Behind words in Latin letters only where a sentence ends, since a
 * command may go on behind its dot, and French puts spaces before ? and !.
 */
const LOOSE = either(
  [
    /(?<=[\p{Script=Hangul}\p{N}\])”’"'〕%])[ \t]+(?=[.,!?。，](?:\s|$))/u,
    /(?<=\p{Script=Latin})[ \t]+(?=,\s|\.(?:\s*$|\s+[\p{Lu}“"‘]))/u,
  ],
  'gmu',
);

/** The words of an answer without the spaces that marks leave before a full stop or a comma where they named nothing; code stays. */
export function closedUp(answer: string): string {
  const words = withoutCode(answer);
  let kept = '';
  let from = 0;
  for (const { 0: space, index } of words.matchAll(LOOSE)) {
    if (answer.slice(index, index + space.length) !== space) continue;
    kept += answer.slice(from, index);
    from = index + space.length;
  }
  return kept + answer.slice(from);
}
