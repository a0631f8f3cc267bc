import { either } from '#contract/base/either.ts';

/** A phrase that tells what a line does in a video. */
export interface Cue {
  pattern: RegExp;
  weight: number;
  /** Counts only in the first words of a line. */
  isOpening?: true;
}

/** A line counts from this weight on. */
export const ENOUGH = 2;

const TELL = [
  '(?:알려|가르쳐|설명해|소개해|보여|말씀|정리해|공유해|추천해) ?(?:드리|드릴|드려|줄|주려|주겠|보겠|볼게|볼까|볼 ?거|보려|드립)',
  '(?:풀어|공개해|들려|전해|짚어|비교해|분석해|리뷰해|도와) ?(?:드리|드릴|드려|줄|주려|주겠|보겠|볼게|볼까|볼 ?거|보려|드립)',
  '(?:살펴|알아|다뤄|해|가|만들어|배워|들어가|비교해|정리해|리뷰해) ?(?:보겠|볼게|볼까|볼 ?거|보려|볼 예정|보도록|봅시|보시죠|볼 건|보자)',
  '(?:이야기해|얘기해|나눠|따져|파헤쳐|먹어|써|테스트해|분석해|공부해|시작해|풀어) ?(?:보겠|볼게|볼까|볼 ?거|보려|볼 예정|보도록|봅시|보시죠|볼 건|보자)',
  '(?:소개|공개|설명|정리|비교|분석|리뷰|이야기|얘기|공유|추천|시작|말)(?:을|를)? ?(?:하겠|할게|할 ?거|하려|하도록|해보|하고자)',
  '준비(?:했|해 ?봤|해 ?왔)',
  '가져(?:왔|와 ?봤)',
  '다룰',
  '다루[겠려어]',
  '(?:할|볼|알려줄) (?:건데|거예요|겁니다|거에요)',
  '영상입니다',
  '(?:끝내|해결해|찾아|바꿔) ?(?:드리|드릴|드립)',
  '(?:보려고|하려고|보기로)',
].join('|');

/** What the video will give to those who stay. */
export const PROMISE: readonly Cue[] = [
  {
    pattern:
      /(?:전부|모두|다|하나하나|솔직하게|솔직히|자세히|자세하게|쉽게|빠르게|낱낱이|제대로|\S까지) (?:\S+ )?(?:알려|공개|말씀|설명|정리|보여|소개|풀어|다뤄|살펴|파헤)/,
    weight: 0.7,
  },
  { pattern: new RegExp(`(?:오늘|이번|지금부터|이 영상|본 영상|오늘 영상|이 시간).{0,80}(?:${TELL})`), weight: 3 },
  { pattern: new RegExp(`(?:${TELL})`), weight: 1.5 },
  { pattern: /(?:오늘|이번) ?(?:영상|편|이야기)(?:은|는) .{2,60}(?:입니다|이에요|예요)(?=[\s.!]|$)/, weight: 2 },
  {
    pattern:
      /(?:끝까지|이 영상(?:을|만)?|오늘 영상(?:을|만)?|영상 하나(?:로|만)?) ?(?:다 )?(?:보시면|보면|보신다면|봐 ?주|시청해 ?주|함께해 ?주|보고 나면|보시고 나면|이면|시청하)/,
    weight: 2.5,
  },
  { pattern: /(?:\d+|한|두|세|네|다섯|여섯|일곱|여덟|열) ?가지(?:를|만|로)?/, weight: 0.7 },
  { pattern: /(?:오늘은|이번 ?영상|이번에는|이번엔|오늘 영상)/, weight: 0.7 },
  { pattern: /(?:방법|비법|노하우|꿀팁|이유|차이|순서|과정)(?:을|를|에 대해)/, weight: 0.4 },
  {
    pattern: new RegExp(
      String.raw`\b(?:in (?:this|today's) (?:video|episode|class|tutorial|lesson)|today|this video|over the next)\b.{0,60}\b(?:${either([/(?:i'm|we're|we are|i am|i was|you're|you are) going to|i'll|we'll|i will/, /we will|you'll|i want to|let's|i show|we look|is about|i'm \w+ing|we're \w+ing/, /(?:i am|we are) \w+ing|i hope|hoping/]).source})\b`,
      'i',
    ),
    weight: 3,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:i'm|we're|i am|we are) (?:going to|gonna)|i'll|we'll|i will|we will|let me) (?:${either([/show|teach|tell|explain|walk|break|share|go over|cover|explore|take a look/, /look at|learn|talk|find out|be (?:showing|looking|going|talking|covering)/]).source})\b`,
      'i',
    ),
    weight: 2,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:going to|gonna) (?:${either([/explore|show you|teach you|learn|cover|build|break down|talk about|take a look/]).source})\b.{0,40}\bin this (?:video|episode|tutorial)\b`,
      'i',
    ),
    weight: 3,
  },
  {
    pattern: either(
      [
        /\bby the end of (?:this|the) (?:video|episode|lesson|tutorial)|\bstick around/,
        /\bwatch (?:till|until) the end\b/,
        /\byou(?:'ll| will) (?:learn|know|discover|be able to)\b/,
      ],
      'i',
    ),
    weight: 2,
  },
];
/** Of another video, or an end. */
export const NOT_PROMISED = either(
  [
    /^(?:자 |그럼 |그러면 |이제 ){0,3}(?:본격적으로|바로 시작|시작|먼저|우선|일단|첫 ?번째|첫째|다음으로|두 ?번째)/,
    /말씀드리(?:면|자면)|솔직히 말(?:하면|해서)|다음 ?(?:영상|시간|번|편|주|에는|에)|여기까지|마치겠|마무리|감사합니다/,
    /지난 (?:영상|시간|번)/,
    /\b(?:next (?:video|time|week|episode)|in the (?:previous|last) (?:video|class|episode))\b/,
  ],
  'i',
);

