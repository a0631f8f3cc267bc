import { hasWord, listed } from '../derive/words.ts';
import type { Offer } from '../offer.schema.ts';
import type { RedFlagRule } from './rule.ts';
import { NOT, NOT_BEFORE } from './english-denials.ts';
import { inOrder } from './said-in.ts';

const PAID_APART = listed(
  '별도 비용|별도 금액|별도 협의|별도 정산|별도 지급|추가 비용|추가 금액|유료로|separate fee|extra fee|paid separately',
);

const LABELS = listed('유료 광고|유료광고|광고|협찬|공정위|대가성|#광고|#협찬');
const LEFT_OUT = listed(
  '없이|빼고|빼 주|빼주|빼달|제외|생략|삭제|숨기|숨겨|하지 말|하지 마|하지 않|하지 마|넣지|달지|안 하|안 넣|안 달|노출하지',
);
const POLITELY_LEFT_OUT = listed(
  '는 필요 없|은 필요 없|는 따로 필요 없|는 굳이 필요 없|가 필요 없|자제|지양|최소화|빼셔도|드러나지 않|눈에 띄지',
);

const LABELS_EN =
  'paid promotion|paid partnership|\'ad\'|"ad"|ad label|ad tag|ad disclosure|#ad|#sponsored|disclosure|disclaimer|sponsored label|sponsored tag|sponsorship label|sponsorship tag|sponsorship mention|sponsored hashtag';
const TELL =
  'mention|mentioning|say|saying|state|stating|tell viewers|tell your viewers|tell your audience|telling viewers|telling your audience|reveal|revealing|point out|announce|announcing|call out|highlight|highlighting|flag|advertise';
const SPONSORED =
  "sponsorship|the partnership|our partnership|paid partnership|paid promotion|is sponsored|it's sponsored|is paid|it's paid|is an ad|it's an ad|is a paid|was paid|were paid|been paid|you are paid|being paid|is an advert|being sponsored|is a partnership|is a collaboration";
const PUT =
  'use|using|make|making|have|add|adding|include|including|put|putting|show|showing|tick|ticking|label it|label it as|label the video|tag it|tag it as|mark it|mark it as|turn on|turning on|need|write';
const LEAVE_OUT =
  'leave out|leave off|leaving out|leaving off|omit|omitting|skip|skipping|drop|dropping|remove|removing|hide|hiding|bury|do without|go without|untick|turn off';
const HIDDEN =
  'out of|off|until the end|at the end|to the end|at the bottom|at the very bottom|in the comments|below the fold|hidden|small|subtle|discreet|low-key|as short as';
const SPONSORSHIP =
  'sponsorship|partnership|paid promotion|paid partnership|collaboration|collab|disclosure|ad label|ad tag|#ad';
const NOT_SHOWN =
  "isn't mentioned|is not mentioned|not be mentioned|isn't disclosed|is not disclosed|not be disclosed|not be shown|isn't shown|not be visible|isn't visible|isn't obvious|is not obvious|not be obvious|isn't stated|not be stated|isn't labelled|isn't labeled|goes unmentioned|go unmentioned|between us|kept quiet|quiet|under wraps|left out|left off|kept off";
/** What else is not told: terms, or anything to others or before a day. */
const OTHER_SECRETS = listed(
  'before|until|prior|third|other brands|other creators|fee|terms|budget|price|anyone else|confidential',
);
/** Asked to be put elsewhere, it is asked for. */
const WRONG_PLACES = listed(
  'at the end|in the middle|below|behind|among|only|after|last|too|small|late|in the comments',
);
const FORBIDDEN_EN = listed(
  "not allowed|not acceptable|can't|cannot|may|breach|violat|law|legal|penalt|remove|youtube|we will|fine|risk|not possible",
);
/** 'Never post without #ad' asks for the label. */
const POSTING = listed('publish|upload|go live|not|never|nothing');

const FORBIDDEN = listed('안 됩|안됩|안 돼|불가|금지|위법|불법|문제|경우|없도록|마시|할 수 없');

