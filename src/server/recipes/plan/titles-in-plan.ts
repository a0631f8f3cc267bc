import type { Span } from '#contract/base/marked-text.ts';
import { planLines } from '#contract/recipes/plan/read-plan.ts';

const NOTE_TITLE = /^-\s+「[^「」]{1,400}」\s*:/u;

/** Where a plan names cards: all of a group and of a link, and the title of a note. */
export const titlesInPlan = (text: string): Span[] =>
  planLines(text).lines.map(({ kind, at: [from, to] }) => {
    const title = kind === 'note' ? NOTE_TITLE.exec(text.slice(from, to).trimStart())?.[0] : undefined;
    return [from, title === undefined ? to : text.indexOf(title, from) + title.length];
  });
