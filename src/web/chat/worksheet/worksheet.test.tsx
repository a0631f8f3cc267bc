import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNote } from '#contract/chat/answer-note.ts';
import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import { worksheetIn, type Worksheet } from '#contract/recipes/worksheet/worksheet.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { eventually, named, openTestPage, press, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';

const page = openTestPage();
Object.assign(document, { getSelection: () => null });
const { WorksheetWords } = await import('./WorksheetWords.tsx');
const { WorksheetAnswer } = await import('./WorksheetAnswer.tsx');
const { withTaken } = await import('./worksheet-draft.ts');
const { usePassagesBelow } = await import('./use-passages-below.tsx');

const id = '0198c0de-0000-7000-8000-000000000001';
const LONG = '장은 주 1회, 배부른 시간에 보는 편이 훨씬 좋고 냉동 채소부터 담으면 버리는 것이 줄어요.';
const sheet: Worksheet = {
  lead: '# 식비',
  parts: [
    ['훅', '0:00–0:04', '멈춰 세우기', [{ mark: 1, text: '38만 원이 되었다.', source: '기록' }]],
    ['본론', '0:04–0:30', '풀기', [{ mark: 2, text: LONG, source: '장보기' }]],
  ].map(([name, span, purpose, passages]) => ({
    name: name as string,
    heading: `## ${name as string} (${span as string})`,
    fromSec: 0,
    toSec: 4,
    purpose: purpose as string,
    text: '〔전할 말〕',
    passages: passages as Worksheet['parts'][number]['passages'],
    taken: [],
  })),
};
const TEXT = [
  sheet.lead,
  ...sheet.parts.map(({ heading, purpose, text }) => `${heading}\n\n> ${purpose}\n\n${text}`),
].join('\n\n');
const record = { name: 'worksheet', record: sheet };
const cited = (mark: number, title: string): Citation => ({
  mark,
  passageId: id,
  sourceId: id,
  nodeId: id,
  kind: 'website',
  title,
  quote: title,
  isVerbatim: true,
  heading: null,
  page: 3,
  startSec: null,
  url: null,
});
const message = {
  id,
  runId: id,
  isAi: true,
  isWebSearch: false,
  status: 'done',
  confidence: null,
  receipt: null,
  errorCode: null,
  messageText: TEXT,
  citations: [cited(1, '기록'), cited(2, '장보기')],
  metadata: { record, recipe: { id: 'long-script', values: { topic: '식비' } } },
} as unknown as ChatMessage;

const opened = vi.fn();
const nothingKnown = { isKnown: () => false, show: () => null };
const within = (view: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <NoticesContext value={createNotices()}>{view}</NoticesContext>
  </QueryClientProvider>
);
const chip = (words: string, source: string) => named('button', `“${words}” 이 부분에 넣기, 출처 ${source}`);

const kept = { text: TEXT, record: record as unknown };
function Note({ text = TEXT, mayEdit = true }: { text?: string; mayEdit?: boolean }) {
  const [shown, keep] = useState<typeof kept>({ text, record });
  return (
    <WorksheetWords
      text={shown.text}
      metadata={{ record: shown.record }}
      marks={nothingKnown}
      onChange={mayEdit ? (changed) => (Object.assign(kept, changed), keep(changed)) : null}
    />
  );
}

beforeEach(() => {
  showWords('ko', wordsOf('ko'));
  page.stored.clear();
  page.written.length = 0;
});

