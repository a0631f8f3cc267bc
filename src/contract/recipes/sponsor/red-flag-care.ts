import type { RedFlagRule } from './red-flag-rules.ts';

/** An effect that is promised for certain, as of a medicine. */
const HEALTH_CLAIM =
  /완치|치료|예방|특효|부작용\s?(?:이|은|도)?\s?(?:없|제로|zero)|(?:효과|개선|상승|증가|감소|향상)\s?100\s?%|100\s?%\s?(?:효과|개선|상승|증가|감소|향상|빠|제거|차단)|(?:피로|통증|염증|주름|기미|잡티|여드름|탈모|지방|뱃살|독소|불면|숙취)(?:이|가|을|를|은|는)?\s?(?:싹\s?|완전히\s?)?(?:사라|빠지|빠져|없애|없어|녹|제거|해결)|\b(?:cures?|treats?|prevents?|burns? fat|heals?|no side effects?)\b/i;

/** What calls for care before anything is sent, signed or said. */
export const redFlagsOfCare: readonly RedFlagRule[] = [
  {
    id: 'no-contract',
    level: 'warning',
    pattern:
      /계약서(?:는|를|은)?\s?(?:따로\s?|별도로?\s?)?(?:없이|없습니다|없어요|작성하지 ?않|쓰지 ?않|생략)|구두\s?(?:로\s?)?(?:계약|합의)|(?:no|without a) (?:written |formal )?contract|verbal agreement/gi,
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
    pattern:
      /(?:비밀번호|패스워드|보안\s?(?:카드|코드)|인증\s?번호|OTP|주민\s?(?:등록)?\s?번호\s?(?:전체|뒷자리)|주민\s?등록증|신분증|여권)(?:\s?(?:사본|사진|번호))?(?:을|를|도|과|와)?[^.\n]{0,24}?(?:보내|알려|전달|회신|제출|첨부|입력|적어)|(?:send|share|provide|reply with)[^.\n]{0,24}(?:password|passport|social security|id card|verification code)/gi,
    unless: /^.{0,10}?(?:필요 ?없|않|마세요|말아|not required)/i,
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
    pattern:
      /(?:링크|주소|버튼|사이트)[^.\n]{0,20}?(?:로그인|계정\s?(?:연결|연동|인증))(?:하시|해 ?주|하면|후|을)|(?:구글|유튜브|채널)\s?계정(?:으로|을|에)\s?(?:로그인|연결|연동|인증)|log ?in (?:with|to) your (?:google|youtube|channel)|connect your (?:google|youtube) account|verify your channel/gi,
    unless: /^.{0,10}?(?:필요 ?없|않|not required)/i,
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
    pattern:
      /(?:원고|대본|멘트|글|문구|스크립트)(?:를|을|는|은)?\s?(?:수정 ?없이\s?)?(?:그대로|토씨\s?하나)[^.\n]{0,16}?(?:올려|게시|업로드|읽어|사용|발행|작성|말씀)|(?:post|read|publish) (?:our|the) (?:script|copy|text) (?:as[- ]is|word for word|verbatim)/gi,
    unless: /^.{0,16}?(?:않|아니|필요 ?없|not\b)/i,
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
    pattern:
      /(?:오늘|금일|당일|지금|\d{1,2}\s?시간)\s?(?:안에|내로?|중으로|까지)\s?(?:꼭 |반드시 )?(?:답|회신|확정|결정|계약|서명)[^.\n]{0,12}?(?:하셔야|주셔야|주지 않|안 ?(?:하|주)시면|않으시면)|선착순\s?(?:마감|으로 마감)|(?:reply|sign|decide|confirm) (?:today|within (?:\d{1,2}|a few) hours)[^.\n]{0,20}(?:or|otherwise)|offer expires (?:today|tonight|in \d)/gi,
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
    inBrief: ({ mustSays }) => mustSays.find(({ value }) => HEALTH_CLAIM.test(value))?.quote ?? null,
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
