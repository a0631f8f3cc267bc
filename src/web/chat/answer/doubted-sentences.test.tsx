import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedQuote, Citation } from '#contract/chat/chat.schema.ts';
import type { Claim } from '#contract/chat/claims.ts';
import { chat } from '../../words/chat.ts';
import { evidence } from '../../words/evidence.ts';
import { faults } from '../../words/faults.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { quotesOfPiece } from '../evidence/quotes-of-piece.ts';
import { useQuotes } from '../evidence/use-quotes.tsx';
import { RenderedMarkdown } from '../markdown/RenderedMarkdown.tsx';
import { Answer } from './Message.tsx';

const id = '0198c0de-0000-7000-8000-000000000001';
const cited: Citation = {
  mark: 1,
  passageId: id,
  sourceId: id,
  nodeId: id,
  kind: 'website',
  title: '식비 메모',
  quote: '남은 음식은 34퍼센트였다.',
  isVerbatim: true,
  heading: null,
  page: null,
  startSec: null,
  url: null,
};
const nothing = () => undefined;
const claimOn = (text: string, words: string, known: Partial<Claim> = {}): Claim => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  reason: 'figure',
  said: '38퍼센트',
  instead: '34퍼센트',
  found: cited,
  ...known,
});
const showAnswer = (messageText: string, claims: unknown, known: object = {}) =>
  drawn(
    <Answer
      answer={{
        messageText,
        citations: [cited],
        metadata: { claims },
        isWebSearch: false,
        status: 'done',
        confidence: 0.5,
        receipt: null,
        errorCode: null,
        ...known,
      }}
      sourceCount={2}
      onAskAgain={nothing}
      shownEvidence={null}
      onOpenEvidence={nothing}
    />,
  );
function Marked({ text, claims, quotes }: { text: string; claims: Claim[]; quotes: CheckedQuote[] }) {
  const marked = useQuotes(quotes, text, nothing, false, claims);
  return <RenderedMarkdown text={text} {...(marked && { quotes: marked })} />;
}
const showMarks = (text: string, claims: Claim[], quotes: CheckedQuote[] = []) =>
  drawn(<Marked {...{ text, claims, quotes }} />);
const speak = (language: 'ko' | 'en') =>
  showWords(language, { chat: chat[language], evidence: evidence[language], faults: faults[language] });

const TEXT = '정리했어요. 남은 음식은 38퍼센트예요 [1]. 그는 배를 샀어요 [1].';

