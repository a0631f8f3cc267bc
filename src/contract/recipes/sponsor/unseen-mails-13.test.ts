import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'pet food prose',
    text: `하나 님께

반려동물 사료를 만드는 회사 포근포근의 마케터 유다인입니다. 하나 님이 강아지 보리와 산책하는 영상을 회사 사람들이 다 같이 돌려 봤어요.

저희가 다음 달에 습식 사료 '보들한끼'를 내는데 보리가 먹는 모습을 영상에 담아 주실 수 있을지 여쭙고 싶습니다. 따로 대본은 없고, 영상 중간에 1분에서 1분 반쯤이면 됩니다.
광고비는 160만 원에 부가세 별도로 드릴 수 있습니다. 12월 14일 주에 올려 주시면 가장 좋고, 올리시기 사흘 전에만 미리 보여 주세요. 고칠 점이 있으면 한 번에 모아서 말씀드리겠습니다.
찍어 주신 영상은 저희 블로그에 링크만 걸 거예요.
입금은 영상이 올라간 다음 주에 바로 해 드립니다.

유다인 올림`,
    card: {
      brand: '포근포근',
      product: '보들한끼',
      contact: '유다인',
      deliverables: ['ppl×? 60-90'],
      fees: ['1,600,000원(VAT 별도)'],
      days: ['upload 2026-12-20', 'draft 2026-12-11'],
      revisions: 1,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'agency, brand not revealed',
    text: `안녕하세요 하나님, 인플루언서 매칭 플랫폼 링크유 조은별입니다.

국내 대형 가전사의 신규 무선 청소기 캠페인에 하나님을 추천드리려고 합니다. (브랜드명은 NDA 체결 후 공개)

· 형식: 브랜디드 콘텐츠 1편, 7분 이상
· 예산: 600~700만원 (VAT 별도)
· 촬영: 1월 초
· 업로드: 1월 21일(목)
· 2차 활용: 1년, 광고 집행 포함
· 경쟁사: 6개월

11/30(월) 오전까지 가능 여부 회신 주시면 최종 리스트에 올리겠습니다.
조은별 eunbyul@linku.kr`,
    card: {
      brand: null,
      product: '무선 청소기',
      contact: '조은별',
      deliverables: ['branded×1 420-'],
      fees: ['6,000,000원~7,000,000원(VAT 별도)'],
      days: ['shoot null', 'upload 2027-01-21', 'reply 2026-11-30'],
      revisions: null,
      usage: [12, true],
      exclusivity: 6,
      payment: null,
    },
  },
  {
    name: 'table with pipes',
    text: `하나님 안녕하세요, 그린테일 민지호입니다. 요청하신 조건표 보내드립니다.

| 항목 | 내용 |
| 상품 | 숲결 디퓨저 200ml |
| 채널 | 유튜브 본편 PPL 1회(50초), 릴스 1회 |
| 단가 | 유튜브 130만원, 릴스 50만원 (각 VAT 별도) |
| 일정 | 시안 12.07 / 업로드 12.14 |
| 수정 | 1회 |
| 사용권 | 3개월, 브랜드 채널 |
| 독점 | 업로드 후 1개월 (방향제) |
| 결제 | 계산서 발행 후 30일 |`,
    card: {
      brand: '그린테일',
      product: '숲결 디퓨저 200ml',
      contact: '민지호',
      deliverables: ['ppl×1 50', 'instagram×1'],
      fees: ['1,300,000원(VAT 별도)', '인스타그램 500,000원(VAT 별도)'],
      days: ['draft 2026-12-07', 'upload 2026-12-14'],
      revisions: 1,
      usage: [3, false],
      exclusivity: 1,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'signature only brand',
    text: `하나님 안녕하세요!

겨울 신상 니트 가디건을 데일리룩 영상에서 한 번 입어 주실 수 있을까 해서 연락드렸습니다. 전신 컷 포함 30초 이상이면 되고 따로 멘트는 안 하셔도 돼요.

사례는 50만 원 + 원하시는 색상 2벌 드릴게요.
12월 18일 금요일 전에 올려 주시면 감사하겠습니다. 저희 공식 계정에 캡처해서 올려도 될까요? (한 달 정도)
사례비는 올려 주신 뒤 일주일 내로 보내드립니다.

감사합니다!
--
정하은 Haeun Jung
MARKETER | 모모아틀리에
www.momoatelier.com`,
    card: {
      brand: '모모아틀리에',
      product: '니트 가디건',
      contact: '정하은',
      deliverables: ['ppl×1 30-'],
      fees: ['500,000원'],
      days: ['upload 2026-12-18'],
      revisions: null,
      usage: [1, false],
      exclusivity: null,
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'English casual',
    text: `hey hana!! it's Mei from Cloudbun 🍞 we make plush pillows shaped like pastries

we're dropping our new Croissant Pillow on dec 18 and would LOVE to get it into one of your room videos. nothing scripted, just have it on the bed + say a few words (20-30 sec)

budget is $350 and you keep the pillow obviously. if you can post between dec 18 and dec 24 that'd be amazing. we'll pay via wise the same day it goes up

we might repost a clip on our tiktok, cool?

mei
hello@cloudbun.co`,
    card: {
      brand: 'Cloudbun',
      product: 'Croissant Pillow',
      contact: 'Mei',
      deliverables: ['ppl×1 20-30'],
      fees: ['$350'],
      days: ['upload 2026-12-24'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'book publisher',
    text: `하나 작가님, 안녕하세요. 도서출판 겨울숲 편집부 남태오입니다.

12월 초 출간 예정인 에세이 《아침의 모양》을 독서 브이로그에서 소개해 주실 수 있을지 문의드립니다.

소개 분량: 1~2분
진행비: 70만 원(원천세 3.3% 공제 후 지급)
도서 발송: 12월 3일
영상 공개 희망일: 12월 17일
원고 확인: 필요 없음
지급일: 공개 다음 달 20일

책의 문장을 영상에 인용하실 때는 두 단락 이내로 부탁드립니다.
남태오 드림 / taeo@winterforest.kr / 02-333-8710`,
    card: {
      brand: '겨울숲',
      product: '아침의 모양',
      contact: '남태오',
      deliverables: ['planned-ppl×? 60-120'],
      fees: ['700,000원'],
      days: ['upload 2026-12-17'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 50, date: null },
    },
  },
  {
    name: 'long campaign brief document',
    text: `바른하루 락토핏 부스터 캠페인 브리프
브랜디드 콘텐츠 가이드라인 v1.2

1. 브랜드 소개
바른하루는 2019년 시작한 건강기능식품 브랜드입니다. 누적 판매 300만 병을 기록했습니다.

2. 제품 소개
락토핏 부스터: 하루 한 포로 챙기는 유산균. 한 박스 30포, 소비자가 39,000원.

3. 콘텐츠 요청 사항
- 유튜브 영상 중 PPL 형태로 1회, 노출 시간 60초 이상
- 제품 클로즈업 1컷 이상, 로고 노출 3초 이상
- 필수 멘트: "하루 한 포로 가볍게"
- 필수 해시태그: #바른하루 #락토핏부스터
- 질병 치료 효과로 오인될 표현 금지

4. 일정
- 제품 수령: 12/2
- 영상 초안 전달: 12/10
- 최종본 확정: 12/14
- 업로드: 12/16 오후 7시

5. 조건
- 크리에이터 비용: 3,200,000원 (VAT별도)
- 수정: 최대 3회
- 브랜드 채널 활용 6개월, 디지털 광고 집행은 별도 협의
- 동종 제품(유산균) 광고 2개월 제한
- 업로드 후 익월 말 지급`,
    card: {
      brand: '바른하루',
      product: '락토핏 부스터',
      contact: null,
      deliverables: ['ppl×1 60-'],
      fees: ['3,200,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'other 2026-12-14', 'upload 2026-12-16'],
      revisions: 3,
      usage: [6, false],
      exclusivity: 2,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'furniture honorific',
    text: `하나 님, 처음 인사드립니다.
원목 가구 브랜드 나무와결에서 홍보를 담당하고 있는 표은재라고 합니다.

이번에 1인 가구를 위한 접이식 책상 '폴드원'을 선보이게 되었는데, 하나 님의 방 꾸미기 콘텐츠와 결이 맞다고 생각하여 제안드리게 되었습니다.

희망하는 방식은 방 꾸미기 영상 안에서 조립부터 사용까지 3~4분가량 다뤄 주시는 기획 PPL이며, 제작비로 330만 원(부가세 포함)을 책정해 두었습니다. 초안은 12월 15일, 최종 업로드는 12월 22일을 생각하고 있습니다. 수정 요청은 최대 두 번 드릴 예정입니다.

영상 원본의 2차 활용은 하지 않겠습니다. 다만 업로드 후 한 달간은 다른 책상 브랜드를 소개하지 않으셨으면 합니다.
제작비는 계약 시 절반, 업로드 후 절반을 지급해 드립니다.

긍정적인 검토를 부탁드립니다.
표은재 드림
pr@woodandgrain.kr`,
    card: {
      brand: '나무와결',
      product: '폴드원',
      contact: '표은재',
      deliverables: ['planned-ppl×? 180-240'],
      fees: ['3,300,000원(VAT 포함)'],
      days: ['draft 2026-12-15', 'upload 2026-12-22'],
      revisions: 2,
      usage: [0, false],
      exclusivity: 1,
      payment: { after: 'contract', days: null, date: null },
    },
  },
  {
    name: 'kakao style',
    text: `안녕하세요 하나님~ 저는 렌즈 브랜드 아이리움 대표 신보라예요
메일 주소를 못 찾아서 이렇게 연락드려요ㅎㅎ
이번에 데일리 렌즈 '문샤인 브라운' 출시했는데 메이크업 영상에서 착용해주시면 너무 좋을 것 같아요!
착용샷 15초 이상 + 더보기 링크 + 쇼츠 1개
이렇게 해서 90만원 맞춰드릴 수 있어요 (세금계산서 O)
쇼츠는 저희가 광고로 돌릴 수 있게 2개월만 허락해주세요
올리는 날짜는 12/20 이전이면 아무 때나 괜찮아요`,
    card: {
      brand: '아이리움',
      product: '문샤인 브라운',
      contact: '신보라',
      deliverables: ['ppl×? 15-', 'shorts×1'],
      fees: ['900,000원'],
      days: ['upload 2026-12-20'],
      revisions: null,
      usage: [2, true],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'annual contract',
    text: `하나 크리에이터님께,

안녕하세요. 전기자전거 전문 기업 ㈜벨로웨이브 브랜드전략실 진서후 차장입니다.
2027년 상반기 앰배서더로 하나님을 모시고 싶어 조심스럽게 여쭙니다.

계약 기간은 2027년 1월부터 6월까지 6개월이며, 매월 유튜브 PPL 1편(90초)과 인스타그램 릴스 1편을 부탁드리고자 합니다.
활동비는 월 250만 원(부가세 별도)이고, 활동 기간 동안 '벨로웨이브 시티 S3'를 무상으로 대여해 드립니다.
계약 기간 중 타 전기자전거·킥보드 브랜드 광고는 불가합니다.
제작하신 콘텐츠는 계약 기간에 한해 당사 채널과 온라인 광고에 활용됩니다.
활동비는 매월 말일 정산됩니다.
12월 4일(금)까지 회신 주시면 미팅 일정을 잡겠습니다.

진서후 차장 | ㈜벨로웨이브 | seohoo@velowave.co.kr`,
    card: {
      brand: '벨로웨이브',
      product: '벨로웨이브 시티 S3',
      contact: '진서후',
      deliverables: ['ppl×1 90', 'instagram×1'],
      fees: ['월 2,500,000원(VAT 별도)'],
      days: ['reply 2026-12-04'],
      revisions: null,
      usage: [6, true],
      exclusivity: 6,
      payment: { after: 'month', days: 30, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});
