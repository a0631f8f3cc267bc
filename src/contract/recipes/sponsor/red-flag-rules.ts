import type { Language } from '../../base/language.ts';
import type { Brief, Quote } from './brief-types.ts';

type Words = Readonly<Record<Language, string>>;

/** Where the flag shows: a quote of the brief's, or nothing. */
type InBrief = (brief: Brief) => Quote | null;

export interface RedFlagRule {
  id: string;
  level: 'error' | 'warning';
  /** Read from what the brief says. */
  inBrief?: InBrief;
  /** Read from the words of the mail; `unless` is tried on what stands behind them in the sentence. */
  pattern?: RegExp;
  unless?: RegExp;
  /** The pattern counts only of such briefs. */
  onlyIf?: (brief: Brief) => boolean;
  why: Words;
  /** A request as it can stand in a reply. `{a|b}`: a for 해요체, b for 합니다체. */
  ask: Words;
}

/** Money that comes later than this many days after the upload. */
const LATEST_PAYMENT_DAYS = 60;

const PAID_APART =
  /별도\s?(?:비용|금액|협의|정산|지급|계약)|추가\s?(?:비용|금액|지급)|유료로|separate fee|extra fee|paid separately/i;

const quoteIf = (read: { quote: Quote } | null, isFlag: boolean): Quote | null => (isFlag && read ? read.quote : null);