/** Where the talk turns against what was said. */
export const TURN: readonly Cue[] = [
  {
    pattern: /^(?:\S+ ){0,2}(?:그런데|근데|하지만|그러나|그렇지만|반면에?|다만)(?=[\s,]|$)/,
    weight: 1.5,
    isOpening: true,
  },
  { pattern: /생각이 (?:바뀌|달라)|마음이 (?:바뀌|달라)|큰일(?:이)? ?(?:났|나)|사고가 (?:났|터)/, weight: 2 },
  { pattern: /^그러다(?:가)? /, weight: 1.5, isOpening: true },
  { pattern: /문제(?:는|가 (?:있|생|하나|터|뭐)|점은|입니다)|진짜 문제/, weight: 1.5 },
  {
    pattern: either([
      /정반대|반대로|반전|알고 ?보니|놀랍게도|의외로|예상(?:과|밖|외|치 못)|뜻밖에|갑자기|오히려|그때(?:였|부터| 갑)/,
      /여기서 (?:문제|끝|중요|반전|잠깐|부터)|이게 끝이 아니|사실은 (?:그|이|아)|정작|착각/,
    ]),
    weight: 2,
  },
  { pattern: /^(?:(?:and|so|now|well|ok|okay)[, ]+)?(?:but|however|except)\b/i, weight: 1.5, isOpening: true },
  {
    pattern: new RegExp(
      String.raw`\b(?:${either([/the thing is|here's the (?:thing|problem|catch|twist)/, /the (?:problem|issue|catch|twist|trouble) (?:is|was|with)|turns? out|turned out/, /plot twist|wait a minute|little did|until (?:one day|i|we)/, /what i didn't (?:know|expect)|to my surprise|that's when|but then/, /(?:the|this|it) changed everything|on the other hand/, /there(?:'s| is) (?:just )?(?:one|a) (?:big |huge |small |little |major )?(?:problem|catch|issue|downside|twist)/]).source})\b`,
      'i',
    ),
    weight: 2,
  },
];

