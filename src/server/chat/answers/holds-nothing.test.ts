import { describe, expect, it } from 'vitest';
import { holdsNothing } from './holds-nothing.ts';
import { aCitation } from '#contract/chat/test-citation.ts';

const said = (messageText: string, engineKind: 'embedded' | 'model' | 'web-search' = 'model') => ({
  isAi: true,
  messageText,
  citations: [],
  metadata: {},
  engineKind,
});

describe('an answer that holds nothing to keep', () => {
  it.each([
    '위약금은 연결된 소스에 나오지 않습니다.',
    '촬영 날짜는 소스에서 찾을 수 없어요. 관련 소스를 연결해 주세요.',
    '촬영 장소는 소스에 나와 있지 않아요.',
    '그 내용은 소스에 없습니다. 혹시 다른 문서가 있나요?',
    'The sources do not mention a penalty.',
    "The sources don't say anything about refunds. Please connect another document.",
  ])('only says what is not there: %s', (text) => expect(holdsNothing(said(text))).toBe(true));

  it('quotes nothing, where the engine quotes', () => {
    expect(
      holdsNothing(said('연결된 소스에서 답을 찾지 못했어요.\n\nAI 키가 없어 찾은 구절만 보여 드려요.', 'embedded')),
    ).toBe(true);
    expect(holdsNothing(said('연결된 소스에서 답을 찾지 못했어요.\n\n> 존댓말로 답합니다.', 'embedded'))).toBe(false);
  });

  it.each([
    '계약서에는 위약금이 없습니다.',
    '위약금은 소스에 나와 있지 않아요. 보통은 계약금의 두 배를 물어요.',
    '좋은 제목 세 개를 적어 볼게요.\n\n1. 첫 집\n2. 첫 방\n3. 첫 달',
    '안녕하세요! 무엇을 도와드릴까요?',
    'The sources do not mention a penalty. Usually it is twice the deposit.',
  ])('is none that says something: %s', (text) => expect(holdsNothing(said(text))).toBe(false));

  it('is none that cites something, that lists pages, or that a person wrote', () => {
    const nothing = said('소스에는 가격이 나와 있지 않아요.');
    expect(holdsNothing({ ...nothing, citations: [aCitation()] })).toBe(false);
    expect(holdsNothing({ ...nothing, metadata: { pages: [{ url: 'https://a.example' }] } })).toBe(false);
    expect(holdsNothing({ ...nothing, isAi: false })).toBe(false);
    const recipe = { id: 'sponsor-desk', values: {} };
    expect(holdsNothing({ ...nothing, metadata: { recipe } })).toBe(false);
    expect(holdsNothing({ ...nothing, metadata: { recipe }, engineKind: 'embedded' })).toBe(false);
  });
});
