import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Eight more of the mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'very short casual offer, no fee',
    text: `안녕하세요~ 강아지 간식 파는 '꼬리상점' 인데요
혹시 협찬 받으시나요? 저희 오리목뼈 껌 릴스로 한번 찍어주실수 잇을까 해서요
가능하시면 단가 알려주세요!`,
    card: {
      brand: '꼬리상점',
      product: '오리목뼈 껌',
      contact: null,
      deliverables: ['instagram×1'],
      fees: [],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'KakaoTalk chat with sender names, terms spread over messages, self-correction',
    text: `민경_Tidlo: 안녕하세요 크리에이터님! 티들로 마케터 홍민경이에요😊
민경_Tidlo: 어제 전화로 말씀드린 거 정리해서 드릴게요
민경_Tidlo: 제품은 Tidlo 접이식 빨래건조대 L사이즈구요
민경_Tidlo: 쇼츠 3개! 각각 40초 이내로요
민경_Tidlo: 금액은 건당 35만원 x 3 = 105만원이고 부가세는 별도에요
민경_Tidlo: 첫번째 쇼츠는 11/30 업로드 나머지는 12/7, 12/14 순차로 부탁드려요
민경_Tidlo: 아 죄송 첫번째 12/1 이에요 11/30 아니고 ㅠㅠ
민경_Tidlo: 시안은 업로드 3일 전까지 카톡으로 보내주시면 돼요
민경_Tidlo: 입금은 3개 다 올라간 다음 그 다음주 금요일에 일괄로 나가요
민경_Tidlo: 건조대는 다른 브랜드 거 올해 안에는 광고 안 받아주셨으면 해요🙏
민경_Tidlo: 혹시 궁금하신 거 있으실까요??`,
    card: {
      brand: '티들로',
      product: 'Tidlo 접이식 빨래건조대 L사이즈',
      contact: '홍민경',
      deliverables: ['shorts×3 -40'],
      fees: ['건당 350,000원(VAT 별도)', '총 1,050,000원(VAT 별도)'],
      days: ['upload 2026-12-07', 'upload 2026-12-14', 'upload 2026-12-01', 'draft null'],
      revisions: null,
      usage: null,
    },
  },
  {
    name: 'affiliate / commission offer',
    text: `제목: 공동구매(수익쉐어) 제안드려요 - 바스락 담요

안녕하세요 :) 침구 브랜드 바스락입니다.

크리에이터님 채널 분위기와 저희 '세겹 거즈 담요'가 잘 맞을 것 같아 공구 제안드립니다.
고정 원고료는 없고, 전용 링크로 발생한 판매금액의 18%를 수수료로 드려요. (배송비, 반품 건 제외)

진행 방식
- 공구 기간 : 12/7(월) ~ 12/13(일) 7일간
- 인스타 피드 1회, 스토리 최소 3회 (오픈 / 중간 / 마감)
- 공구 시작 전날까지 예고 스토리 1회 추가 부탁드려요
- 샘플 담요 1장은 미리 보내드립니다 (반납 X)

정산은 반품 확정 후 다음달 15일이고, 사업자 없으시면 3.3% 떼고 입금돼요.
공구 기간 전후 2주 동안은 다른 담요/이불 공구는 피해주세요!

관심 있으시면 답장 부탁드립니다. 
바스락 공구담당 나윤`,
    card: {
      brand: '바스락',
      product: '세겹 거즈 담요',
      contact: '나윤',
      deliverables: ['instagram×1', 'instagram×3'],
      revisions: null,
      usage: null,
      exclusivity: 0.5,
    },
  },
  {
    name: 'product-only gifting, blog visit (restaurant)',
    text: `블로거님 안녕하세요, 연남동에 새로 문을 연 파스타집 '느린접시'입니다. 🍝

오픈 이벤트로 블로그 체험단을 모집하고 있는데, 블로거님 글이 꼼꼼하고 사진이 예뻐서 개인적으로 연락드립니다.
2인 디너 코스(12만원 상당)를 무료로 제공해 드리며 별도 원고료는 지급되지 않는 점 양해 부탁드려요.

* 방문: 11월 24일 ~ 12월 6일 중 편하신 날 (월요일 휴무)
* 리뷰: 네이버 블로그 1건, 사진 20장 이상 + 짧은 동영상 1개, 1,500자 이상
* 방문 후 5일 안에 등록해 주세요
* 키워드: 연남동 파스타, 연남 데이트 맛집
* 지도 첨부 필수

글은 저희가 따로 검수하거나 수정 요청 드리지 않아요. 솔직하게 써주세요!
원하시는 날짜 두 개 정도 적어서 회신 주시면 예약 잡아드릴게요.

느린접시 점장 오세빈`,
    card: {
      brand: '느린접시',
      product: '2인 디너 코스',
      contact: '오세빈',
      fees: [],
      days: ['shoot 2026-12-06', 'upload null'],
      revisions: 0,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'informal agency mail, payment in three instalments, several platforms',
    text: `안녕하세요 크리에이터님! MCN 아니고 소규모 대행사 '점선면랩'의 유다온 PD예요 ㅎㅎ

저희가 이번에 캠핑 브랜드 호롱불캠프 연간 콘텐츠를 맡았는데요. 첫 시리즈를 크리에이터님이랑 하고 싶습니다!
소개할 제품은 '호롱 2 LED 랜턴' 이고, 유튜브 3부작(편당 12분 이상)에 인스타 릴스 3개(편당 하나씩, 예고편 느낌)로 생각하고 있어요.

페이는 전체 900만원, VAT 별도예요. 이건 세 번에 나눠서 드리는데 계약서 쓰고 300, 2편 올라가면 300, 3편까지 다 끝나면 나머지 300 이렇게요.

촬영은 12월 12일~13일 주말에 가평에서 1박 2일로 한 번에 몰아서 찍고요, 1편은 크리스마스 이브에, 2편은 1월 7일, 3편은 1월 21일에 업로드했으면 합니다. 각 편 가편은 올리기 일주일 전에 주시면 광고주 컨펌 받아드릴게요. 수정은 편당 두 번까지만 받기로 광고주랑 얘기 끝냈습니다👍

시리즈 나가는 동안이랑 마지막 편 올라가고 두 달은 다른 랜턴이나 조명 브랜드는 안 하셨으면 해요.
원본은 안 주셔도 되고, 완성본은 광고주 유튜브 채널에 1년 동안 같이 올릴 수 있게 해주세요.

다음주 수요일쯤까지 하실지 말지만 알려주세요~~

유다온
010-0000-2231`,
    card: {
      brand: '호롱불캠프',
      product: '호롱 2 LED 랜턴',
      contact: '유다온',
      deliverables: ['video×3 720-', 'instagram×3'],
      fees: ['총 9,000,000원(VAT 별도)'],
      days: [
        'shoot 2026-12-13',
        'upload 2026-12-24',
        'upload 2027-01-07',
        'upload 2027-01-21',
        'draft null',
        'reply 2026-12-02',
      ],
      revisions: 2,
      usage: [12, false],
      exclusivity: 2,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'app promotion, performance bonus, mixed Korean/English jargon',
    text: `[광고 제안] 영어회화 앱 Parrot Attic × 채널

Hi 크리에이터님,
Parrot Attic 그로스팀 Jenny Moon입니다.

저희는 AI 튜터랑 하루 10분 대화하는 앱 Parrot Attic을 서비스하고 있고, 신년 결심 시즌에 맞춰 퍼포먼스 캠페인을 준비 중이에요.

What we need
- 유튜브 기존 포맷 내 mid-roll 인티그레이션 1회 (60~75초)
- 고정댓글 + 더보기란 트래킹 링크 30일 유지
- 커뮤니티 탭 포스트 1회

Budget
- Flat fee USD 1,800 (송금 수수료 당사 부담)
- 보너스: 유료 전환 1건당 $4

Timeline
- Script: 12/14
- Live: 12/28~1/3 사이
스크립트 컨펌 후에는 팩트 오류 외 수정 요청 없습니다.

Paid usage
- 해당 구간 60일 whitelisting(스파크/파트너십 광고) 가능하면 좋겠어요. 어려우시면 빼도 됩니다.

Payment: Net 30 after live (Payoneer 아님, 해외송금)

Let me know by 11/27!
Jenny`,
    card: {
      brand: 'Parrot Attic',
      product: 'Parrot Attic',
      contact: 'Jenny Moon',
      deliverables: ['ppl×1 60-75', 'community×1'],
      fees: ['$1,800'],
      days: ['draft 2026-12-14', 'upload 2027-01-03', 'reply 2026-11-27'],
      revisions: 0,
      usage: [2, true],
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'DM without time stamps, typos, unclear fee range',
    text: `안녕하세용 혹시 DM으로 제안드려도 될까요??

저희 양말 브랜드 '발가락행성' 입니다ㅎㅎ

이번에 무압박 수면양말 나와서 같이 해보고싶어서요

릴스 1개+피드 1개 세트로 보고있구 예산은 20~30만원 사이에여

올려주시는건 다음달 15일쯤? 맞춰주시면 젤 좋을거같아요

사진은 저희 인스타에 리그램해도 되죠..? 따로 광고로 돌리거나 하진 않아요!

편하실때 답주세요🧦🧦`,
    card: {
      brand: '발가락행성',
      product: '무압박 수면양말',
      contact: null,
      deliverables: ['instagram×1', 'instagram×1'],
      fees: ['200,000원~300,000원'],
      days: ['upload 2026-12-15'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'formal contract-style brand mail with numbered clauses, overseas-currency-free, withholding',
    text: `보낸 날짜: 2026-11-19 (목) 17:52
보낸 사람: 심예나 <yena.shim@haedam.example>
제목: 해담스킨 '쌀겨 클렌징밤' 협찬 조건 안내

안녕하세요. 해담스킨 브랜드 커뮤니케이션팀 심예나입니다.
유선으로 안내드린 협찬 조건을 서면으로 송부드리오니 확인 부탁드립니다.

제1항 (콘텐츠) 크리에이터는 '쌀겨 클렌징밤'을 소재로 한 인스타그램 릴스 2건(건당 20초 이상)과 피드 캐러셀 1건(이미지 5장)을 제작한다.
제2항 (대가) 회사는 금 1,800,000원을 지급하며, 사업소득세 3.3%를 원천징수한다.
제3항 (일정) 시안은 2026년 12월 3일까지 제출하고, 최종 콘텐츠는 2026년 12월 11일부터 12월 13일 사이에 게시한다.
제4항 (수정) 회사는 시안에 대하여 1회의 수정을 무상으로 요청할 수 있으며, 이후 추가 수정은 회당 10만원을 지급한다.
제5항 (이용) 회사는 게시일로부터 6개월간 콘텐츠를 온라인 광고, 상세페이지 및 오프라인 매장 POP에 사용할 수 있다.
제6항 (경업) 크리에이터는 시안 제출일부터 게시 후 45일까지 동종 클렌징 제품의 유료 광고를 하지 아니한다.
제7항 (지급) 대가는 게시일이 속한 달의 다음 달 10일에 지급한다.

이견이 있으시면 11월 26일(목) 18시 전까지 말씀해 주십시오.

감사합니다.
심예나`,
    card: {
      brand: '해담스킨',
      product: '쌀겨 클렌징밤',
      contact: '심예나',
      deliverables: ['instagram×2 20-', 'instagram×1'],
      fees: ['1,800,000원'],
      days: ['draft 2026-12-03', 'upload 2026-12-13', 'reply 2026-11-26'],
      revisions: 1,
      usage: [6, true],
      exclusivity: 1.5,
      payment: { after: 'month', days: 40, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