/** What the viewer is asked to do. */
export const CALL: readonly Cue[] = [
  {
    pattern: new RegExp(
      String.raw`구독(?!자|료|권|제|형|경제| ?서비스|을 ?취소|을 해지| 모델)(?:과|이랑|하고|도|은|을|이나|버튼| ?버튼)? ?(?:좋아요|알림|한 ?번|꾹|버튼)?.{0,12}(?:${either([/부탁|눌러|해 ?주|하시|잊지|꼭|꾹|하세요|부탁해|누르|박아|때려|큰 힘/]).source})`,
    ),
    weight: 2,
  },
  { pattern: /구독(?:과|이랑|하고|,)? ?좋아요|좋아요(?:와|랑|하고|,)? ?(?:와 )?구독|구독 ?버튼/, weight: 2 },
  {
    pattern: /좋아요.{0,10}(?:부탁|눌러|누르|꾹|버튼|잊지|한 ?번)/,
    weight: 2,
  },
  { pattern: /알림 ?(?:설정|버튼)|종 ?모양|멤버십 ?가입/, weight: 2 },
  {
    pattern:
      /댓글(?:로|에|에다|을|도|창에)?.{0,16}(?:남겨|달아|적어|써 ?주|알려|물어|공유해|부탁|의견|궁금|주세요|주시)/,
    weight: 2,
  },
  {
    pattern:
      /(?:링크|더보기|설명란|고정 ?댓글|프로필)(?:를|에|란에|란|는|에서|로)?.{0,20}(?:확인|참고|눌러|클릭|들어가|남겨|걸어|있으니|달아|넣어|신청|올려|있(?:습니다|어요|으니|고요|을))/,
    weight: 2,
  },
  {
    pattern:
      /(?:친구|주변|지인|가족)(?:들?)?(?:에게|한테|께).{0,10}공유|저장해 ?(?:두|주|놓)|팔로우.{0,8}(?:부탁|해 ?주|하세요|하시)/,
    weight: 2,
  },
  { pattern: /구독(?!자|료|권|제|형|경제| ?서비스| 모델)/, weight: 1 },
  {
    pattern: either(
      [
        /(?<!\b(?:who|people|they|to) )\bsubscribe\b(?!d|rs| to (?:magazines?|newspapers?|services?|it|them))/,
        /\b(?:hit|smash|click|press|leave|drop|give)\b.{0,20}\b(?:like|thumbs up|bell)\b/,
        /\blike button\b|\bnotification bell\b/,
      ],
      'i',
    ),
    weight: 2,
  },
  {
    pattern: either(
      [
        /\b(?:let me know|tell me|comment|leave a comment|drop a comment|write)\b.{0,30}\b(?:comments?|below|down there)\b/,
        /\bin the comments\b|\bcomment below\b/,
      ],
      'i',
    ),
    weight: 2,
  },
  {
    pattern: either(
      [
        /\b(?:links?|everything)\b.{0,30}\b(?:description|below|bio)\b/,
        /\bcheck (?:out|it out)\b.{0,30}\b(?:description|below|link|next video|this video|channel|playlist)\b/,
        /\bshare (?:this|it|the video)\b|\bfollow (?:me|us)\b|\bsign up\b/,
        /\bjoin (?:the|my|our) (?:newsletter|discord|membership|channel)\b/,
      ],
      'i',
    ),
    weight: 2,
  },
];
/** Of calls that somebody followed, or of other people's. */
export const NOT_CALLED = either(
  [
    /구독(?:을|은)? ?하지 ?(?:마|말|않)|(?:남겨|달아|적어|써|물어봐|눌러|구독해|알려) ?주(?:신|셔서|셨|시는 분|시던)|남기신/,
    /다신 분|물어보신|댓글(?:에|을|이|들?이)? ?(?:보니|보면|봤|많|달렸|있었|읽)/,
    /\b(?:asked|commented|wrote|told me|people|many of you|some of you) .{0,20}in the comments\b/,
    /\b(?:you|thanks for|thank you for) (?:already )?subscrib(?:ed|ing)\b/,
  ],
  'i',
);