const isPaidAdForATime = ({ value, quote }: NonNullable<Offer['usage']>): boolean =>
  value.isForAds && typeof value.months === 'number' && value.months > 0 && !hasWord(quote, PAID_APART);

const NOT_ALLOWED = listed('불가|금지|삼가|자제|제한|진행하지|할 수 없|안 됩|받지 않|피해');
const NOT_DONE = listed(
  '진행하지|협업하지|작업하지|광고하지|함께하지|홍보하지|계약하지|출연하지|맡지|받지|하지',
).flatMap((verb) =>
  ['않는', '않아야', '않으셔야', '않기', '말아', '마시', '마세', '못'].map((end) => `${verb} ${end}`),
);
const WORK =
  'work with|working with|be working with|partner with|partnering with|collaborate with|collaborating with|cooperate with|promote|promoting|feature|featuring|advertise|advertising|advertise for|take on|taking on|accept|accepting|endorse|endorsing|represent|sign with|post about|do ads for|run ads for|make content for';
/** What the video alone leaves out. */
const IN_ONE_VIDEO = listed('in the same|in this|in the video|in our|in the segment|in that|alongside|next to');

const ENDLESS_EN =
  'no end date|no time limit|without an end date|without a time limit|without end|no expiry|no expiration|never expires|open-ended|as long as we like|as long as we want|no set end|for good';
/** What the creator or viewers use. */
const YOURS = listed('you can|you may|free to|viewers');

