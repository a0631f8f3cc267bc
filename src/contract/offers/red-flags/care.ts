import { listed } from '../derive/words.ts';
import type { RedFlagRule } from './rule.ts';
import { NOT, NOT_BEFORE } from './english-denials.ts';
import { inOrder, saidIn, type Says } from './said-in.ts';

/** Behind the words: they are denied. */
const DENIED = listed('없|않|불필요|해당 없|요구하지|아니|아닙|no|not');

/** An effect that is promised for certain, as of a medicine. */
const HEALTH_CLAIMS: readonly Says[] = [
  inOrder('완치|치료|예방|특효|cure|cures|treats|prevents|burns fat|heals|no side effect'),
  inOrder('부작용', '없|제로|zero'),
  inOrder('효과|개선|상승|증가|감소|향상', '100%|100 %'),
  inOrder('100%|100 %', '효과|개선|상승|증가|감소|향상|제거|차단'),
  inOrder(
    '피로|통증|염증|주름|기미|잡티|여드름|탈모|지방|뱃살|독소|불면|숙취',
    '사라|빠지|빠져|없애|없어|녹|제거|해결',
  ),
];

const SAY =
  'mention|mentioning|talk about|talking about|discuss|discussing|bring up|bringing up|point out|pointing out|show|say|saying|include|including|list|raise|raising|share|sharing|post|dwell on|focus on|highlight|highlighting';
const BAD =
  'downside|drawback|weakness|weaknesses|weak point|flaw|shortcoming|cons|criticism|complaint|negative|anything bad|disadvantage';
/** Of competitors, or of people, nothing bad is said anyway. */
const OF_OTHERS = listed('competitor|rival|other brand|other product|other creator|others|anyone|each other');