describe('the passages beside the parts of a worksheet', () => {
  it('are put into the part by a press, with their mark, and given back by another', async () => {
    const leave = await show(within(<Note />));
    const first = chip('38만 원이 되었다.', '기록');
    expect([first.getAttribute('aria-pressed'), first.textContent]).toEqual(['false', '38만 원이 되었다.']);
    await press(first);
    expect(kept.text).toBe(TEXT.replace('〔전할 말〕', '〔전할 말〕\n\n“38만 원이 되었다.” [1]'));
    expect(worksheetIn({ record: kept.record })?.parts.map(({ taken }) => taken)).toEqual([[1], []]);
    expect(chip('38만 원이 되었다.', '기록').getAttribute('aria-pressed')).toBe('true');
    await press(chip('38만 원이 되었다.', '기록'));
    expect([kept.text, worksheetIn({ record: kept.record })]).toEqual([TEXT, sheet]);
    await leave();
  });

  it('stand below their own part, cut where they are long, and say all of it to who does not see them', async () => {
    const leave = await show(within(<Note />));
    const groups = [...page.body.querySelectorAll('[role=group]')].map((one) => one.getAttribute('aria-label'));
    expect(groups).toEqual(['‘훅’에 맞는 소스 문장', '‘본론’에 맞는 소스 문장']);
    expect(chip(LONG, '장보기').textContent).toMatch(/^장은 주 1회.{20,45}$/);
    const all = page.body.textContent ?? '';
    expect(all.indexOf('38만 원')).toBeLessThan(all.indexOf('본론'));
    await leave();
  });

  it('are appended to what was written by hand', async () => {
    const written = TEXT.replace('> 풀기\n\n〔전할 말〕', '제가 직접 쓴 본론이에요.\n\n둘째 문단.');
    const leave = await show(within(<Note text={written} />));
    await press(chip(LONG, '장보기'));
    expect(kept.text).toBe(`${written}\n\n“${LONG}” [2]`);
    await leave();
  });

  it('are offered to be copied where the heading of their part is gone', async () => {
    const leave = await show(within(<Note text={TEXT.replace('## 훅 (0:00–0:04)', '## 제가 지은 제목')} />));
    await press(named('button', '“38만 원이 되었다.” 복사, 출처 기록'));
    await eventually(() => expect(page.written).toEqual(['“38만 원이 되었다.”']));
    expect(page.body.textContent).toContain('제목이 바뀌어 넣을 곳을 찾지 못한 문장이에요');
    await leave();
  });

  it('stand below the part of their name in the full view, and are put into it there', async () => {
    const Below = ({ onChange }: { onChange: typeof takes | null }) => {
      const below = usePassagesBelow({ text: TEXT, metadata: { record }, marks: nothingKnown, onChange });
      return <div>{below?.('본론')}</div>;
    };
    const takes = vi.fn<(changed: { text: string }) => void>();
    const leave = await show(within(<Below onChange={takes} />));
    expect(page.body.querySelectorAll('[role=group]')).toHaveLength(1);
    await press(chip(LONG, '장보기'));
    expect(takes.mock.calls[0]?.[0].text).toBe(`${TEXT}\n\n“${LONG}” [2]`);
    await leave();
    const leaveAgain = await show(within(<Below onChange={null} />));
    expect(page.body.querySelectorAll('button')).toHaveLength(0);
    await leaveAgain();
  });

  it('are not shown to who may not change the text', async () => {
    const leave = await show(within(<Note mayEdit={false} />));
    expect(page.body.querySelectorAll('button')).toHaveLength(0);
    expect(page.body.textContent).toContain('전할 말');
    await leave();
  });
});

describe('an answer that is a worksheet', () => {
  it('holds what was taken in this browser, and gives it to its note with the evidence of all its passages', async () => {
    const answer = () => (
      <WorksheetAnswer
        {...{ messageId: id, answer: message, sourceCount: 2, onAskAgain: null, shownEvidence: null }}
        onOpenEvidence={opened}
      />
    );
    const leave = await show(within(answer()));
    await eventually(() => chip('38만 원이 되었다.', '기록'));
    await press(chip('38만 원이 되었다.', '기록'));
    const note = answerNote(withTaken(message), '롱폼 대본: 식비');
    expect(note.content).toContain('“38만 원이 되었다.” [1]');
    expect(note.metadata['citations']).toMatchObject([{ mark: 1 }, { mark: 2 }]);
    expect(worksheetIn(note.metadata)?.parts[0]?.taken).toEqual([1]);
    await press(named('[role=group] button', '출처 1, 3쪽, 기록 열기'));
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ mark: 1 }));
    await press(chip('38만 원이 되었다.', '기록'));
    expect(answerNote(withTaken(message), '').content).toBe(answerNote(message, '').content);
    await leave();
  });

  it('says nothing of a confidence that it cannot have', async () => {
    const given = { messageId: id, answer: { ...message, confidence: null }, sourceCount: 2, onAskAgain: null };
    const leave = await show(
      within(<WorksheetAnswer {...given} shownEvidence={null} saysUnknown onOpenEvidence={opened} />),
    );
    expect(page.body.querySelector('[data-confidence]')).toBeNull();
    await leave();
  });

  it('stays as it was given where what was kept cannot be read', () => {
    page.stored.set(`draft:worksheet:${id}`, '{"text":1}');
    expect(withTaken({ ...message, id: '2' })).toEqual({ ...message, id: '2' });
  });
});
