import { describe, expect, it } from 'vitest';
import { readBrief } from './brief.ts';

const read = (text: string) => readBrief(text, { today: '2026-03-02' });
const brandIn = (text: string) => read(text).brand?.value ?? null;
const OFFER = `
신제품을 소개해 주실 수 있을지 제안드립니다.
- 결과물: 유튜브 브랜디드 영상 1편 (60초 이상 노출)
- 원고료: 150만 원 (VAT 별도)
감사합니다.`;

const greetings = [
  '안녕하세요, 하나 님. ',
  '안녕하세요, 하나님. ',
  '안녕하세요. ',
  '안녕하세요 하나님! ',
  '안녕하세요, 하나 님!\n',
  '하나님 안녕하세요, ',
  '안녕하세요, 크리에이터 하나님.\n',
  '안녕하세요, 하나 유튜버님:)\n',
  '안녕하십니까, 하나 님.\n',
];
const introductions = [
  '마루식품 마케팅팀 김민수입니다.',
  '마루식품에서 마케팅을 담당하고 있는 김민수입니다.',
  '마루식품에서 마케팅을 맡고 있는 김민수입니다.',
  '마루식품 홍보 담당 김민수 대리입니다.',
  '저는 마루식품 마케팅팀 김민수라고 합니다.',
  '저는 마루식품 김민수입니다.',
  '마루식품 브랜드 매니저 김민수입니다.',
  '마루식품 김민수 매니저입니다.',
  '마루식품 인플루언서 마케팅 담당자 김민수입니다.',
];

describe('the brand of an ordinary opening', () => {
  const openings = greetings.flatMap((greeting) => introductions.map((one) => `${greeting}${one}`));
  it.each(openings)('%j', (opening) => {
    const { brand, contact, text } = read(opening + OFFER);
    expect([brand?.value, contact.name?.value]).toEqual(['마루식품', '김민수']);
    expect(text.slice(...(brand?.quote.at ?? [0, 0]))).toBe('마루식품');
  });
});

describe('whoever introduces themselves is from', () => {
  it.each<[string, string]>([
    ['안녕하세요 :) (주)마루식품 마케팅팀 김민수입니다.', '마루식품'],
    ['안녕하세요, 주식회사 마루식품 김민수입니다.', '마루식품'],
    ['안녕하세요~ 밀키트 브랜드 ‘마루식품’에서 인플루언서 마케팅을 담당하고 있는 김민수라고 합니다!', '마루식품'],
    ['안녕하세요, 뷰티 브랜드 글로우랩의 김민수입니다.', '글로우랩'],
    ['안녕하세요. AI 스타트업 마루랩 김민수입니다.', '마루랩'],
    ['안녕하세요, 글로벌 뷰티 브랜드 GLOWLAB PR 담당 김민수입니다.', 'GLOWLAB'],
    ['안녕하세요, 저는 김민수라고 합니다. 마루식품에서 마케팅을 담당하고 있습니다.', '마루식품'],
    ['안녕하세요 하나님, 마루식품입니다.', '마루식품'],
    ['안녕하세요, 건강을 생각하는 마루식품입니다.', '마루식품'],
    ['안녕하세요. 저희는 도시락 전문 기업 마루식품입니다.', '마루식품'],
    ['안녕하세요, Maru Foods 마케팅팀 김민수입니다.', 'Maru Foods'],
    ['안녕하세요 마루식품 Jane입니다.', '마루식품'],
    ['안녕하세요, 마루식품 신사업 TF 김민수입니다.', '마루식품'],
    ['안녕하세요, 마루식품 마케팅1팀 김민수 주임입니다.', '마루식품'],
    ['안녕하세요, 마루식품 홍보마케팅팀 팀장 김민수입니다.', '마루식품'],
    ['안녕하세요, 마루식품 대표 김민수입니다.', '마루식품'],
    ['안녕하세요, 마루식품 김민수 매니저 인사드립니다.', '마루식품'],
    ['안녕하세요,\n마루식품 마케팅팀의 김민수입니다.', '마루식품'],
    ['안녕하세요, 마루식품에서 근무 중인 김민수 과장입니다.', '마루식품'],
    ['안녕하세요, 하나님의 영상을 즐겨 보는 마루식품 김민수입니다.', '마루식품'],
    ['안녕하세요, 하나님. 영상 잘 보고 있습니다. 마루식품 김민수입니다.\n김민수 드림', '마루식품'],
    ['안녕하세요, 크리에이터 하나 님! 저는 마루식품의 콘텐츠 마케터 김민수예요.', '마루식품'],
    ['안녕하세요, 대표님! 마루식품 김민수 부장입니다.', '마루식품'],
    ['안녕하세요, 닥터.지 마케팅팀 김민수입니다.', '닥터.지'],
    ['안녕하세요, 11번가 마케팅팀 김민수입니다.', '11번가'],
    ['From: 김민수 <a@maru.kr>\nSubject: 협찬 제안\n\n안녕하세요, 마루식품 김민수입니다.', '마루식품'],
    ["Hi Hana,\nI'm Jane from Maru Foods. We love your videos.", 'Maru Foods'],
    ['Hi,\nI am Jane with Maru Foods.', 'Maru Foods'],
    ["Hi,\nI'm Jane, Partnerships Manager at Maru Foods.", 'Maru Foods'],
    ['Hello!\nMy name is Jane and I work at Maru Foods as a marketing manager.', 'Maru Foods'],
  ])('%j: %s', (opening, brand) => expect(brandIn(opening + OFFER)).toBe(brand));
});

