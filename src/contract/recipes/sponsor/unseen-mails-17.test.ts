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
    name: 'a stove for campers, in free prose',
    text: `안녕하세요 소담캠핑님, 캠핑 용품 만드는 파인트리입니다.
저희가 이번 겨울에 접이식 화목난로 '불멍이'를 출시했는데요, 소담님 겨울 캠핑 영상에서 하루 동안 써 보시는 모습을 담아 주실 수 있을까요?
단독 리뷰 영상 1편을 생각하고 있고 비용은 250만 원 정도 드릴 수 있어요(부가세는 따로 드려요).
난로는 돌려주지 않으셔도 됩니다. 영상은 12월 20일 전에만 올라가면 되고, 올리시기 3일 전에 저희한테 먼저 보여 주시면 좋겠어요. 고치는 건 두 번까지만 부탁드릴게요.
올려 주신 영상은 저희 인스타그램이랑 스마트스토어 상세페이지에 반년 동안 쓰고 싶어요.
돈은 영상 올라간 다음 달 10일에 보내 드립니다.
관심 있으시면 이번 주 금요일까지 답 주세요!
파인트리 대표 정하늘`,
    card: {
      brand: '파인트리',
      product: '불멍이',
      contact: '정하늘',
      deliverables: ['branded×1'],
      fees: ['브랜디드 2,500,000원(VAT 별도)'],
      days: ['upload 2026-12-20', 'draft 2026-12-17', 'reply 2026-11-27'],
      revisions: 2,
      usage: [6, false],
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'an agency for a brand, in free prose',
    text: `안녕하세요, 크리에이터님. MCN 레드볼트의 서유나 매니저입니다.
글로벌 스킨케어 브랜드 '누아주'에서 신제품 '시카 리페어 앰플'의 국내 런칭을 앞두고 함께하실 분을 찾고 있어 메일 드립니다.
원하시는 형태는 인스타그램 릴스 2개와 스토리 3장이며, 릴스는 30초 내외로 부탁드려요. 예산은 총 400만원(VAT 포함)으로 책정되어 있습니다.
초안은 12/8, 업로드는 12/15~12/17 사이로 보고 있고요. 업로드 후 두 달은 다른 앰플 제품 광고를 받지 않으셔야 합니다.
브랜드에서 콘텐츠를 1년간 퍼포먼스 광고에 활용하는 조건이 포함되어 있어요. 수정 횟수에 제한은 따로 없습니다.
정산은 업로드 확인 후 30일 이내에 이루어집니다.
서유나 드림`,
    card: {
      brand: '누아주',
      product: '시카 리페어 앰플',
      contact: '서유나',
      fees: ['총 4,000,000원(VAT 포함)'],
      days: ['draft 2026-12-08', 'upload 2026-12-17'],
      revisions: 'unlimited',
      usage: [12, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'an English letter of a small company',
    text: `Hi Mina,

I'm Jonas from Fjordlight, a small Norwegian company making desk lamps. We love your studio tour videos!

We'd like to sponsor an upcoming video: a 60-90 second integration for our new lamp, the Aurora Two, somewhere in the first half. Our budget is $1,800, paid within 14 days of publication. We'd need to see a draft by December 10 and have the video live by December 18. One round of changes is plenty for us.

We may want to repost clips on our Instagram for three months. Please don't feature other lamp brands in the same video.

Could you let me know by Friday?

Best,
Jonas Berg
Partnerships, Fjordlight`,
    card: {
      brand: 'Fjordlight',
      product: 'Aurora Two',
      contact: 'Jonas Berg',
      deliverables: ['ppl×1 60-90'],
      fees: ['$1,800'],
      days: ['draft 2026-12-10', 'upload 2026-12-18', 'reply 2026-11-27'],
      revisions: 1,
      usage: [3, false],
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'an app of a startup',
    text: `크리에이터님 안녕하세요! 가계부 앱 '모아모아'를 운영하는 스타트업 세이브랩의 마케팅 담당 오지훈입니다 🙂
직장인 돈 관리 영상을 보고 저희 앱이랑 딱이라고 생각했어요.
제안드리는 건 두 가지입니다. 하나는 10분 내외 영상 안에 90초짜리 PPL, 다른 하나는 같은 내용으로 만든 쇼츠 한 편이에요. 합쳐서 320만 원(부가세 별도)에 가능할까요?
영상 설명란 첫 줄에 다운로드 링크를 꼭 넣어 주시고 #모아모아 해시태그도 부탁드려요.
스크립트는 12월 3일, 완성본은 12월 9일까지 공유해 주시고 12월 11일 저녁 7시에 공개해 주세요.
금융·가계부 앱 광고는 공개 후 한 달간 피해 주시고요.
대금은 계약하면서 절반, 공개하고 2주 안에 나머지를 드립니다. 2차 활용은 하지 않아요.`,
    card: {
      contact: '오지훈',
      deliverables: ['ppl×? 90', 'shorts×1'],
      fees: ['3,200,000원(VAT 별도)'],
      revisions: null,
      usage: [0, false],
      exclusivity: 1,
    },
  },
  {
    name: 'a publisher',
    text: `안녕하세요 책읽는하루님.
도서출판 물결 편집부 한채린입니다. 12월 초 출간될 에세이 『느린 오후의 기록』을 소개해 주십사 연락드려요.
북튜브 영상에서 5분 정도 책 이야기를 해 주시거나, 어려우시면 인스타 피드 1건도 좋습니다.
원고료는 50만 원이고 3.3% 공제 후 지급합니다. 책은 두 권 보내 드릴게요.
게시 희망일은 12월 12일이고 사전 검수는 하지 않습니다.
원고료는 게시 후 익월 말에 입금됩니다.
답은 12월 1일까지 주시면 감사하겠습니다.`,
    card: {
      brand: '물결',
      product: '느린 오후의 기록',
      contact: '한채린',
      deliverables: ['video×? 300', 'instagram×1'],
      fees: ['500,000원'],
      days: ['upload 2026-12-12', 'reply 2026-12-01'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'what was said on the phone',
    text: `---------- 전달된 메시지 ----------
보낸사람: 배성호 <sh.bae@mintwave.kr>
제목: 민트웨이브 x 채널 협업 문의

담당자님께,
민트웨이브 배성호 과장입니다. 전화로 말씀드린 내용 정리해서 보내드립니다.

저희 쪽 제품은 휴대용 가습기 MW-7이고, 겨울 책상 꾸미기 영상에 넣어 주시면 됩니다.
노출은 45초 이상, 앞부분 3분 안쪽이면 좋습니다.
금액은 통화에서 얘기한 대로 180으로 하고 세금계산서는 저희가 맞춰 드리겠습니다.
일정: 샘플 11/28 발송 → 가편 12/5 → 업로드 12/10
수정은 1회 무상, 이후는 협의.
영상 일부(30초 이내)를 네이버 쇼핑라이브에서 3개월 사용합니다.
감사합니다.`,
    card: {
      brand: '민트웨이브',
      product: '휴대용 가습기 MW-7',
      contact: '배성호',
      deliverables: ['ppl×? 45-'],
      revisions: 1,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'invoice', days: null, date: null },
    },
  },
  {
    name: 'a table of a form',
    text: `[협찬 제안서]
브랜드 | 오늘의두유
품목 | 검은콩 두유 24팩
요청 | 유튜브 쇼츠 3편 (각 40초 이하)
원고료 | 편당 60만 (세전)
마감 | 1편 12/6, 2편 12/13, 3편 12/20
시안 | 각 업로드 2일 전
수정 | 편당 1회
라이선스 | 브랜드 SNS 리그램 가능 (기한 없음)
경쟁사 | 촬영~마지막 업로드 후 2주간 두유·우유 금지
지급 | 3편 완료 후 15일 내
담당 | 마케팅팀 유선아 (sunah@todaysoy.kr)`,
    card: {
      brand: '오늘의두유',
      product: '검은콩 두유 24팩',
      contact: '유선아',
      deliverables: ['shorts×3 -40'],
      fees: ['건당 600,000원'],
      revisions: 1,
      usage: ['unlimited', false],
      exclusivity: 0.5,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'a mat, with everything told in passing',
    text: `안녕하세요, 요가하는민지님. 친환경 요가매트를 만드는 소울그라운드의 브랜드 매니저 백승아입니다.
이번 달 새로 선보인 '코르크 매트 프로'를 민지님 아침 루틴 영상에서 써 보시는 장면으로 담아 주셨으면 해요. 매트 위에서 동작하시는 모습이 1분 30초 정도 나오면 충분합니다.
보수는 170만원이고 부가세는 포함된 금액이에요. 영상이 공개되고 보름 안에 보내드릴게요.
공개는 12월 14일 월요일 오전으로 부탁드리고, 그 전 주 수요일(9일)까지 초안을 볼 수 있으면 좋겠습니다. 저희가 의견을 드리는 건 한 차례뿐이에요.
올라간 영상에서 따온 짧은 클립을 저희 인스타그램에 석 달만 걸어두고 싶습니다. 광고로 돌리지는 않아요.
다른 매트 브랜드 이야기는 한 달 정도만 쉬어 주세요.`,
    card: {
      brand: '소울그라운드',
      product: '코르크 매트 프로',
      contact: '백승아',
      deliverables: ['ppl×? 90'],
      fees: ['1,700,000원(VAT 포함)'],
      revisions: 1,
      usage: [3, false],
      exclusivity: 1,
    },
  },
  {
    name: 'two things with days of their own',
    text: `저는 온라인 강의 플랫폼 러닝포레스트에서 파트너십을 담당하는 임도현이라고 합니다.
창작자님의 노션 활용 영상을 보고, 저희가 준비 중인 '일잘러의 노션' 강의를 함께 알리고 싶어 연락드립니다.
1) 유튜브 본편 협찬 고지 포함 소개 2분
2) 블로그 후기 글 한 편
위 두 가지에 대해 220만원(VAT 별도)을 생각하고 있습니다. 선금 30%를 계약 당일에, 잔금은 게시 후 세금계산서 발행일 기준 20일 안에 드립니다.
블로그는 12월 10일, 유튜브는 12월 17일에 올려 주세요. 원고와 영상 초안은 각각 게시 4일 전까지 부탁드립니다.
콘텐츠는 당사 광고에 6개월 활용하며 동종 플랫폼 협업은 게시일로부터 45일간 제한됩니다. 수정은 합쳐서 3회입니다.
문의: partner@learnforest.co.kr / 02-700-1200`,
    card: {
      brand: '러닝포레스트',
      product: '일잘러의 노션',
      contact: '임도현',
      deliverables: ['planned-ppl×? 120', 'blog×1'],
      fees: ['2,200,000원(VAT 별도)'],
      revisions: 3,
      usage: [6, true],
      exclusivity: 1.5,
      payment: { after: 'invoice', days: 20, date: null },
    },
  },
  {
    name: 'a place to stay',
    text: `[강릉 오션뷰 숙소 체험 제안]
안녕하세요! 강릉 '파도소리 스테이'입니다.
1박 2일 숙박(28만원 상당)과 제작비 60만원을 드리고, 인스타그램 릴스 1개와 피드 게시물 1개를 부탁드리려 합니다.
방문은 12월 평일 중 편하신 날, 게시는 방문 후 2주 이내면 됩니다.
저희 공식 계정 리그램 및 예약 페이지에 사진을 기간 제한 없이 사용합니다.
수정 요청은 드리지 않아요. 제작비는 게시 확인 후 바로 입금해 드립니다.
같은 지역 다른 숙소 협찬은 게시 후 2개월간 삼가 주세요.
담당: 이사라 (010-1234-5678)`,
    card: {
      brand: '파도소리 스테이',
      contact: '이사라',
      deliverables: ['instagram×1', 'instagram×1'],
      fees: ['600,000원'],
      revisions: 0,
      usage: ['unlimited', false],
      exclusivity: 2,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'an English app with ads for as long',
    text: `Hello Daniel,

My name is Priya Nair and I look after creator partnerships at Notewise. We build a note-taking app for students, and your study-with-me series is exactly our audience.

What we have in mind: one dedicated video (8 minutes or longer) and two Shorts cut from it. We can offer a flat fee of €2,400; half on signing and half 30 days after the video goes live.

Please send us the script by 3 December; we'd love the video to go up on the 15th. You'd have full creative control, though we may ask for up to two rounds of edits.

Notewise would like the right to run the Shorts as paid ads for 60 days. During that time, please avoid promoting other note-taking apps.

Kind regards,
Priya`,
    card: {
      brand: 'Notewise',
      contact: 'Priya Nair',
      deliverables: ['branded×1 480', 'shorts×2'],
      revisions: 2,
      usage: [2, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'a letter of a city',
    text: `수신: 유튜버 걷는사람
발신: 한결시 관광진흥과
제목: 한결시 겨울 여행 영상 제작 협조 요청

1. 귀하의 무궁한 발전을 기원합니다.
2. 우리 시는 '한결 눈꽃길' 홍보를 위하여 아래와 같이 영상 제작을 의뢰하고자 합니다.
  가. 내용: 10분 내외 여행 영상 1편
  나. 금액: 금 5,000,000원(부가세 포함)
  다. 촬영: 2026. 12. 7. ~ 12. 9.
  라. 납품: 2026. 12. 21.까지 (검수 12. 17.)
  마. 저작권: 결과물은 우리 시 누리집 등에 2년간 사용
  바. 대금: 검수 완료 후 14일 이내 지급
3. 참여 여부를 11. 30.까지 회신하여 주시기 바랍니다.
담당자 관광진흥과 주무관 노은비 (041-123-4567)`,
    card: {
      brand: '한결시',
      product: '한결 눈꽃길',
      contact: '노은비',
      deliverables: ['video×1 600'],
      fees: ['5,000,000원(VAT 포함)'],
      revisions: null,
      usage: [24, false],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));

  it('takes no time of a chat for a brand', () => {
    const chat =
      '[오후 2:11] 도토리: 다이어리로 쇼츠 두 개만 찍어 주실 수 있나요? [오후 2:17] 도토리: 개당 35만원 드려요';
    expect(cardOf(chat).brand).toBeNull();
  });
});
