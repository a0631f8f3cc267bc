import { listed } from '../derive/words.ts';
import type { RedFlagRule } from './rule.ts';
import { inOrder } from './said-in.ts';

/** Behind the words: they are denied. */
const DENIED = listed('없|않|불필요|해당 없|요구하지|아니|아닙|no|not');

const NO = listed("no|not|never|without|don't");

/** What the words of a mail betray. */
export const redFlagsOfWords: readonly RedFlagRule[] = [
  {
    id: 'no-fee',
    level: 'warning',
    inOffer: ({ fees }) => (fees.every(({ value }) => value.basis === 'goods') ? (fees[0] ?? null) : null),
    onlyIf: ({ fees }) => fees.every(({ value }) => value.basis === 'goods'),
    says: [
      {
        ...inOrder(
          '원고료|광고비|제작비|비용|고료|금액|페이|대가',
          '없|드리지|드리기 어렵|드리기 어려|드리기 힘|지급되지|불가|책정되지|책정되어 있지',
        ),
        unless: ['수정', '추가'],
        unlessBefore: ['추가'],
      },
      inOrder('제품|상품|서비스', '만 제공|으로만|만 드|협찬으로|제공으로 진행|제공으로 대체|제공만|증정만|협찬만'),
      inOrder('체험단', '모집|신청|제안|초대'),
      inOrder('무상|무료', '협찬|진행|제작'),
      { ...inOrder('no|without', 'budget|fee|payment|monetary'), unless: ['limit'] },
      inOrder(
        'product-only|product only|in exchange for a free|in exchange for the product|in exchange for free|in exchange for product|gifted collab|gifting collab|gifting only|gifted campaign|unpaid',
      ),
    ],
    why: {
      ko: '제작비 없이 제품만 받는 조건이에요. 제품만 받아도 광고 표시는 해야 해요.',
      en: 'There is no fee, only the product; even so it has to be disclosed.',
    },
    ask: {
      ko: '제품 제공 외에 제작비 예산이 있는지 {궁금해요|궁금합니다}.',
      en: 'Is there a budget for production besides the product?',
    },
  },
  {
    id: 'ad-in-disguise',
    level: 'warning',
    says: [
      inOrder(
        '광고|협찬',
        '티 |티가|티나|느낌|냄새|처럼|같지|스럽지',
        '안 나|나지 않|안 보이|보이지 않|안나|않게|않도록',
      ),
      inOrder(
        "not look|doesn't look|don't look|not feel|doesn't feel|don't feel|not sound",
        'like an ad|like ad|sponsored',
      ),
    ],
    why: {
      ko: '광고처럼 보이지 않게 해 달라는 말이에요. 광고 표시까지 빼라는 뜻인지 확인하세요.',
      en: 'It should not look like an ad. Make sure this does not mean leaving out the disclosure.',
    },
    ask: {
      ko: '자연스럽게 만들되 광고 표시는 지침대로 {넣을게요|넣겠습니다}.',
      en: 'I will make it natural, and disclose it as the guideline asks.',
    },
  },
  {
    id: 'performance-only',
    level: 'warning',
    inOffer: ({ fees }) => (fees.every(({ value }) => value.basis === 'share') ? (fees[0] ?? null) : null),
    says: [
      {
        ...inOrder(
          'cpa|cps|성과형|성과 보수|판매 수수료만|판매수수료만|수수료로만|commission-only|commission only|performance-based only|performance based only',
        ),
        unless: DENIED,
      },
      { ...inOrder('조회수|조회 수', '보장|미달|미만|달성'), unless: DENIED },
      { ...inOrder('guarantee|guaranteed|minimum number of|minimum', 'views'), unless: DENIED },
      inOrder('only if|once|after|when|unless', 'video|reel|short|post|content', 'reaches|gets|hits|passes'),
    ],
    why: {
      ko: '조회수나 판매 실적에 따라 돈이 달라지거나 추가 작업이 생겨요.',
      en: 'The money or the work depends on views or sales.',
    },
    ask: {
      ko: '조회수나 판매량은 보장하기 어려워서, 고정 제작비를 기준으로 {부탁드려요|부탁드립니다}.',
      en: 'I cannot guarantee views or sales, so please base the offer on a fixed fee.',
    },
  },
  {
    id: 'penalty',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '위약금|위약벌|위약:|손해배상|손해 배상|배상|패널티|페널티|지체상금|지체 상금|penalty|penalties|liquidated damages|refund the fee|refund the full fee',
        ),
        unless: DENIED,
        unlessBefore: NO,
      },
      { ...inOrder('전액|광고비|제작비|금액|대금|비용', '환불|반환|환수'), unless: DENIED },
      { ...inOrder('하루|1일|일당|늦|지연|지체', '차감|감액|공제'), unless: DENIED },
    ],
    why: { ko: '위약금이나 배상 조항이 있어요.', en: 'There is a penalty clause.' },
    ask: {
      ko: '위약금은 양쪽에 똑같이 적용하고, 금액의 상한과 사유를 적어 {주세요|주시기 바랍니다}.',
      en: 'Please make penalties apply to both sides, with a cap and the reasons written down.',
    },
  },
  {
    id: 'approval-without-end',
    level: 'warning',
    says: [
      inOrder('승인|컨펌|검수|확정', '때까지|시까지|완료시까지|완료 시까지'),
      inOrder('대본|스크립트|기획안|원고', '횟수 제한 없|횟수 없|무제한|계속'),
      inOrder('until', 'approve|approved|approves|are satisfied|is satisfied'),
      {
        ...inOrder(
          'approve|approval of|approval on|sign off on|sign-off on',
          'final cut|final edit|final version|final video',
        ),
        unless: listed('within|days|hours|once'),
      },
    ],
    why: {
      ko: '브랜드가 승인할 때까지 끝없이 고쳐야 할 수 있어요.',
      en: 'You may have to keep changing it until the brand approves, without a limit.',
    },
    ask: {
      ko: '대본과 영상 확인은 각 1회, 전달 후 3영업일 안에 의견을 주시는 것으로 정하고 {싶어요|싶습니다}.',
      en: 'I would like one approval each for script and video, with comments within three working days.',
    },
  },
  {
    id: 'kept-forever',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '영상|게시물|콘텐츠|컨텐츠|포스팅|글|업로드|게시|유지|노출|보존',
          '영구|무기한|평생|계속',
          '게시|유지|보존|공개|노출|업로드',
        ),
        unless: DENIED,
      },
      inOrder(
        '영구 게시|영구 유지|영구 보존|무기한 게시|무기한 유지|영구적으로 게시|영구적으로 유지|유지 기간: 영구|유지기간: 영구|유지 기간: 무기한',
      ),
      inOrder('삭제|비공개', '불가|금지|하실 수 없|할 수 없|안 됩|안됩|안 돼'),
      inOrder('never|not|may not', 'be deleted|be removed|delete|remove|take down|taken down'),
      inOrder('remain|stay|kept|keep', 'permanently|indefinitely|forever'),
    ],
    why: { ko: '게시물을 끝없이 남겨 두어야 해요.', en: 'The post has to stay up forever.' },
    ask: {
      ko: '게시물 유지 기간은 6개월처럼 끝을 정해 {주세요|주시기 바랍니다}.',
      en: 'Please set an end, such as six months, to how long the post stays up.',
    },
  },
  {
    id: 'portrait-rights',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '초상권|성명권|퍼블리시티권|초상 사용|초상을 사용|초상 활용|likeness|image rights|right of publicity|ai 학습|ai 합성|ai 활용|ai학습',
        ),
        unless: DENIED,
      },
      { ...inOrder('얼굴|이름|목소리', '사용|활용|이용'), unless: DENIED },
    ],
    why: {
      ko: '얼굴이나 이름을 쓸 권리를 함께 넘기는 조건이에요.',
      en: 'The right to use your face or name is part of it.',
    },
    ask: {
      ko: '초상과 이름은 이번 콘텐츠 안에서만, 정한 기간 동안 쓰는 것으로 한정하고 {싶어요|싶습니다}.',
      en: 'I would like to limit the use of my likeness and name to this content and a set period.',
    },
  },
  {
    id: 'raw-files',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '원본|무편집본|촬영본|클린본|편집 프로젝트|편집 파일|편집파일|프로젝트 파일|소스 파일',
          '제공|전달|공유|납품|제출',
        ),
        unless: DENIED,
      },
      { ...inOrder('raw footage|raw files|project files'), unless: DENIED, unlessBefore: NO },
    ],
    why: { ko: '편집 전 원본까지 넘겨 달라고 해요.', en: 'The brand wants the raw footage.' },
    ask: {
      ko: '원본 파일은 제공 범위와 비용을 따로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to agree separately on raw files and their price.',
    },
  },
];