describe('a name of two words stays whole', () => {
  it.each<[string, string]>([
    ['안녕하세요, 마루 식품 마케팅팀 김민수입니다.', '마루 식품'],
    ['안녕하세요 하나 님, 올리브영 코스메틱 마케팅팀 이수진 대리입니다.', '올리브영 코스메틱'],
    ['스타 벅스 브랜드팀 박지훈입니다. 안녕하세요!', '스타 벅스'],
    ['안녕하세요, 한솔 바이오 김민정 팀장입니다.', '한솔 바이오'],
    ['안녕하세요 크리에이터님, 마켓 컬리 콘텐츠제휴팀 최예린입니다.', '마켓 컬리'],
    ['안녕하세요, 코지 하우스 브랜드 매니저 정다은이라고 합니다.', '코지 하우스'],
    ['하나님 안녕하세요, 푸드테크 스타트업 잇츠 웰 대표 강민호입니다.', '잇츠 웰'],
    ['안녕하세요, 네이처 리퍼블릭 김수현입니다.', '네이처 리퍼블릭'],
    ['(주)아람 리빙에서 온라인 마케팅을 담당하고 있는 조현우 대리입니다.', '아람 리빙'],
    ['안녕하세요 하나님!! 무드 앤 코 입니다 ㅎㅎ', '무드 앤 코'],
    ['하나님 안녕하세요. 라이프 핏 입니다.', '라이프 핏'],
    ['안녕하세요 하나님, 더하기 북스 마케팅 담당자입니다.', '더하기 북스'],
    ['안녕하세요 하나님, 하루 온도 마케팅팀입니다.', '하루 온도'],
    ['안녕하세요. 청년 다방 본사 브랜드전략팀 배준영입니다.', '청년 다방'],
    ['안녕하세요, 뷰티 브랜드 달빛 화원입니다.', '달빛 화원'],
    ['안녕하세요 하나님~ 블룸 테이블 이라는 홈카페 브랜드를 운영하고 있는 김나래입니다.', '블룸 테이블'],
    ['[협업 제안] 오뚜 식품 x 하나의 식탁', '오뚜 식품'],
    ['안녕하세요. 뷰티 글로우랩 마케팅팀 김민수입니다.', '글로우랩'],
    ['하나님 안녕하세요~ 콩브라더스입니다:)', '콩브라더스'],
    ['(광고) 하나님 안녕하세요. 세무 앱을 운영하는 주식회사 온택스입니다.', '온택스'],
    ['Hey Hana! This is Priya from the Brightly team.', 'Brightly'],
    ['하나님 안녕하세요, 핏 앤 핏 입니다! 다시 보내드려요.', '핏 앤 핏'],
    ['하나님 안녕하세요. 저는 해피 독 대표 이종석이고요, 연락드렸습니다.', '해피 독'],
    ['크리에이터님 안녕하세요! 모던 하우스 공식 대행사 바이럴킹 신동엽 대리입니다.', '모던 하우스'],
    ['안녕하세요, 코오롱 스포츠 김마리 책임입니다.', '코오롱 스포츠'],
    ['안녕하세요, 제로 웨이스트 마케팅팀입니다.', '제로 웨이스트'],
    ['■ 브랜드 : 산들 바람 (공기청정기)', '산들 바람'],
    ["저희는 간식 브랜드 '멍멍 하우스'와 사료 브랜드 '그린 펫푸드'를 운영하고 있어요.", '멍멍 하우스, 그린 펫푸드'],
  ])('%j: %s', (opening, brand) => {
    const read = readBrief(opening + OFFER, { today: '2026-03-02' });
    expect(read.brand?.value).toBe(brand);
    expect(read.text.slice(...(read.brand?.quote.at ?? [0, 0]))).toBe(read.brand?.quote.text);
  });

  it('and no word for a post is taken for a person', () =>
    expect(read('안녕하세요 하나님, 더하기 북스 마케팅 담당자입니다.').contact.name).toBeNull());
});

