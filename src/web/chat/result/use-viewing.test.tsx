import { afterEach, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { emptyConversation, plainly, type Conversation, type LiveAnswer } from '../conversation.ts';
import { named, openTestPage, press, show } from '../../recipes/test-screen.ts';
import { useViewing } from './use-viewing.ts';

const page = openTestPage();
let close: () => Promise<void>;
afterEach(() => close());

const recipe = { id: 'short-script', values: {} };
const live = (part: Partial<LiveAnswer>): Conversation => ({
  ...emptyConversation,
  live: {
    ...plainly('대본'),
    recipe,
    key: 'k',
    askedAt: 0,
    after: -1,
    runId: null,
    answerId: null,
    questionId: null,
    engine: null,
    text: '한 줄',
    hasGap: false,
    isLost: false,
    ...part,
  },
});
const kept = { id: 'a', messageText: '두 줄', metadata: { recipe } } as unknown as ChatMessage;

it('an answer that is seen while it is written is the same one when it has been written', async () => {
  const steps: Conversation[] = [live({}), live({ answerId: 'a' }), { ...emptyConversation, messages: [kept] }];
  const { useState } = await import('react');
  function Seen() {
    const [step, setStep] = useState(0);
    const { viewed, view } = useViewing(steps[step] ?? emptyConversation);
    return (
      <>
        <p>{viewed?.live?.text ?? viewed?.kept?.messageText ?? 'none'}</p>
        <button onClick={() => view(null)}>see</button>
        <button onClick={() => setStep(step + 1)}>next</button>
      </>
    );
  }
  close = await show(<Seen />);
  const seen = () => page.body.querySelector('p')?.textContent;
  expect(seen()).toBe('none');
  await press(named('button', 'see'));
  expect(seen()).toBe('한 줄');
  await press(named('button', 'next'));
  await press(named('button', 'next'));
  expect(seen()).toBe('두 줄');
  await press(named('button', 'next'));
  expect(seen()).toBe('none');
});

it('a seen answer is left for the next result as soon as that is on its way, and not for an answer to a question', async () => {
  const done: Conversation = { ...emptyConversation, messages: [kept] };
  const steps: Conversation[] = [
    done,
    { ...done, live: live({ recipe: null }).live },
    done,
    { ...done, live: live({ key: 'next', text: '세 줄' }).live },
    { ...done, live: live({ key: 'next', text: '네 줄', answerId: 'b' }).live },
  ];
  const { useState } = await import('react');
  function Seen() {
    const [step, setStep] = useState(0);
    const { viewed, view, follow } = useViewing(steps[step] ?? done);
    return (
      <>
        <p>{viewed?.live?.text ?? viewed?.kept?.messageText ?? 'none'}</p>
        <button onClick={() => view('a')}>see</button>
        <button onClick={follow}>follow</button>
        <button onClick={() => setStep(step + 1)}>next</button>
      </>
    );
  }
  close = await show(<Seen />);
  await press(named('button', 'see'));
  await press(named('button', 'follow'));
  const seen: (string | undefined)[] = [];
  for (const _ of steps) {
    seen.push(page.body.querySelector('p')?.textContent);
    await press(named('button', 'next'));
  }
  expect(seen).toEqual(['두 줄', '두 줄', '두 줄', '세 줄', '네 줄']);
});
