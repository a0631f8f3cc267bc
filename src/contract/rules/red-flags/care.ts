import { listed } from '../../offers/derive/words.ts';
import type { RedFlagRule } from './rule.ts';
import { ORDERS_TO_MACHINES } from './orders-to-machines.ts';
import { saidIn, type Says } from './said-in.ts';

/** Behind the words: they are denied. */
const DENIED = listed('없|않|불필요|해당 없|요구하지|아니|아닙|no|not');

/** An effect that is promised for certain, as of a medicine. */
const HEALTH_CLAIMS: readonly Says[] = [
  {
    words: [listed('완치|치료|예방|특효|cure|cures|treats|prevents|burns fat|heals|no side effect')],
  },
  { words: [['부작용'], ['없', '제로', 'zero']] },
  {
    words: [listed('효과|개선|상승|증가|감소|향상'), ['100%', '100 %']],
  },
  {
    words: [['100%', '100 %'], listed('효과|개선|상승|증가|감소|향상|제거|차단')],
  },
  {
    words: [
      listed('피로|통증|염증|주름|기미|잡티|여드름|탈모|지방|뱃살|독소|불면|숙취'),
      listed('사라|빠지|빠져|없애|없어|녹|제거|해결'),
    ],
  },
];

/** What calls for care before anything is sent, signed or said. */
export const redFlagsOfCare: readonly RedFlagRule[] = [
  {
    id: 'buy-first',
    level: 'warning',
    says: [
      {
        words: [
          listed(
            '선구매|선 구매|페이백|보증금|예치금|가입비|purchase it first|buy it first|buy the product first|purchase the product first|reimburse|reimbursed',
          ),
        ],
        unless: DENIED,
      },
      {
        words: [listed('직접 구매|먼저 구매|구매 후|구매후'), listed('하신|하시면|환급|환불|입금| 후')],
        unless: DENIED,
      },
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
    id: 'file-to-run',
    level: 'warning',
    says: [
      { words: [listed('.exe|.scr|.bat|.msi|.cmd|.vbs|.iso|.lnk')] },
      {
        words: [listed('압축|파일|zip|rar|archive|file'), listed('비밀번호|암호|비번|password')],
      },
    ],
    why: {
      ko: '실행 파일이나 암호 걸린 압축 파일을 보내는 사칭 메일이 많아요. 열기 전에 보낸 곳을 확인하세요.',
      en: 'Files to run, or archives with a password, are common in faked offers. Check the sender before you open them.',
    },
    ask: {
      ko: '제안 자료는 PDF나 문서 링크로 다시 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send the material again as a PDF or as a link to a document.',
    },
  },
  {
    id: 'speaks-to-ai',
    level: 'warning',
    says: ORDERS_TO_MACHINES,
    why: {
      ko: 'AI에게 하는 지시가 메일에 섞여 있어요. 그 문장의 금액과 조건은 읽지 않았어요. 보낸 곳을 확인하세요.',
      en: 'The mail gives orders to an AI. Amounts in those sentences were not read. Check who sent it.',
    },
    ask: {
      ko: '제안 조건을 다시 한번 명확하게 정리해 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send me the terms of your offer once more, clearly.',
    },
  },
  {
    id: 'no-contract',
    level: 'warning',
    says: [
      { words: [['계약서'], listed('없이|없습니다|없어요|작성하지|쓰지 않|생략')] },
      {
        words: [
          listed(
            '구두 계약|구두로 계약|구두 합의|구두로 합의|no contract|no written contract|without a contract|no formal contract|verbal agreement',
          ),
        ],
      },
    ],
    why: {
      ko: '계약서 없이 진행하자는 조건이에요. 돈과 권리를 나중에 확인할 길이 없어요.',
      en: 'There is to be no contract, so that money and rights cannot be proved later.',
    },
    ask: {
      ko: '금액과 일정, 2차 활용을 적은 간단한 계약서를 먼저 {주고받고 싶어요|주고받고 싶습니다}.',
      en: 'I would like a short written agreement on the fee, the dates and the usage first.',
    },
  },
  {
    id: 'private-data',
    level: 'error',
    says: [
      {
        words: [
          listed(
            '비밀번호|패스워드|보안카드|보안 카드|인증번호|인증 번호|otp|주민등록증|주민번호 전체|주민등록번호 전체|주민번호 뒷자리|신분증|여권',
          ),
          listed('보내|알려|전달|회신|제출|첨부|입력|적어'),
        ],
        unless: listed('필요 없|않|마세요|말아'),
      },
      {
        words: [
          listed('send|share|provide|reply with'),
          listed('password|passport|social security|id card|verification code'),
        ],
        unless: ['not required'],
      },
    ],
    why: {
      ko: '비밀번호나 신분증처럼 협찬에 필요 없는 개인정보를 달라고 해요. 사칭일 수 있어요.',
      en: 'It asks for private data that no sponsorship needs, such as a password or an identity card. It may be a fake.',
    },
    ask: {
      ko: '정산에는 계좌 번호와 사업자 정보로 {충분해요|충분합니다}. 그 밖의 정보가 필요한 까닭을 알려 {주세요|주시기 바랍니다}.',
      en: 'A bank account and the tax details are enough for payment. Please tell me why anything else is needed.',
    },
  },
  {
    id: 'log-in-link',
    level: 'warning',
    says: [
      {
        words: [
          listed('링크|주소|버튼|사이트'),
          listed('로그인하|로그인 하|로그인해|로그인 후|계정 연결|계정 연동|계정 인증'),
        ],
        unless: ['필요 없', '않'],
      },
      {
        words: [listed('구글 계정|유튜브 계정|채널 계정|구글계정'), listed('로그인|연결|연동|인증')],
        unless: ['필요 없', '않'],
      },
      {
        words: [
          listed(
            'log in with your google|log in to your google|log in to your youtube|login with your google|connect your google account|connect your youtube account|verify your channel',
          ),
        ],
      },
    ],
    why: {
      ko: '링크에서 로그인하라는 요청이에요. 채널을 빼앗는 수법일 수 있으니 주소를 꼭 확인하세요.',
      en: 'It wants you to log in by a link, which is how channels are stolen. Check the address.',
    },
    ask: {
      ko: '계약 내용은 로그인 없이 볼 수 있는 문서로 보내 {주세요|주시기 바랍니다}.',
      en: 'Please send the terms as a document that can be read without logging in.',
    },
  },
  {
    id: 'words-given',
    level: 'warning',
    says: [
      {
        words: [
          listed('원고|대본|멘트|글|문구|스크립트'),
          listed('그대로|토씨 하나|토씨하나|수정 없이'),
          listed('올려|게시|업로드|읽어|사용|발행|작성|말씀'),
        ],
        unless: ['않', '아니', '필요 없'],
      },
      {
        words: [
          ['post', 'read', 'publish'],
          listed('our script|the script|our copy|the copy|our text|the text'),
          listed('as is|as-is|word for word|verbatim'),
        ],
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
    id: 'in-haste',
    level: 'warning',
    says: [
      {
        words: [
          listed('오늘|금일|당일|지금|시간'),
          listed('안에|내로|중으로|까지'),
          listed('답|회신|확정|결정|계약|서명'),
          listed('하셔야|주셔야|주지 않|안 하시면|안 주시면|않으시면'),
        ],
      },
      { words: [['선착순'], ['마감']] },
      {
        words: [listed('reply|sign|decide|confirm'), ['today', 'within'], ['or', 'otherwise']],
      },
      { words: [['offer expires today', 'offer expires tonight', 'offer expires in']] },
    ],
    why: {
      ko: '생각할 시간을 주지 않고 답을 재촉해요. 조건을 다 확인한 뒤에 답해도 늦지 않아요.',
      en: 'It presses for an answer at once. Take the time to see all terms.',
    },
    ask: {
      ko: '조건을 확인하고 답할 수 있게 며칠만 시간을 {주세요|주시기 바랍니다}.',
      en: 'Please give me a few days to look at the terms.',
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
