import { describe, expect, it } from 'vitest';
import { isOfferMail, isSponsorMail, offerMailsIn, type MaybeMail } from './offer-mail.ts';
import type { ReadSource } from '../recipes/recipe.ts';

const textOf = (text: string, more: Partial<MaybeMail> = {}): MaybeMail => ({
  kind: 'text',
  text,
  isRecording: false,
  ...more,
});
const MAIL =
  '제목: [마루식품] 협업 제안드립니다\n안녕하세요, 하나님. 마루식품 마케팅팀 김지수입니다.\n브랜디드 영상 1편을 부탁드리고 싶습니다.\n원고료: 300만 원 (VAT 별도)\n초안: 3월 10일\n업로드: 3월 20일\n감사합니다.\n김지수 드림';
const SHORT = '안녕하세요, 마루식품입니다. 쇼츠 1편을 제안드립니다. 원고료는 30만 원입니다.';
const NO_TERMS =
  '안녕하세요 하나님, 마루식품 마케팅팀 김지수입니다. 새로 나온 국밥의 협찬을 제안드리고 싶어 연락드립니다. 관심 있으시면 회신 부탁드립니다.';
const UNNAMED =
  '안녕하세요, 한서연 님. 모카하우스 이은재입니다.\n드립백을 쇼츠 1편으로 소개해 주실 수 있을까요? 80만 원을 드리려고 합니다.';
const ENGLISH =
  'Hi Hana,\nMy name is Joe from Maru Foods. We would love to sponsor a dedicated video on your channel.\nBudget: $2,000\nDraft: March 10\nGo live: March 20\nBest regards,\nJoe';
const BRIEF =
  '# 마루식품 캠페인 브리프\n브랜드: 마루식품\n제품: 소고기 국밥\n콘텐츠: 브랜디드 영상 1편\n광고비: 300만 원\n업로드: 2026년 3월 20일\n필수 멘트: “여러분, 3분이면 국밥 한 그릇이에요.”\n2차 활용: 3개월';

describe('an offer of a sponsor', () => {
  it.each<[string, MaybeMail]>([
    ['a mail with its header and terms', textOf(MAIL)],
    ['a mail in a file', textOf(MAIL, { kind: 'file' })],
    ['a few lines with what is asked and paid', textOf(SHORT)],
    ['a first mail that names no terms', textOf(NO_TERMS)],
    ['a mail in English', textOf(ENGLISH)],
    [
      'a mail that asks without any word for an offer',
      textOf(
        "안녕하세요, 하나님.\n저는 오늘의 작은 식탁 브랜드 매니저 김보라입니다.\n이번에 출시하는 '저당 떡볶이 밀키트'를 쇼츠 1편으로 소개해 주실 수 있을까요?\n고료는 편당 70만 원(부가세 포함)이고, 업로드 희망일은 12월 10일(목)입니다.",
      ),
    ],
    ['a brief that says what is to be told to viewers', textOf(BRIEF)],
    ['a mail whose only word for an offer stands in the title of its note', textOf(UNNAMED, { title: '협찬 제안' })],
  ])('is %s', (_, source) => {
    expect(isOfferMail(source)).toBe(true);
  });

  it.each<[string, MaybeMail]>([
    ['a note of what somebody found out', textOf('한 달 식비가 62만 원에서 38만 원이 되었다. 장은 주 1회 본다.')],
    [
      'a script that greets its viewers and tells of a fee',
      textOf(
        '안녕하세요 여러분, 하나입니다. 오늘은 협찬 제안을 받는 법을 말씀드릴게요. 첫 원고료는 30만 원이었고 쇼츠 1편이었어요. 구독 부탁드려요.',
      ),
    ],
    [
      'a script with its title on top',
      textOf(
        '제목: 식비 반으로 줄이기\n안녕하세요, 하나입니다. 장을 주 1회만 보자고 제안했더니 식비가 30만 원 줄었어요.',
      ),
    ],
    [
      'advice on what to ask of a sponsor',
      textOf(
        '협찬은 원고료만 보지 마세요. 60초 PPL에 150만 원이라도 2차 활용 6개월이 붙으면 싸게 파는 것이고, 수정은 두 번까지가 보통입니다. 좋은 조건을 찾고 있다면 이 셋을 먼저 물어보세요.',
      ),
    ],
    [
      'advice in English',
      textOf(
        'A campaign with a budget of $2,000 for a dedicated video is fair. If you are looking for a better rate, ask for usage rights of three months and payment within 30 days.',
      ),
    ],
    [
      'the news of a fair, with who wrote it',
      textOf(
        '성남시가 청년 가게를 위한 제휴 행사를 연다. 시는 참가할 가게 30곳을 찾고 있다. 참가비는 없다. 김하나 기자 hana@news.example',
      ),
    ],
    ["a creator's own prices", textOf('단가표\n브랜디드 영상: 300만 원\n쇼츠: 80만 원\n2차 활용: 월 30만 원')],
    ['a mail on a page of the web', textOf(MAIL, { kind: 'website' })],
    ['the same words under the name of a file', textOf(UNNAMED, { title: '협찬 제안', kind: 'file' })],
    ["a creator's own list by its title", textOf(MAIL, { title: '협찬 체크리스트' })],
    ['the words of a recording', textOf(MAIL, { isRecording: true })],
    ['a script that was made here', textOf(MAIL, { madeBy: 'long-script' })],
  ])('is not %s', (_, source) => {
    expect(isOfferMail(source)).toBe(false);
  });
});

const sourceOf = (text: string, more: Partial<ReadSource> = {}): ReadSource => ({
  title: '',
  kind: 'text',
  text,
  quotes: [],
  segments: [],
  chapters: [],
  citeAt: () => null,
  ...more,
});
const DINER = '자취 1년 차의 비용 38만 원만 남긴 기록. 배달 비용 100,000원을 줄였다.';
const textsOf = (...sources: ReadSource[]) => offerMailsIn(sources, '2026-11-24').map(({ text }) => text);

describe('the mails among what is wired', () => {
  it('are those of brands, each once, the newest first', () => {
    const older = sourceOf(`보낸 날짜: 2026. 11. 20.\n${MAIL}`);
    const newer = sourceOf(`보낸 날짜: 2026. 11. 23.\n${SHORT}\n회신 부탁드립니다.`);
    expect(textsOf(sourceOf(DINER), older, newer)).toEqual([newer.text, older.text]);
    expect(textsOf(sourceOf(BRIEF), sourceOf(BRIEF.replaceAll(': ', ' | ')))).toHaveLength(1);
  });

  it('are a page where nothing else is one, and a terse text that is wired alone', () => {
    expect(textsOf(sourceOf(BRIEF, { kind: 'website' }), sourceOf(DINER))).toEqual([BRIEF]);
    expect(textsOf(sourceOf(BRIEF, { kind: 'website' }), sourceOf(MAIL))).toEqual([MAIL]);
    expect(textsOf(sourceOf('원고료 50만 원, 3/15까지 릴스 1개'))).toHaveLength(1);
    expect(textsOf(sourceOf(DINER))).toEqual([]);
    expect(textsOf(sourceOf(MAIL, { madeBy: 'sponsor-reply' }))).toEqual([]);
  });
});

it.each(['안녕하세요 ', '브랜드: ', '{{', '- [ ] ', '제안', 'a@', '협찬 ', '\n', '가'])(
  '100,000 letters of "%s" are judged in time',
  (piece) => expect(typeof isSponsorMail(piece.repeat(Math.ceil(100_000 / piece.length)))).toBe('boolean'),
);