describe('whoever writes for others is not the brand', () => {
  it.each<[string, string | null]>([
    ['에이전시 애드온의 김민수입니다. 마루식품 브랜드를 대신해 연락드립니다.', '마루식품'],
    ['안녕하세요, 에이전시 애드온 김민수입니다. 마루식품을 대신해 제안드립니다.', '마루식품'],
    ['안녕하세요, 마루식품의 공식 대행사 애드온 김민수입니다.', '마루식품'],
    ['안녕하세요, 마루식품의 의뢰를 받아 연락드리는 애드온 김민수입니다.', '마루식품'],
    ['안녕하세요. 트레져헌터 김민수 매니저입니다. 저희 클라이언트 ‘마루식품’의 협업을 제안드려요.', '마루식품'],
    ['Hi Hana,\nI’m Jane Park from AdPlus, reaching out on behalf of Maru Foods.', 'Maru Foods'],
    ['Dear Hana,\nOur client, Maru Foods, is launching a new meal.', 'Maru Foods'],
    ['안녕하세요. 광고대행사 애드온 김민수 AE입니다. 이번에 좋은 기회로 연락드렸어요.', null],
    ['MCN 샌드박스네트워크 김민수입니다. 하나님 채널에 광고 제안이 있어 연락드립니다.', null],
    ['안녕하세요, 샌드박스네트워크 광고사업팀 김민수입니다. 새 광고 건으로 연락드립니다.', null],
    ["Hi,\nI'm Jane from AdPlus, an influencer agency. We have a client for you.", null],
  ])('%j: %s', (opening, brand) => expect(brandIn(opening + OFFER)).toBe(brand));
});

describe('a mail without an introduction names the brand', () => {
  it.each<[string, string | null]>([
    ['[마루식품] 협찬 제안\n안녕하세요, 하나님.', '마루식품'],
    ['제목: [마루식품] 유튜브 협찬 제안드립니다\n\n안녕하세요!', '마루식품'],
    ['제목: 마루식품 협찬 제안드립니다\n\n안녕하세요, 하나님. 마루식품은 도시락을 만듭니다.', '마루식품'],
    ['제목: 봄맞이 협찬 제안드립니다\n\n안녕하세요, 하나님.', null],
    ['[협찬 제안] 안녕하세요 하나님', null],
    ['[유튜브 광고] 문의드립니다', null],
    ['[3월 캠페인] 참여 안내\n안녕하세요', null],
    ['감사합니다.\n\n김민수 | 마루식품 마케팅팀 | 010-1234-5678', '마루식품'],
    ['감사합니다.\n\n마루식품 | 김민수 매니저', '마루식품'],
    ['감사합니다.\n\n김민수 / 마루식품 / 서울시 강남구 테헤란로 1', '마루식품'],
    ['감사합니다.\n마루식품 마케팅팀 김민수 드림', '마루식품'],
    ['Best,\n\nJane Park | Partnerships Manager | Maru Foods', 'Maru Foods'],
    ['감사합니다.\n\n김민수 | 마케팅팀 | 010-1234-5678', null],
  ])('%j: %s', (mail, brand) => expect(brandIn(mail)).toBe(brand));
});

it('keeps the company apart from what it makes', () => {
  const { brand, product } = read(
    '안녕하세요, 마루식품 마케팅팀 김민수입니다. 마루식품의 한끼죽을 소개해 주실 수 있을까요?',
  );
  expect([brand?.value, product?.value]).toEqual(['마루식품', '한끼죽']);
});

describe('no brand is taken from', () => {
  it.each([
    '안녕하세요, 마케팅팀 김민수입니다.',
    '안녕하세요, 김민수입니다.',
    '안녕하세요, 저는 김민수 매니저입니다.',
    '안녕하세요 프로모션 담당 김민수입니다.',
    '안녕하세요. 좋은 하루입니다.',
    '안녕하세요, 오늘은 수요일입니다.',
    '안녕하세요, 더 마루 식품 마케팅팀 김민수입니다.',
    '안녕하세요. (사)한국 커피 협회 홍보국입니다.',
    '안녕하세요 마루식품 이사입니다.',
    '안녕하세요. 이번 제품은 마루식품 도시락입니다.',
    '안녕하세요, 올리브영에서 판매 중인 세럼을 소개해 주세요.',
    '안녕하세요. 쿠팡에서 판매하고 있는 도시락입니다.',
    '안녕하세요. 저희 도시락은 국내산 재료로 만듭니다.',
    '안녕하세요, 나이키 브랜드 리뷰 영상 잘 봤습니다.',
    'Hi from Seoul!\nWe have a new product.',
  ])('%j', (opening) => expect(brandIn(opening + OFFER)).toBeNull());
});

it.each([
  '안녕하세요, ',
  '하나 님 ',
  '마루식품 ',
  '김민수입니다',
  '에서 ',
  '브랜드 ',
  '가 | ',
  'I am Jane ',
  '저희 가는 ',
])('reads 100,000 letters of "%s" in time', (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  expect(read(text).text).toBe(text);
});
