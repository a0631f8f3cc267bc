import { expect, it } from 'vitest';
import { sponsorBrief } from '../kinds/sponsor-brief.ts';
import { formOf, noteOf } from '../kinds/test-sources.ts';
import { flagsOfDeal } from './flags-of-deal.ts';

const MAIL =
  '안녕하세요, 마루식품 마케팅팀 김하나입니다. 신제품 두부면 브랜디드 영상 1편을 제안드립니다. 원고료는 200만 원(VAT 별도)이며 수정은 무제한입니다. 자연스러운 후기처럼 보이도록 광고 표시는 빼 주세요.';
const values = sponsorBrief.learn?.(formOf(sponsorBrief, {}), { sources: [noteOf(MAIL)], keywords: [] }) ?? {};
const made = { id: 'sponsor-brief', values };
const SHORT = '## 협찬 제안: 마루식품\n\n| 항목 | 내용 |\n| --- | --- |\n| 브랜드 | 마루식품 |';

it('clauses of the mail stand in the deal, though a model left them out of its card', () => {
  expect([...flagsOfDeal(SHORT, null)]).toEqual([]);
  expect([...flagsOfDeal(SHORT, made)]).toEqual(expect.arrayContaining(['hide-disclosure', 'unlimited-revisions']));
});

it('clauses that somebody wrote into the card stand in it, too', () =>
  expect([...flagsOfDeal(`${SHORT}\n| 수정 | 무제한 |`, null)]).toEqual(['unlimited-revisions']));

it.each([[''], ['no-such-clause'], [42], [null]])('a card that keeps %j has none', (flags) =>
  expect([...flagsOfDeal(SHORT, { id: 'sponsor-brief', values: { flags } as never })]).toEqual([]),
);
