import type { Language } from '../../base/language.ts';

/** A wording by which readers tell that a machine wrote. The table is data: people switch rows off and add their own (`own-tells.ts`). */
export interface AiTell {
  language: Language;
  /** As `patternOf` reads it: `*` some words between, `~` hangs on the word before. */
  phrase: string;
  /** 3: hardly anybody writes so. 1: people do, it is the number that tells. */
  weight: 1 | 2 | 3;
  /** Told only from this number in a text on; 1 unless told. */
  least?: number;
  /** Plain words for the same; '' where it can go without loss. Absent where only the writer can say it better. */
  plain?: string;
  /** A phrase that the writer does not want to use, whoever else does. */
  isOwn?: true;
}

const rows = (language: Language, weight: AiTell['weight'], lines: string, least?: number): AiTell[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [phrase = '', plain] = line.split('=').map((part) => part.trim());
      return { language, phrase, weight, ...(least !== undefined && { least }), ...(plain !== undefined && { plain }) };
    });

/** Before `=` the phrase, after it the plain words. */
export const aiTells: readonly AiTell[] = [
  ...rows(
    'ko',
    3,
    `오늘날 * 빠르게 변화하는 * = 요즘
    급변하는 * 시대에 = 요즘
    급변하는 * 환경 속에서 = 요즘
    빠르게 변화하는 * 시대
    빠르게 변화하는 * 환경
    빠르게 변화하는 현대 사회
    현대 사회에서 우리는
    여러분의 삶을 변화
    여러분의 삶을 바꿀
    삶의 질을 한층
    한 단계 업그레이드
    한층 더 풍요롭게
    새로운 지평을
    무한한 가능성
    무궁무진한 가능성
    여정을 함께
    함께 여정을 떠나
    여정의 첫걸음
    깊이 있게 살펴보
    심층적으로 살펴보
    심도 있게 다루
    자세히 알아보도록 하겠습니다 = 알아볼게요
    알아보는 시간을 가져보
    살펴보는 시간을 가져보
    게임 체인저
    패러다임의 전환
    시너지를 창출
    혁신적인 솔루션
    혁신적인 접근
    ~에 있어 핵심적인 역할
    ~에 있어서 중요한 역할
    중요한 역할을 합니다
    핵심적인 역할을 합니다
    필수적인 요소입니다
    없어서는 안 될 필수
    단순한 * 그 이상
    단순히 * 넘어
    ~을 넘어 새로운
    다양한 측면에서 = 여러모로
    다양한 관점에서 = 여러모로
    다각적인 측면에서 = 여러모로
    ~라는 점을 명심
    기억하는 것이 중요합니다
    이해하는 것이 중요합니다
    주목할 만한 점은
    도움이 되셨기를 바랍니다
    도움이 되었기를 바랍니다
    긍정적인 영향을 미칩니다
    긍정적인 변화를 이끌
    놀라운 세계로
    매력에 빠져보
    비밀을 파헤쳐
    숨겨진 비밀을 공개
    성공의 열쇠
    ~의 열쇠입니다
    선택이 아닌 필수
    아무리 강조해도 지나치지
    특별한 경험을 선사
    잊지 못할 추억을 선사
    소중한 추억을 만드는
    온전히 * 집중하는 시간
    더욱 풍요로운
    더욱 풍성하게
    놀라운 결과를 얻
    놀라운 변화를 경험
    완전히 달라질 것입니다
    무엇보다 중요하다는 사실
    경험해 보시기 바랍니다
    각광받고 있습니다 = 인기예요
    다채로운 매력
    세계에 오신 것을 환영
    삶의 만족도
    자연과 교감
    ~의 연속입니다
    새로운 가능성을 열
    가치를 실현
    변화의 중심에
    미래를 만들어 나가`,
  ),
  ...rows(
    'ko',
    2,
    `결론적으로 = 그래서
    요약하자면 = 정리하면
    종합해 보면 = 정리하면
    궁극적으로 = 결국
    혁신적인 = 새로운
    획기적인 = 새로운
    ~뿐만 아니라
    ~함으로써
    ~의 첫걸음입니다
    것이 핵심입니다
    것이 관건입니다
    ~로 이어집니다
    ~을 크게 높일 수
    ~를 크게 높일 수
    데 큰 도움이 됩니다
    데 필수적입니다
    지금 바로 시도해 보세요
    지금 바로 시작해 보세요
    주목받고 있습니다
    자리매김하고 있습니다
    자리 잡고 있습니다
    잊지 마시기 바랍니다`,
  ),
  ...rows(
    'ko',
    2,
    `마지막으로 강조하고 싶은
    이러한 맥락에서 = 그래서
    이러한 점에서 = 그래서
    이러한 이유로 = 그래서
    나아가
    더 나아가
    최적화된
    극대화
    차별화된
    풍부한 경험을 제공
    ~을 제공합니다
    ~를 제공합니다
    ~을 선사합니다 = 을 줍니다
    ~를 선사합니다 = 를 줍니다
    효율성을 높
    경험을 선사
    가치를 더
    균형을 이루
    ~라고 할 수 있습니다
    ~라고 할 수 있어요
    ~라고 볼 수 있습니다
    ~할 수 있도록 도와줍니다
    ~에 대해 알아보겠습니다
    ~에 대해 살펴보겠습니다
    본격적으로 알아보
    그렇다면 왜
    첫걸음이 될 것입니다
    기대됩니다`,
    2,
  ),
  ...rows(
    'ko',
    1,
    `다양한
    또한 =
    이러한 = 이런
    이를 통해 = 이걸로
    중요합니다
    할 수 있습니다
    효과적인
    효과적으로
    최적의
    매우
    필수적
    지속적인
    체계적인`,
    3,
  ),
  ...rows(
    'en',
    3,
    `in today's fast-paced
    in today's digital
    in today's ever-changing
    in an ever-evolving
    ever-evolving landscape
    fast-paced world
    delve into = look into
    delve
    delves
    delving
    delving into = looking into
    delves into = looks into
    let's dive in
    let's delve
    dive deep into = look into
    a testament to
    rich tapestry
    tapestry of
    game-changer
    game changer
    game-changing
    unlock the power
    unlock the secrets
    unlock your potential
    unleash the power
    unleash your
    harness the power of = use
    elevate your
    embark on a journey
    embark on this journey
    navigate the complexities
    navigating the complexities
    navigating the world of
    it's important to note that =
    it is important to note that =
    it's worth noting that =
    it is worth noting that =
    in conclusion =
    in the realm of = in
    plays a crucial role
    plays a vital role
    plays a pivotal role
    stands as a
    not just a * it's a
    isn't just * it's
    isn't just about
    more than just a
    whether you're a * or a
    look no further
    seamlessly integrates
    treasure trove
    at the end of the day, it's
    transform your life
    revolutionize the way
    take your * to the next level
    i hope this email finds you well`,
  ),
  ...rows(
    'en',
    2,
    `moreover = also
    furthermore = also
    additionally = also
    ultimately
    seamless
    seamlessly
    robust
    leverage
    leveraging = using
    foster
    fostering
    pivotal = important
    crucial = important
    vibrant
    multifaceted
    myriad
    a plethora of = many
    underscores
    cutting-edge = new
    holistic
    empower
    empowering
    transformative
    utilize = use
    utilizing = using
    intricate
    meticulously
    bustling
    nestled`,
    2,
  ),
];

