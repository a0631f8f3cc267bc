import { toldIn } from '../../recipes/written.ts';
import { sumUp } from '../../ai/embedded/summary.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { GatheredSource } from './gather.ts';

/**
 * The same sources with notes as far as a person has written them: what the template of a board says in a note is no matter
 * for a model. A note in which nobody has said anything has no text.
 */
export const withoutTemplates = (sources: readonly GatheredSource[]): GatheredSource[] => sources.map(withoutTemplate);

function withoutTemplate(source: GatheredSource): GatheredSource {
  const { kind, title, passages, summary } = source;
  if (kind !== 'text') return source;
  const said = passages.map(({ text }) =>
    toldIn(text)
      .trim()
      .replace(/\n{3,}/g, '\n\n'),
  );
  if (passages.every(({ text }) => toldIn(text) === text)) return source;
  const isEmpty = ['', title.trim()].includes(said.filter((text) => text !== '').join('\n'));
  const kept = isEmpty
    ? []
    : passages.flatMap((passage, place) => {
        const text = said[place] ?? '';
        return text === '' ? [] : [{ ...passage, text, tokens: estimateTokens(text) }];
      });
  return {
    ...source,
    passages: kept,
    written: passages.map(({ text }) => text).join('\n'),
    ...(summary && { summary: sumUp(kept.map(({ text }) => text)) }),
    ...(kept.length === 0 && { state: 'no-text' as const }),
  };
}
