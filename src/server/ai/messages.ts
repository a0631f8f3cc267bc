import type { Prompt, PromptFile } from './prompt.ts';
import type { Model, Provider } from './providers/provider.ts';

type Messages = Parameters<Model['doStream']>[0]['prompt'];
type Part = Extract<Messages[number], { role: 'user' }>['content'][number];

/**
 * The material at the head of the first turn; a provider that keeps what it has read is told where that ends, and where the
 * turns end that come again. Files stand before the words of the last turn.
 */
export function toMessages(
  { instructions, material, turns, turnsComeAgain = false, files = [] }: Prompt,
  { keepsPrefix }: Pick<Provider, 'keepsPrefix'>,
): Messages {
  const last = turns.length - 1;
  const kept = keepsPrefix && turnsComeAgain ? turns.findLastIndex(({ role }) => role === 'assistant') : -1;
  const asked = turns.map(({ role, text }, place): Messages[number] => {
    if (role === 'assistant')
      return { role, content: [{ type: 'text', text, ...(place === kept && { providerOptions: keepsPrefix }) }] };
    const shown = place === last ? files.flatMap(toParts) : [];
    const head = place === 0 ? material : undefined;
    if (head === undefined) return { role, content: [...shown, { type: 'text', text }] };
    if (!keepsPrefix) return { role, content: [...shown, { type: 'text', text: `${head}\n\n${text}` }] };
    const first = { type: 'text' as const, text: head, providerOptions: keepsPrefix };
    return { role, content: [first, ...shown, { type: 'text', text }] };
  });
  return [{ role: 'system', content: instructions }, ...asked];
}

const toParts = ({ name, mimeType, bytes }: PromptFile): Part[] => [
  ...(name === '' ? [] : [{ type: 'text' as const, text: name }]),
  {
    type: 'file',
    data: { type: 'data', data: bytes },
    mediaType: mimeType,
    ...(name !== '' && { filename: name }),
  },
];