/** Hedges: one is honest, many leave nothing said. */
export const hedges: Readonly<Record<Language, RegExp>> = {
  ko: /[ㄹ-ㅎ가-힣]{1,6}\s?수(?:도|가)?\s?있(?:습니다|어요|다)(?=[.!?\s]|$)|것으로 보(?:입니다|인다|여요)|것으로 예상됩니다|라고 볼 수/g,
  en: /\b(?:may|might|could|can be|generally|typically|often|potentially|arguably|in many cases|tends? to)\b/gi,
};

/** Three of a kind in a row. */
export const triads: Readonly<Record<Language, RegExp>> = {
  ko: /[가-힣]{1,10}, [가-힣 ]{1,14}, (?:그리고|및) [가-힣]{1,10}|[가-힣]{1,8}[과와] [가-힣]{1,8}, (?:그리고|및) [가-힣]{1,8}|(?<![가-힣])[가-힣]{1,6}(?:하|되)고, [가-힣 ]{1,16}(?:하|되)고, /g,
  en: /(?<![\w-])[\w-]{3,24}(?: [\w-]{1,24})?, [\w-]{3,24}(?: [\w-]{1,24})?, and [\w-]{3}/g,
};

/** Somebody who was there: who speaks, or what was seen. */
export const firstHand: Readonly<Record<Language, RegExp>> = {
  ko: /(?:^|[^가-힣])(?:저|저는|저도|제가|제|나|나는|나도|내가|내|저희|저희가|우리|우리가|저한테)(?=[^가-힣]|$)|더라고?[요고]|더라구|[가-힣](?:봤|갔|왔|샀|먹었|느꼈|놀랐)(?:는데|어요|습니다|거든)/,
  en: /\b(?:I|I'm|I've|I'd|my|me|we|we've|our|us)\b/,
};
