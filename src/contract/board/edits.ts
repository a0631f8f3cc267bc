import { no, yes, type Verdict } from '../base/verdict.ts';

/** A typed title: trimmed; an empty one reverts to the saved title, an unchanged one is not saved. */
export function readTitle(typed: string, saved: string): Verdict<string, 'empty' | 'unchanged'> {
  const title = typed.trim();
  if (title === '') return no('empty');
  return title === saved ? no('unchanged') : yes(title);
}

/** Typed content: trimmed; saved only when it differs. Emptying a node is a change like any other. */
export function readContent(typed: string, saved: string): Verdict<string, 'unchanged'> {
  const content = typed.trim();
  return content === saved ? no('unchanged') : yes(content);
}
