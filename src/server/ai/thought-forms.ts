/** How a family of models frames what it thinks before it answers. */
export interface ThoughtForm {
  /** The thoughts begin with one of these, in small letters. */
  opens: readonly string[];
  /** They end with it; what stands behind it is the answer. */
  close: string;
  /** What some then write behind the answer. */
  answerEnd?: string;
}

const tags = (name: string): ThoughtForm => ({ opens: [`<${name}>`], close: `</${name}>` });

export const thoughtForms: readonly ThoughtForm[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'antthinking', 'seed:think'].map(tags),
  { opens: ['[think]'], close: '[/think]' },
  { opens: ['◁think▷'], close: '◁/think▷' },
  { opens: ['<|begin_of_thought|>'], close: '<|end_of_thought|>' },
  { opens: ['<|start_thinking|>'], close: '<|end_thinking|>' },
  { opens: ['<|inner_prefix|>'], close: '<|inner_suffix|>' },
  { opens: ['<|channel>thought'], close: '<channel|>' },
  {
    opens: ['analysis', 'commentary'].flatMap((channel) =>
      ['', '<|start|>assistant'].map((head) => `${head}<|channel|>${channel}<|message|>`),
    ),
    close: '<|channel|>final<|message|>',
    answerEnd: '<|return|>',
  },
  { opens: ['<|think|>'], close: '<|begin|>assistant<|content|>' },
  { opens: ['here is my thought process:', "here's my thought process:"], close: 'here is my response:' },
];

/** What some put around the answer itself, behind their thoughts. */
export const answerFrames: readonly { open: string; close: string }[] = [
  ...['answer', 'response', 'output'].map((name) => ({ open: `<${name}>`, close: `</${name}>` })),
  { open: '<|begin_of_solution|>', close: '<|end_of_solution|>' },
  { open: '<|start_response|>', close: '<|end_response|>' },
  { open: '<|channel|>final<|message|>', close: '<|return|>' },
  { open: '<|start|>assistant<|channel|>final<|message|>', close: '<|return|>' },
];

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;

/** Whether the end of this text stands inside a block of code. */
export function isInFence(text: string): boolean {
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const found = FENCE.exec(line)?.[1];
    if (found === undefined) continue;
    if (fence === null) fence = found;
    else if (found.startsWith(fence)) fence = null;
  }
  return fence !== null;
}

const QUOTES = '`"\'“”‘’「」『』«»()（）';
const SENTENCE_ENDS = '.!?。！？…';

/**
 * Whether a tag that closes thoughts does so here although nothing has opened them: many servers write the opening one into
 * their question. Words about the tag are none: those that quote it, name it in the midst of a sentence, or have opened it
 * themselves in the same line or at the beginning of one.
 */
export function closesThoughts(before: string, { opens }: ThoughtForm, after: string): boolean {
  const last = before.at(-1) ?? '\n';
  const next = after.at(0) ?? '\n';
  if (QUOTES.includes(last) || QUOTES.includes(next)) return false;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (opens.some((open) => line.toLowerCase().includes(open) || beginsLine(before.toLowerCase(), open))) return false;
  const words = line.trimEnd();
  const standsAlone = words === '';
  const endsWord = words === line;
  return standsAlone || endsWord || SENTENCE_ENDS.includes(words.at(-1) ?? '');
}

const INDENT = 8;

function beginsLine(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const near = text.slice(Math.max(0, at - INDENT), at);
    const line = near.lastIndexOf('\n');
    if ((line >= 0 || at <= INDENT) && near.slice(line + 1).trim() === '') return true;
  }
  return false;
}
