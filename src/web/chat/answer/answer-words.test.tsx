import { beforeAll, expect, it } from 'vitest';
import { catalogues } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { Answer, type AnswerFacts } from './Message.tsx';

beforeAll(() => {
  const { chat, faults } = catalogues;
  showWords('en', { chat: chat.en, faults: faults.en });
});

const nothing = () => undefined;
function show(known: Partial<AnswerFacts>): string {
  const answer: AnswerFacts = {
    messageText: '',
    citations: [],
    metadata: {},
    isWebSearch: false,
    status: 'done',
    confidence: null,
    receipt: null,
    errorCode: null,
    ...known,
  };
  return (
    drawn(<Answer answer={answer} sourceCount={2} onAskAgain={nothing} shownEvidence={null} onOpenEvidence={nothing} />)
      .textContent ?? ''
  );
}

it.each<[string, Partial<AnswerFacts>, string]>([
  ['an empty reply', {}, 'No response received'],
  [
    'an answer that failed',
    { status: 'failed', errorCode: 'ai-unavailable' },
    'Sorry, I encountered an error processing your request. Please try again.',
  ],
  [
    'a web search that failed',
    { status: 'failed', errorCode: 'search-unavailable', isWebSearch: true },
    'Failed to perform web search. Please try again.',
  ],
])('%s is said in the words of the specification', (_, known, words) => expect(show(known)).toContain(words));
