import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { chat } from '../../words/chat.ts';
import { showWords } from '../../words/index.ts';
import { ReadInPart } from './ReadInPart.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko }));

const share = (title: string, more: Partial<ContextShare> = {}): ContextShare => ({
  nodeId: crypto.randomUUID(),
  title,
  kind: 'website',
  share: 'whole',
  passages: 3,
  tokens: 100,
  ...more,
});
const said = (context: ContextShare[]) =>
  parseHTML(`<!doctype html><html><body>${renderToStaticMarkup(<ReadInPart context={context} />)}</body></html>`)
    .document.body.textContent;

it.each<[string, ContextShare[], string]>([
  ['nothing where all was read', [share('가'), share('나', { share: 'condensed' })], ''],
  [
    'a source that did not fit whole, with how much of it was read',
    [share('가'), share('긴 글', { share: 'part', passages: 4, ofPassages: 60 })],
    '소스 2개 중 1개는 다 읽지 않았어요: 긴 글 (구절 60개 중 4개)',
  ],
  ['the only source by its name', [share('가', { depth: 'off', share: 'off' })], '다 읽지 않은 소스: 가 (읽지 않음)'],
  [
    'one for which there was no room apart from one that has no text yet',
    [
      share('큰 글', { share: 'title-only', passages: 0, ofPassages: 11 }),
      share('새 링크', { share: 'title-only', passages: 0 }),
    ],
    '소스 2개 중 2개는 다 읽지 않았어요: 큰 글 (분량이 넘쳐 제목만), 새 링크 (읽은 글이 없어 제목만)',
  ],
  [
    'what its wire asks for less of, and in whose words',
    [
      share('가', { depth: 'summary', share: 'summary', summaryBy: 'small' }),
      share('나', { depth: 'off', share: 'off', passages: 0 }),
    ],
    '소스 2개 중 2개는 다 읽지 않았어요: 가 (small 모델이 쓴 요약), 나 (읽지 않음)',
  ],
  [
    'the first four by name',
    Array.from({ length: 6 }, (_, i) => share(`${i + 1}`, { share: 'title-only', passages: 0, ofPassages: 2 })),
    '소스 6개 중 6개는 다 읽지 않았어요: 1 (분량이 넘쳐 제목만), 2 (분량이 넘쳐 제목만), 3 (분량이 넘쳐 제목만), 4 (분량이 넘쳐 제목만), 외 2개',
  ],
  ['no knowledge of the administrators', [share('말투', { kind: 'knowledge', share: 'part', ofPassages: 2 })], ''],
])('says %s', (_what, context, words) => {
  expect(said(context)).toBe(words);
});
