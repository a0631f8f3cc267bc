import { expect, it } from 'vitest';
import { mailAmong, type MaybeMail } from './find-mail.ts';

const source = (text: string, more: Partial<MaybeMail> = {}): MaybeMail => ({
  kind: 'text',
  text,
  isRecording: false,
  isMade: false,
  ...more,
});

const MAIL = '안녕하세요, 마루식품 마케팅팀 김하나입니다. 두부면 영상 1편을 제안드립니다. 원고료는 200만 원입니다.';
const BRIEF = '브랜드: 마루식품\n제품: 두부면\n광고비: 200만 원\n업로드: 4월 10일';
const DINER = '자취 1년 차의 비용 38만 원만 남긴 기록. 배달 비용 100,000원을 줄였다.';
const REVIEW = '안녕하세요, 자취하는 하나예요. 협찬받은 밀키트 후기예요. 비용 12만 원만 썼어요. 구독 부탁드려요.';
const TRIAL = '안녕하세요. 뷰티 브랜드 온화입니다. 체험단으로 진행되며 별도 원고료는 없습니다.';
const TABLE = '두부면 캠페인 가이드라인\n브랜드 마루식품\n2차 활용 3개월\n업로드일 4월 10일';
const ENGLISH = 'Hi Yuri,\nWe would love to work with you on a sponsored video. Budget: KRW 3,000,000.';
const PRICES = '내 단가표\n브랜디드 영상: 300만원\nPPL: 150만원\n비용: VAT 별도';
const CAREFUL =
  '조심할 조건\n• 기한 없는 2차 활용\n• 횟수가 없는 수정\n• 광고인 것을 숨겨 달라는 부탁\n• 써 보지 않은 것을 써 봤다고 하는 대본';
const FORM = '조건표\n- 브랜드: {{브랜드}}\n- 금액: {{금액}}원\n- 수정: {{횟수}}번까지';

it.each<[string, MaybeMail[], string]>([
  ['the mail beside references', [source(DINER), source(MAIL), source(REVIEW)], MAIL],
  ['the mail and its brief', [source(MAIL), source(DINER), source(BRIEF, { kind: 'file' })], `${MAIL}\n\n${BRIEF}`],
  [
    'the mail and a brief whose table lost its marks',
    [source(MAIL), source(TABLE, { kind: 'file' })],
    `${MAIL}\n\n${TABLE}`,
  ],
  ['no note that speaks of such terms', [source(MAIL), source(TABLE)], MAIL],
  ['an English mail', [source(DINER), source(ENGLISH)], ENGLISH],
  ['a brief without a greeting', [source(BRIEF), source(REVIEW)], BRIEF],
  ['no recording, whatever is said in it', [source(MAIL, { kind: 'youtube', isRecording: true })], ''],
  ['no recording of a file', [source(MAIL, { kind: 'file', isRecording: true }), source(DINER)], ''],
  ['no reply that was made here', [source(MAIL, { isMade: true }), source(DINER)], ''],
  ['no page where a note is a mail', [source(BRIEF, { kind: 'website' }), source(MAIL)], MAIL],
  ['a page where nothing else is', [source(BRIEF, { kind: 'website' }), source(DINER)], BRIEF],
  ['not the own prices', [source(PRICES), source(MAIL)], MAIL],
  ['no form that is to be filled in', [source(FORM), source(MAIL)], MAIL],
  [
    'a short mail that has few marks',
    [source(DINER), source('두부면 리뷰 부탁드려요. 30만 원 드릴게요.')],
    '두부면 리뷰 부탁드려요. 30만 원 드릴게요.',
  ],
  [
    'a terse offer that is wired alone',
    [source('원고료 50만 원, 3/15까지 릴스 1개')],
    '원고료 50만 원, 3/15까지 릴스 1개',
  ],
  ['a mail that only introduces itself', [source(DINER), source(TRIAL)], TRIAL],
  ['no review that greets and names a brand', [source(`${REVIEW} 오늘의 브랜드는 한입밀입니다.`), source(DINER)], ''],
  ['no list of what to be careful about', [source(CAREFUL)], ''],
  [
    'not that list beside the mail, and neither with a line more',
    [source(`${CAREFUL}\n• 석 달 독점`), source(MAIL)],
    MAIL,
  ],
  ['no list that is ticked off', [source('☐ 협찬 제안 회신 부탁드리기\n☑ 원고료 확인 요청드리기')], ''],
  ['nothing of references alone', [source(DINER), source(REVIEW)], ''],
  ['nothing of a record of costs', [source('식비 기록\n비용: 38만 원')], ''],
  ['nothing of nothing', [], ''],
])('is %s', (_, sources, mail) => expect(mailAmong(sources)).toBe(mail));

it.each(['안녕하세요 ', '브랜드: ', '{{', '- [ ] ', '제안', 'a@', '협찬 ', '\n', '가'])(
  'reads 100,000 letters of "%s" in time',
  (piece) => {
    expect(typeof mailAmong([source(piece.repeat(Math.ceil(100_000 / piece.length)))])).toBe('string');
  },
);

it.each<[string, string[], number]>([
  [
    'the same brief in three formats',
    [BRIEF, BRIEF.replaceAll('\n', ' \n '), `${BRIEF.replaceAll(': ', ' | ')}\n1 / 1`],
    1,
  ],
  ['a brief and one with other terms', [BRIEF, BRIEF.replace('200만', '150만').replace('4월 10일', '5월 1일')], 2],
  ['a mail and its brief', [MAIL, BRIEF], 2],
])('%s: %j', (_, texts, count) => {
  const found = mailAmong(texts.map((text) => source(text, { kind: 'file' })));
  expect(found.match(/마루식품/g)).toHaveLength(count);
});
