import { afterEach, expect, it, vi } from 'vitest';
import { offerIn } from '#contract/offers/offer-in.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { sponsorActions } from '../../board/actions/sponsor.ts';
import { testContext } from '../../board/actions/test-context.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { staleResults } from '../../node-views/note/source-changes.ts';
import { putSponsorCard } from './put-sponsor-card.ts';

afterEach(() => vi.unstubAllGlobals());

const MAIL =
  '안녕하세요, 김도윤입니다.\n브랜드: 오늘식품\n원고료: 200만 원(VAT 별도)\n수정: 무제한\n업로드: 2026년 12월 3일';
const board = async (content: string, metadata = {}) => {
  vi.stubGlobal('window', new EventTarget());
  const note = { ...textNode('0199a1b2-0000-7000-8000-000000000001'), content, metadata };
  const { editor } = await openTestBoard([note]);
  const { context } = await testContext(editor);
  return { editor, note, isOffered: sponsorActions.some((one) => one.isOffered(context, new Set([note.id]))) };
};

it.each(['ko', 'en'] as const)('a pasted mail becomes the card of a deal beside it (%s)', async (language) => {
  const { editor, note, isOffered } = await board(MAIL);
  expect(isOffered).toBe(true);
  const card = putSponsorCard(editor, [note.id], language, '2026-11-27');
  expect(card?.title).toBe(language === 'ko' ? '협찬 제안 정리: 오늘식품' : 'Sponsor brief: 오늘식품');
  expect(card?.content).toContain('오늘식품');
  expect(card?.content).toMatch(language === 'ko' ? /2,000,000원\(VAT 별도\)/ : /KRW 2,000,000 \(excl\. VAT\)/);
  expect(recipeIn(card?.metadata ?? {})?.id).toBe('sponsor-brief');
  expect(offerIn(card?.metadata ?? {})).toMatchObject({
    mails: [{ nodeId: note.id }],
    brand: { value: '오늘식품', by: 'mail' },
    fees: [{ value: { amount: 2_000_000, vat: 'excluded' } }],
    revisions: { value: 'unlimited' },
  });
  expect(madeFromIn(card?.metadata ?? {})).toMatchObject([{ nodeId: note.id }]);
  expect(staleResults(editor)).toEqual([]);
  editor.commit([{ do: 'patch-node', id: note.id, patch: { content: `${MAIL} 업로드는 12월 3일입니다.` } }]);
  expect(staleResults(editor)).toMatchObject([{ node: { id: card?.id } }]);
});

it.each([
  ['오늘 촬영할 것: 오프닝, 리뷰', {}],
  [MAIL, { recipe: { id: 'sponsor-reply', values: {} } }],
])('nothing is offered of "%s" %j', async (content, metadata) => {
  const { isOffered } = await board(content, metadata);
  expect(isOffered).toBe(false);
});