/** What the contract's terms say. */
export const redFlagsOfTerms: readonly RedFlagRule[] = [
  {
    id: 'hide-disclosure',
    level: 'error',
    pattern:
      /(?=유료|광고|협찬|공정위|대가성|#)(?<!(?:다른|타|경쟁)[^.\n]{0,16}|(?:활용|사용권?|매체|라이선스|집행|옥외|TV|방송|라디오)[^.\n]{0,24})(?:유료\s?)?(?:광고|협찬|공정위|대가성|#\s?광고|#\s?협찬)\s?(?:임을|라는|이라는|사실을?|여부를?)?\s?(?:표시|표기|문구|고지|배너|멘트|태그|언급)?(?:를|을|는|은|가|도|의)?\s?(?:없이|빼고|빼 ?주|제외하?고?|생략|삭제|숨기|숨겨|하지 ?(?:말|마|않)|넣지 ?(?:말|마|않)|달지 ?(?:말|마|않)|밝히지 ?(?:말|마|않)|안 ?(?:하|넣|달|나)|미표[시기]|노출하지 ?(?:말|마|않)|알리지 ?(?:말|마|않)|비공개)|(?:광고|협찬)\s?(?:표시|표기|문구|고지|태그)(?:는|은|를|을)?\s?(?:[^.\n]{0,8}\s)?(?:댓글|더보기|하단|맨\s?(?:아래|끝|뒤)|작게|살짝|조그맣게|(?:눈에|잘)\s?(?:안|띄지)|접힌)|[#＃]\s?(?:유료)?(?:광고|협찬)\s?(?:대신|말고)|내돈\s?내산\s?(?:처럼|인 ?것처럼|인 ?척|느낌|으로|컨셉|콘셉트|스타일|후기처럼)|(?:without|don['’]?t|do not|no need to|never|not)\s(?:\w{1,10}\s){0,3}(?:disclos\w*|mention\w* (?:that )?(?:it is |it's |this is )?(?:sponsored|an ad|the sponsorship)|label\w* (?:it )?as (?:an )?ad|#ad)\b|(?:as if|like) you (?:had )?bought it/gi,
    unless: /^.{0,14}?(?:안 ?(?:됩|돼)|불가|금지|위법|불법|문제|경우에?는?\s|없도록|마시|illegal|not allowed)/i,
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
    inBrief: ({ exclusivity }) => quoteIf(exclusivity, exclusivity?.value !== 0),
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
    inBrief: ({ revisions }) => quoteIf(revisions, revisions?.value === 'unlimited'),
    why: { ko: '수정 횟수에 끝이 없어요.', en: 'The revisions have no limit.' },
    ask: {
      ko: '수정은 2회까지 포함하고, 그 이후는 별도 비용으로 진행하고 {싶어요|싶습니다}.',
      en: 'I would like to include two rounds of revisions and charge for further ones.',
    },
  },
  {
    id: 'ads-without-end',
    level: 'warning',
    inBrief: ({ usage }) =>
      quoteIf(usage, usage !== null && usage.value.isForAds && typeof usage.value.months !== 'number'),
    why: {
      ko: '영상을 광고 소재로 쓰는 기간이 정해져 있지 않아요.',
      en: 'The brand may advertise with your content, and no end is set.',
    },
    ask: {
      ko: '광고 소재 활용은 매체와 기간(예: 3개월)을 정하고 별도 비용으로 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to name the media and the period (say three months) for use in ads, for a separate fee.',
    },
  },
  {
    id: 'ads-for-a-time',
    level: 'warning',
    inBrief: ({ usage }) =>
      quoteIf(
        usage,
        usage !== null &&
          usage.value.isForAds &&
          typeof usage.value.months === 'number' &&
          usage.value.months > 0 &&
          !PAID_APART.test(usage.quote.text),
      ),
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
    inBrief: ({ usage }) => quoteIf(usage, usage?.value.months === 'unlimited' && !usage.value.isForAds),
    why: { ko: '2차 활용 기간에 끝이 없어요.', en: 'The content may be used without an end.' },
    ask: {
      ko: '2차 활용은 기간과 매체를 정해 {주세요|주시기 바랍니다}.',
      en: 'Please set a period and the media for the use of the content.',
    },
  },
  {
    id: 'copyright-transfer',
    level: 'warning',
    pattern:
      /(?:저작권|소유권|지식\s?재산권|저작\s?재산권|지적\s?재산권)(?:(?!크리에이터|제작자|인플루언서|작성자)[^.\n]){0,30}?(?:귀속|양도|이전|소유)|(?:transfer|assign)\w*[^.\n]{0,20}copyright|work[- ]for[- ]hire|own(?:s|ed)? (?:all|the|full) (?:\w+ )?(?:rights|content|copyrights?|videos?|footage|ownership)|(?:full|exclusive|sole) ownership/gi,
    unless: /^.{0,16}?(?:크리에이터|제작자|인플루언서|않|아니)/,
    why: { ko: '저작권을 브랜드에 넘기는 조건이에요.', en: 'The copyright goes to the brand.' },
    ask: {
      ko: '저작권은 제작자에게 두고, 필요한 범위의 이용 허락으로 바꿔 {주세요|주시기 바랍니다}.',
      en: 'Please leave the copyright with me and agree on a licence for the use you need.',
    },
  },
  {
    id: 'fee-fixed-for-a-year',
    level: 'warning',
    pattern:
      /(?:연간|1년|일년|12개월)(?:간|동안)?\s?(?:동일|고정|같은)(?:한|된)?\s?(?:단가|금액|비용)|(?:연간|1년|일년|12개월|내년|하반기까지|연말까지)[^.\n]{0,25}?(?:단가|금액|비용|광고비)[^.\n]{0,14}?(?:고정|동일|유지|동결|확정|같은|묶)|(?:단가|금액|비용|광고비)[^.\n]{0,20}?(?:연간|1년|일년|12개월|내년)[^.\n]{0,14}?(?:고정|동일|유지|동결|확정)|연간?\s?\d{1,2}회[^.\n]{0,30}?(?:확정|계약|고정|동일|진행|집행)|연간 ?계약|(?:rate|fee|price)s?[^.\n]{0,20}(?:locked|fixed|same)[^.\n]{0,20}(?:year|12 months)/gi,
    why: {
      ko: '앞으로 1년의 단가를 지금 묶는 조건이에요. 채널이 자라도 단가가 오르지 않아요.',
      en: 'The fee is fixed a year ahead, even if the channel grows.',
    },
    ask: {
      ko: '단가는 회차마다 그때의 채널 지표로 다시 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to agree on the fee for each placement by the figures of that time.',
    },
  },
  {
    id: 'late-payment',
    level: 'warning',
    inBrief: ({ payment }) => quoteIf(payment, (payment?.value.days ?? 0) > LATEST_PAYMENT_DAYS),
    why: { ko: '업로드 후 60일이 지나서야 돈을 받아요.', en: 'The money comes more than 60 days after the upload.' },
    ask: {
      ko: '지급은 세금계산서 발행 후 30일 이내로 {부탁드려요|부탁드립니다}.',
      en: 'Please pay within 30 days of the invoice.',
    },
  },
  {
    id: 'fee-without-unit',
    level: 'warning',
    inBrief: ({ bareFee }) => bareFee,
    why: {
      ko: '금액에 단위가 없어서 얼마인지 알 수 없어요.',
      en: 'The fee is a number without a unit, so that nobody can tell how much it is.',
    },
    ask: {
      ko: '말씀하신 금액의 단위와 부가세 포함 여부를 확인 {부탁드려요|부탁드립니다}.',
      en: 'Please confirm the unit of the fee you name, and whether it includes VAT.',
    },
  },
];