describe('a sentence that is not borne out', () => {
  beforeEach(() => speak('ko'));

  it('is marked where it stands, with the reason behind it, which opens the passage', () => {
    const body = showMarks(TEXT, [claimOn(TEXT, '남은 음식은 38퍼센트예요')]);
    const marked = [...body.querySelectorAll('.claim')];
    expect(marked.map((one) => one.textContent)).toEqual(['남은 음식은 38퍼센트예요원문은 34퍼센트']);
    expect(marked[0]?.querySelector('button')?.getAttribute('aria-label')).toBe('원문은 34퍼센트: 식비 메모에서 열기');
  });

  it.each<[Partial<Claim>, string]>([
    [{ reason: 'figure', instead: undefined }, '원문에 없는 숫자 38퍼센트'],
    [{ reason: 'uncited', found: null }, '출처 없는 숫자 38퍼센트'],
    [{ reason: 'moment' }, '원문과 다른 시점'],
    [{ reason: 'words' }, '원문에 없는 내용'],
    [{ reason: 'model', note: '사지 않았어요.' }, '사지 않았어요.'],
    [{ reason: 'model' }, '원문과 다른 내용'],
  ])('says why: %j', (known, words) => {
    const body = showMarks(TEXT, [claimOn(TEXT, '그는 배를 샀어요', known)]);
    expect(body.querySelector('.claim-mark')?.textContent).toBe(words);
    expect(body.querySelectorAll('.claim button')).toHaveLength(known.found === null ? 0 : 1);
  });

  it('is summed up beside the colour', () => {
    const claims = [claimOn(TEXT, '남은 음식은 38퍼센트예요'), claimOn(TEXT, '그는 배를 샀어요', { reason: 'model' })];
    expect(showAnswer(TEXT, claims).querySelector('[data-confidence]')?.textContent).toBe(
      '신뢰도 낮음·2문장을 확인해 주세요',
    );
    expect(showAnswer(TEXT, []).querySelector('[data-confidence]')?.textContent).toBe('신뢰도 낮음');
  });

  it('with a quotation that is wrong leaves the mark to it, and counts', () => {
    const text = '“남은 음식은 38퍼센트”라고 해요 [1].';
    const quotes: CheckedQuote[] = [{ start: 0, end: 14, verdict: 'altered', found: cited }];
    const claims = [claimOn(text, text.slice(0, -5), { reason: 'quote' })];
    const body = showMarks(text, claims, quotes);
    expect(body.querySelectorAll('.claim')).toHaveLength(0);
    expect(body.querySelectorAll('[data-verdict]')).toHaveLength(1);
    const answer = showAnswer(text, claims, { quotes });
    expect(answer.querySelector('[data-confidence]')?.textContent).toContain('1문장을 확인해 주세요');
  });

  it('is marked in the cell of a row that says the figure, also where others follow', () => {
    const row = '| 시간 | 화면 | 대사 |\n|---|---|---|\n| 0:00 | 남은 음식은 38퍼센트 [1] | 그릇을 보여 줘요 |';
    const inRow = showMarks(row, [claimOn(row, '0:00 | 남은 음식은 38퍼센트 [1] | 그릇을 보여 줘요')]);
    const marked = [...inRow.querySelectorAll('.claim')];
    expect(marked.map((one) => one.closest('td')?.textContent)).toEqual(
      marked.map(() => expect.stringContaining('38퍼센트')),
    );
    expect(inRow.querySelector('.claim-mark')?.closest('td')?.textContent).toContain('남은 음식은 38퍼센트');
  });

  it('without a figure is marked in each cell of a row, with its reason behind the last', () => {
    const row = '| 값 | 수 |\n|---|---|\n| 남은 음식 | 38퍼센트 [1] |';
    const inRow = showMarks(row, [claimOn(row, '남은 음식 | 38퍼센트', { reason: 'words', said: undefined })]);
    expect([...inRow.querySelectorAll('.claim')].map((one) => one.textContent)).toEqual([
      '남은 음식',
      '38퍼센트원문에 없는 내용',
    ]);
  });

  it('over several pieces of a text is marked in each of them, with its reason behind the last', () => {
    const row = '| 남은 음식 | 38퍼센트 [1] | 그릇 |';
    const { start, end } = claimOn(row, '남은 음식 | 38퍼센트');
    const show = (_: number, words: ReactNode, isLast: boolean) => `${String(words)}${isLast ? '!' : ''}`;
    const inPiece = (piece: string) => {
      const marks = quotesOfPiece({ ranges: [{ start, end }], show }, row, row.indexOf(piece), piece);
      return marks?.ranges.map((one, i) => marks.show(i, piece.slice(one.start, one.end), true));
    };
    expect(['남은 음식', '38퍼센트 [1]', '그릇'].map(inPiece)).toEqual([['남은 음식'], ['38퍼센트!'], undefined]);
    expect(quotesOfPiece({ ranges: [{ start, end }], show }, row, 0, '다른 말')).toBeUndefined();
  });

  it('is not counted where it is no claim', () =>
    expect(showAnswer(TEXT, [{ start: 'a' }, null, 3]).querySelector('[data-confidence]')?.textContent).toBe(
      '신뢰도 낮음',
    ));
});

it('is told in English, too', () => {
  speak('en');
  const claims = [claimOn(TEXT, '남은 음식은 38퍼센트예요')];
  const body = showAnswer(TEXT, claims);
  expect(showMarks(TEXT, claims).querySelector('.claim-mark')?.textContent).toBe('Source: 34퍼센트');
  expect(body.querySelector('[data-confidence]')?.textContent).toBe('Low confidence·Check 1 sentence');
});
