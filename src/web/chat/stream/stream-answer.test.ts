import { expect, it } from 'vitest';
import type { ChatEvent } from '#contract/chat/chat.schema.ts';
import { streamAnswer, LostLineError, type AnswerLine } from './stream-answer.ts';

const run = '01900000-0000-7000-8000-000000000001';
const engine = { kind: 'embedded', name: 'quote' } as const;
const start: ChatEvent = { event: 'start', runId: run, conversationId: run, questionId: run, answerId: run, engine };
const delta = (at: number, text: string): ChatEvent => ({ event: 'delta', at, text });
const over: ChatEvent = { event: 'error', code: 'ai-unavailable', message: '' };

const stream = (events: readonly ChatEvent[], breaks = false): Response => {
  const text = events.map(({ event, ...facts }) => `event: ${event}\ndata: ${JSON.stringify(facts)}\n\n`).join('');
  const bytes = new TextEncoder().encode(text);
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
      },
      // Asked for more only when what was there has been read.
      pull(controller) {
        if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
      },
    }),
  );
};

function aLine(first: Response | Error, rest: (Response | Error)[] = []) {
  const asked: number[] = [];
  const give = async (answer: Response | Error | undefined) => {
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('no line');
  };
  const line: AnswerLine = {
    open: () => give(first),
    follow: (_, at) => (asked.push(at), give(rest.shift())),
    pause: async () => undefined,
  };
  return { line, asked };
}

async function hear({ line }: { line: AnswerLine }, from = { runId: null as string | null, length: 0 }) {
  const heard: ChatEvent[] = [];
  await streamAnswer(line, from, (event) => heard.push(event));
  return heard;
}

it('tells every event of an answer that comes in one go', async () => {
  expect(await hear(aLine(stream([start, delta(0, '첫 잔'), over])))).toEqual([start, delta(0, '첫 잔'), over]);
});

it('takes an answer in JSON as one that is over', async () => {
  const message = {
    id: run,
    nodeId: run,
    canvasId: run,
    messageText: '첫 잔',
    isAi: true,
    isWebSearch: true,
    citations: [],
    messageIndex: 1,
    createdAt: '2026-01-01T00:00:00Z',
    runId: run,
    status: 'done' as const,
    confidence: null,
    receipt: null,
    errorCode: null,
    metadata: {},
  };
  expect(await hear(aLine(Response.json({ response: '첫 잔', message })))).toEqual([{ event: 'done', message }]);
});

it('takes the answer up again where its text ends when the line closes or breaks', async () => {
  const there = aLine(stream([start, delta(0, '첫 ')]), [
    new TypeError('no line'),
    stream([delta(2, '잔이')], true),
    stream([over]),
  ]);
  expect(await hear(there)).toEqual([start, delta(0, '첫 '), delta(2, '잔이'), over]);
  expect(there.asked).toEqual([2, 2, 4]);
});

it('asks for a missing piece instead of telling what comes after it', async () => {
  const there = aLine(stream([start, delta(0, '첫'), delta(9, '끝')]), [stream([delta(1, ' 잔'), over])]);
  expect(await hear(there)).toEqual([start, delta(0, '첫'), delta(1, ' 잔'), over]);
});

it('continues an answer that was begun before from its length', async () => {
  const there = aLine(new Error('never asked'), [stream([over])]);
  await hear(there, { runId: run, length: 12 });
  expect(there.asked).toEqual([12]);
});

it('gives up at once when the question was refused, and when the run is gone', async () => {
  const refused = Object.assign(new Error('429'), { status: 429 });
  await expect(hear(aLine(refused))).rejects.toBe(refused);
  const gone = Object.assign(new Error('404'), { status: 404 });
  await expect(hear(aLine(stream([start]), [gone]))).rejects.toBe(gone);
});

it('gives up after several tries without a new word', async () => {
  const there = aLine(stream([start]));
  await expect(hear(there)).rejects.toBeInstanceOf(LostLineError);
  expect(there.asked.length).toBeLessThan(10);
});

it('does not ask twice when the line ends before the server has said a word', async () => {
  const there = aLine(stream([]));
  await expect(hear(there)).rejects.toBeInstanceOf(LostLineError);
  expect(there.asked).toEqual([]);
});

it('asks for the rest behind what stands in the place of what was taken back', async () => {
  const replace: ChatEvent = { event: 'replace', text: '첫' };
  const { line, asked } = aLine(stream([start, delta(0, '생각들'), replace], true), [stream([delta(1, ' 잔'), over])]);
  expect(await hear({ line })).toEqual([start, delta(0, '생각들'), replace, delta(1, ' 잔'), over]);
  expect(asked).toEqual([1]);
});