/** What calls for care before anything is sent, signed or said. */
export const redFlagsOfCare: readonly RedFlagRule[] = [
  {
    id: 'one-sided-end',
    level: 'warning',
    says: [
      { ...inOrder('언제든|일방적|임의로|사정에 따라|사정에 의해', '해지|취소|중단|변경|종료'), unless: DENIED },
      inOrder('cancel|terminate|change', 'at any time|sole discretion|without notice'),
    ],
    why: {
      ko: '브랜드가 언제든 취소하거나 바꿀 수 있는 조건이에요.',
      en: 'The brand may cancel or change the deal at any time.',
    },
    ask: {
      ko: '촬영을 시작한 뒤 취소되면 진행한 만큼의 제작비를 정산하는 것으로 {부탁드려요|부탁드립니다}.',
      en: 'If it is cancelled after filming has begun, please pay for the work done.',
    },
  },
  {
    id: 'only-praise',
    level: 'warning',
    says: [
      inOrder('부정적|단점|아쉬운 점|비판', '금지|불가|제외|언급하지|하지 말|하지 마|빼|자제|삼가'),
      { ...inOrder(NOT, SAY, BAD), isBeside: true, unless: OF_OTHERS },
      {
        ...inOrder('leave out|leave off|leaving out|omit|omitting|skip|skipping|avoid|keep out', BAD),
        unless: OF_OTHERS,
        unlessBefore: NOT_BEFORE,
      },
      {
        ...inOrder(
          'only|just|nothing but',
          SAY,
          'positive|good|nice|favorable|favourable',
          'thing|points|aspects|side|sides|experience|feedback|comments|remarks|opinions|parts|notes|words',
        ),
        isBeside: true,
      },
      inOrder(
        '단점|아쉬운 점|부정적|비판',
        '얘기|이야기|말씀|다루지|적지|넣지|꺼내지',
        '하지 말|하지 마|하지 않|말아|마시|마세|않으|않아',
      ),
      inOrder(
        '장점만|좋은 말만|좋은 이야기만|좋은 얘기만|칭찬만 해|칭찬만 부탁|긍정적으로만|장점 위주로만|좋은 점만|긍정적인 내용만|긍정적인 후기만|긍정적 내용만|긍정적인 리뷰만|no negative|avoid negative|only positive|positive only|positives only|only the positive|only good things|only nice things|nothing negative|nothing bad|no criticism|strictly positive',
      ),
    ],
    why: { ko: '솔직한 의견을 막는 조건이에요.', en: 'It keeps you from saying what you think.' },
    ask: {
      ko: '사실에 맞는 솔직한 사용 의견은 담을 수 있게 {부탁드려요|부탁드립니다}.',
      en: 'Please let me say what I honestly think, as long as it is true.',
    },
  },
  {
    id: 'buy-first',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '선구매|선 구매|페이백|보증금|예치금|가입비|purchase it first|buy it first|buy the product first|purchase the product first|reimburse|reimbursed',
        ),
        unless: DENIED,
      },
      { ...inOrder('직접 구매|먼저 구매|구매 후|구매후', '하신|하시면|환급|환불|입금| 후'), unless: DENIED },
    ],
    why: {
      ko: '내 돈을 먼저 내야 하는 조건이에요. 나중에 돌려받아도 광고 표시는 해야 해요.',
      en: 'You pay first. Even when you are repaid later, it has to be disclosed.',
    },
    ask: {
      ko: '구매 없이 제품을 보내 주시거나, 비용을 먼저 지급해 {주세요|주시기 바랍니다}.',
      en: 'Please send the product or pay its price beforehand.',
    },
  },
  {
    id: 'no-contract',
    level: 'warning',
    says: [
      inOrder('계약서', '없이|없습니다|없어요|작성하지|쓰지 않|생략'),
      inOrder(
        '구두 계약|구두로 계약|구두 합의|구두로 합의|no contract|no written contract|without a contract|no formal contract|verbal agreement',
      ),
    ],
    why: {
      ko: '계약서 없이 진행하자는 조건이에요. 돈과 권리를 나중에 확인할 길이 없어요.',
      en: 'There is no written contract, so the fee and your rights could not be proved later.',
    },
    ask: {
      ko: '금액과 일정, 2차 활용을 적은 간단한 계약서를 먼저 {주고받고 싶어요|주고받고 싶습니다}.',
      en: 'I would like a short written agreement on the fee, the dates and the usage first.',
    },
  },
  {
    id: 'words-given',
    level: 'warning',
    says: [
      {
        ...inOrder(
          '원고|대본|멘트|글|문구|스크립트',
          '그대로|토씨 하나|토씨하나|수정 없이',
          '올려|게시|업로드|읽어|사용|발행|작성|말씀',
        ),
        unless: ['않', '아니', '필요 없'],
      },
      {
        ...inOrder(
          'post|read|publish',
          'our script|the script|our copy|the copy|our text|the text',
          'as is|as-is|word for word|verbatim',
        ),
        unlessBefore: listed("not|never|don't"),
      },
    ],
    why: {
      ko: '브랜드가 쓴 글을 그대로 올려 달라고 해요. 내 말이 아닌 후기는 시청자도, 규정도 문제 삼아요.',
      en: 'The brand wants its own words posted as they are. A review that is not yours is held against you.',
    },
    ask: {
      ko: '꼭 들어갈 내용만 알려 주시면 제 말로 {쓸게요|쓰겠습니다}.',
      en: 'Tell me what must be in it, and I will say it in my own words.',
    },
  },
  {
    id: 'health-claim',
    level: 'warning',
    inOffer: ({ mustSays }) => mustSays.find(({ value }) => saidIn(value, HEALTH_CLAIMS) !== null) ?? null,
    why: {
      ko: '효능을 단정하는 말이에요. 식품이나 화장품을 약처럼 알리면 말한 사람도 책임질 수 있어요(식품표시광고법, 화장품법).',
      en: 'This claims a certain effect on health. Whoever says so of a food or a cosmetic can be liable under Korean law.',
    },
    ask: {
      ko: '효능 표현은 허가받은 문구로 바꾸거나 근거 자료를 보내 {주세요|주시기 바랍니다}.',
      en: 'Please replace claims on effects by wording that is approved, or send what proves them.',
    },
  },
];