/** What the contract's terms say. */
export const redFlagsOfTerms: readonly RedFlagRule[] = [
  {
    id: 'hide-disclosure',
    level: 'error',
    says: [
      {
        words: [LABELS, listed('표시|표기|문구|고지|배너|멘트|태그|언급|사실|임을|라는|여부'), LEFT_OUT],
        unless: FORBIDDEN,
      },
      {
        ...inOrder('광고임|협찬임|광고라는|협찬이라는|광고인|협찬인', '밝히지|알리지|말하지|언급하지|말하지 말'),
        unless: FORBIDDEN,
      },
      inOrder(
        '광고 표시|광고표시|광고 표기|광고 문구|협찬 표시|협찬 문구',
        '댓글|더보기|하단|맨 아래|맨 끝|작게|살짝|눈에|안 보이|접힌',
      ),
      { ...inOrder('#광고|#협찬|#유료광고', '대신|말고|없이|빼고|빼 주|빼주|제외|생략|달지|넣지'), unless: FORBIDDEN },
      inOrder('내돈내산|내돈 내산', '처럼|인 척|느낌|컨셉|콘셉트|스타일|으로 올'),
      inOrder('광고 없이|협찬 없이', '후기|올려|업로드|표시'),
      { words: [LABELS, listed('표시|표기|고지|배너|태그'), POLITELY_LEFT_OUT], unless: FORBIDDEN },
      { ...inOrder('광고|협찬', '사실|관계|여부', '드러나지 않|드러내지|밝히지'), unless: FORBIDDEN },
      { ...inOrder(NOT, 'disclose|disclosing'), isBeside: true, unless: OTHER_SECRETS },
      { ...inOrder(NOT, TELL, SPONSORED), isBeside: true, unless: OTHER_SECRETS },
      { ...inOrder(NOT, PUT, LABELS_EN), isBeside: true, unless: WRONG_PLACES },
      {
        ...inOrder('without|without any|without the|no need for|no need for a|no need for an', LABELS_EN),
        isBeside: true,
        unless: FORBIDDEN_EN,
        unlessBefore: POSTING,
      },
      { ...inOrder(LEAVE_OUT, LABELS_EN), unless: FORBIDDEN_EN, unlessBefore: NOT_BEFORE },
      { ...inOrder('keep|leave|put|move|place', LABELS_EN, HIDDEN), unlessBefore: NOT_BEFORE },
      { ...inOrder(SPONSORSHIP, NOT_SHOWN), unless: [...FORBIDDEN_EN, ...OTHER_SECRETS] },
      inOrder('as if you bought it|like you bought it|as if you had bought it'),
    ],
    why: {
      ko: '광고 표시를 하지 말라는 요청이에요. 표시하지 않으면 표시광고법 위반(뒷광고)이 될 수 있어요.',
      en: 'The brand asks not to disclose the sponsorship. That can break the law on labelling and advertising.',
    },
    ask: {
      ko: '관련 지침에 따라 광고 표시는 꼭 {넣어야 해요|넣어야 합니다}. 표시를 넣는 조건으로 진행할 수 있을지 확인 {부탁드려요|부탁드립니다}.',
      en: 'I have to disclose the sponsorship under the Korean guideline. Please confirm that we can go ahead on that condition.',
    },
  },
  {
    id: 'exclusive-term',
    level: 'warning',
    inOffer: ({ exclusivity }) => (exclusivity !== null && exclusivity.value.months !== 0 ? exclusivity : null),
    says: [
      {
        words: [listed('경쟁사|경쟁 브랜드|경쟁 제품|동종|타사|타 브랜드|다른 브랜드'), NOT_ALLOWED],
        unless: ['없', '않'],
      },
      {
        words: [['다른', '타'], listed('브랜드|제품|업체'), NOT_ALLOWED],
        unless: ['없', '않'],
      },
      {
        words: [
          listed('경쟁사|경쟁 브랜드|동종|타사|타 브랜드|다른 브랜드'),
          listed('광고|협찬|협업|홍보|작업|계약'),
          NOT_DONE,
        ],
      },
      { words: [['다른'], listed('브랜드|업체|회사'), listed('광고|협찬|협업|홍보|작업|계약'), NOT_DONE] },
      inOrder('exclusivity|exclusive', 'day|week|month|year|period'),
      {
        ...inOrder(
          NOT,
          WORK,
          'competitor|competing|competitive|rival|the competition|similar brand|similar product|same category',
        ),
        isBeside: true,
        unless: IN_ONE_VIDEO,
      },
      {
        ...inOrder(
          NOT,
          WORK,
          'other|another|different',
          'brand|company|companies|sponsor|label|product|app|service|advertiser',
        ),
        isBeside: true,
        unless: IN_ONE_VIDEO,
      },
      inOrder(
        'no competing|no competitor|no rival',
        'sponsor|sponsorship|brand|ad|post|content|collab|partnership|campaign',
        'for|within|during|until|before|after',
      ),
      inOrder(
        'stay exclusive to|remain exclusive to|exclusive to us|exclusive to our brand|work exclusively with|work only with us',
      ),
    ],
    why: {
      ko: '다른 브랜드의 광고를 받지 못하는 기간이 있어요. 그동안의 수입을 잃을 수 있어요.',
      en: 'For a time you may not work with other brands, which can cost you income.',
    },
    ask: {
      ko: '경쟁 제한은 대상 브랜드와 기간을 정하고, 기간에 따른 비용을 따로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to name the competing brands and the period of exclusivity, and agree on a separate fee for it.',
    },
  },
  {
    id: 'unlimited-revisions',
    level: 'warning',
    inOffer: ({ revisions }) => (revisions?.value === 'unlimited' ? revisions : null),
    says: [
      inOrder('수정|보완', '무제한|제한 없|제한없|횟수 없|만족|그때그때|수시로'),
      inOrder('unlimited|as many', 'revision|edit|change|round'),
    ],
    why: { ko: '수정 횟수에 끝이 없어요.', en: 'There is no limit on revisions.' },
    ask: {
      ko: '수정은 2회까지 포함하고, 그 이후는 별도 비용으로 진행하고 {싶어요|싶습니다}.',
      en: 'I would like to include two rounds of revisions and charge for further ones.',
    },
  },
  {
    id: 'ads-without-end',
    level: 'warning',
    inOffer: ({ usage }) => (usage?.value.isForAds && typeof usage.value.months !== 'number' ? usage : null),
    onlyIf: ({ usage }) => usage === null,
    says: [
      { ...inOrder('광고 소재|광고소재', '쓰|사용|활용|집행|운영'), unless: listed('개월|까지|없|않') },
      {
        ...inOrder('use|run|boost', 'in ads|as ads|as an ad|paid ads|in our ads'),
        unless: listed('month|week|day|until'),
      },
      inOrder('ads|as an ad|boost|boosting|whitelist|whitelisting', ENDLESS_EN),
    ],
    why: {
      ko: '영상을 광고 소재로 쓰는 기간이 정해져 있지 않아요.',
      en: 'The brand may advertise with your content, with no end date.',
    },
    ask: {
      ko: '광고 소재 활용은 매체와 기간(예: 3개월)을 정하고 별도 비용으로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to name the media and the period (say three months) for use in ads, for a separate fee.',
    },
  },
  {
    id: 'ads-for-a-time',
    level: 'warning',
    inOffer: ({ usage }) => (usage !== null && isPaidAdForATime(usage) ? usage : null),
    why: {
      ko: '영상을 광고 소재로 쓰는 조건이에요. 기간이 있어도 보통 제작비와 따로 받아요.',
      en: 'The brand may advertise with your content. Even for a set time that is commonly paid apart from the production.',
    },
    ask: {
      ko: '광고 소재 활용은 매체를 정하고, 제작비와 별도의 비용으로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to name the media for use in ads, and agree on a fee for it apart from the production.',
    },
  },
  {
    id: 'unlimited-usage',
    level: 'warning',
    inOffer: ({ usage }) => (usage?.value.months === 'unlimited' && !usage.value.isForAds ? usage : null),
    says: [
      inOrder('활용|사용권|사용|라이선스|게재', '영구|무기한|무제한|기한 없|기간 제한 없|제한 없'),
      inOrder('영구|무기한|무제한|기한 없이', '활용|사용|라이선스'),
      {
        words: [listed('use|usage|reuse|rights|license|licence|reshare|repost'), listed(ENDLESS_EN)],
        unless: listed('app|account|trial|membership'),
        unlessBefore: YOURS,
      },
      inOrder(
        'no end date|no time limit|without a time limit|without an end date|no expiry|no expiration',
        'usage|rights|reuse|license|licence|use of',
      ),
      inOrder(
        '활용|사용권|라이선스|게재',
        '종료일 없|종료일이 없|종료 시점 없|기한을 두지|기간을 두지|기간 없이|만료 없|끝나는 날 없',
      ),
      inOrder('perpetual|perpetuity|unlimited|indefinite|forever', 'license|licence|usage|rights|use'),
      inOrder('license|licence|usage|rights|use', 'perpetual|perpetuity|unlimited|indefinitely|forever'),
    ],
    why: { ko: '2차 활용 기간에 끝이 없어요.', en: 'The content may be used with no end date.' },
    ask: {
      ko: '2차 활용은 기간과 매체를 정해 {주세요|주시기 바랍니다}.',
      en: 'Please set a period and the media for the use of the content.',
    },
  },
  {
    id: 'copyright-transfer',
    level: 'warning',
    says: [
      {
        ...inOrder('저작권|소유권|지식재산권|지식 재산권|저작재산권|지적재산권', '귀속|양도|이전|소유'),
        unless: listed('크리에이터|제작자|인플루언서|않|아니'),
      },
      inOrder('transfer|assign|assigns', 'copyright'),
      inOrder(
        'work for hire|work-for-hire|own all rights|owns all rights|own the content|owns the content|full ownership|exclusive ownership|sole ownership|own all content|owns all content',
      ),
    ],
    why: { ko: '저작권을 브랜드에 넘기는 조건이에요.', en: 'The copyright goes to the brand.' },
    ask: {
      ko: '저작권은 제작자에게 두고, 필요한 범위의 이용 허락으로 바꿔 {주세요|주시기 바랍니다}.',
      en: 'Please leave the copyright with me and agree on a licence for the use you need.',
    },
  },
];
