import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { OURS } from '#contract/limits.ts';

/** A typed title: trimmed; an empty one reverts to the saved title, an unchanged one is not saved. */
export function readTitle(typed: string, saved: string): Verdict<string, 'empty' | 'unchanged' | 'too-long'> {
  const title = storable(typed);
  if (title === '') return no('empty');
  if (title.length > OURS.titleLength) return no('too-long');
  return title === saved ? no('unchanged') : yes(title);
}

/** Typed content: trimmed; saved only when it differs. Emptying a node is a change like any other. */
export function readContent(typed: string, saved: string): Verdict<string, 'unchanged' | 'too-long'> {
  const content = storable(typed);
  if (content.length > OURS.contentLength) return no('too-long');
  return content === saved ? no('unchanged') : yes(content);
}

/** What no database holds, a NUL or half a character that was pasted, does not cost the text around it. */
export const storable = (typed: string): string => typed.replaceAll('\u0000', '').toWellFormed().trim();
