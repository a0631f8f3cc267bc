/** How the letters are called in Korean. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A에이 B비 C씨 D디 E이 F에프 G지 H에이치 I아이 J제이 K케이 L엘 M엠 N엔 O오 P피 Q큐 R알 S에스 T티 U유 V브이 ' +
    'W더블유 X엑스 Y와이 Z지'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** Capitals that are read as a word all the same; those of five and more letters with a vowel are so anyway. */
const READ_AS_WORDS = new Set(
  (
    'NASA NATO IKEA OPEC FIFA UEFA SWOT PIN SIM RAM ROM LAN ZIP VLOG HOOK TIP TIPS TOP HOT NEW BIG BEST SALE OPEN FREE ' +
    'LIVE STOP GOOD WOW NOW YES NO THE AND FOR YOU HOW WHY'
  ).split(' '),
);

/** Words of the trade whose Korean spelling the estimate would miss. */
const KNOWN: ReadonlyMap<string, number> = new Map(
  (
    'youtube:유튜브 youtuber:유튜버 youtubers:유튜버스 creator:크리에이터 creators:크리에이터스 create:크리에이트 vlog:브이로그 iphone:아이폰 ' +
    'ipad:아이패드 chatgpt:챗지피티 openai:오픈에이아이 claude:클로드 gemini:제미나이 tiktok:틱톡 threads:스레드 naver:네이버 kakao:카카오 ' +
    'contents:콘텐츠 people:피플 idea:아이디어 design:디자인 designer:디자이너 wifi:와이파이 interview:인터뷰 review:리뷰 preview:프리뷰 ' +
    'view:뷰 views:뷰스 web:웹 app:앱 apps:앱스 email:이메일 online:온라인 offline:오프라인 guide:가이드 channel:채널 camera:카메라 ' +
    'microsoft:마이크로소프트 windows:윈도우 bitcoin:비트코인 prompt:프롬프트 hi:하이 bye:바이 the:더 one:원 two:투 three:쓰리 pro:프로 ' +
    'bluetooth:블루투스 series:시리즈 premium:프리미엄 business:비즈니스 science:사이언스 android:안드로이드 ai:에이아이 tv:티비 ok:오케이 vs:브이에스 ' +
    'cta:씨티에이 seo:에스이오 com:컴 co:씨오 io:아이오 org:오알지 net:넷 ' +
    'facebook:페이스북 thumbnail:썸네일 data:데이터 agent:에이전트 edit:에디트 title:타이틀 diet:다이어트 excel:엑셀 premiere:프리미어'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', korean = '']) => [word, korean.length]),
);

const LONGEST = 40;

/**
 * How many syllables a Korean says for a word in Latin letters: acronyms by the names of the letters (AI 에이아이 4), others
 * as loanwords are spelled (script 스크립트 4). An estimate but for the words of the table.
 */
export function loanSyllablesOf(word: string): number {
  if (word.length > LONGEST) return Math.ceil(word.length / 3);
  const known = KNOWN.get(word.toLowerCase());
  if (known !== undefined) return known;
  const plural = /^([A-Z]{2,5})s$/.exec(word)?.[1];
  if (plural !== undefined) return namesOf(plural) + 1;
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]/g) ?? [];
  return parts.reduce((sum, part) => sum + partOf(part), 0);
}

function partOf(part: string): number {
  const lower = part.toLowerCase();
  const known = KNOWN.get(lower);
  if (known !== undefined) return known;
  if (part === 'a') return 1;
  const isCapital = part === part.toUpperCase();
  const isWord = !isCapital || READ_AS_WORDS.has(part) || (part.length >= 5 && /[AEIOU]/.test(part));
  return part.length === 1 || !isWord || !/[aeiouy]/.test(lower) ? namesOf(part.toUpperCase()) : estimateOf(lower);
}

const namesOf = (capitals: string): number =>
  [...capitals].reduce((sum, letter) => sum + (LETTERS[letter]?.length ?? 1), 0);

/**
 * Spellings to sounds, in this order. V: a vowel of one syllable; L: a long one; D: one of two (에이, 아이, 아우); N: a
 * consonant that closes a syllable; P: one that closes it after a short vowel; C: one that always takes a vowel; R: silent
 * after a vowel; G: a glide that joins the vowel.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tion|sion|cian/g, 'CVN'],
  [/ture$/, 'CV'],
  [/^kn|gn$|mb$/, 'N'],
  [/^wr/, 'R'],
  [/(?<=[aeiouy].*)(?:ice|ive)$/, 'VC'],
  [/(?<=[aeiouy].*)age$/, 'VC'],
  [/(?<=[^aeiouyA-Z])le$/, 'VN'],
  [/[aeio]re$|[ae]ir$|[eo]{2}r$|ear$|ier$/, 'D'],
  [/[aiy](?=[^aeiouyA-Zwr]e[sd]?$)/, 'D'],
  [/[oeu](?=[^aeiouyA-Zwr]e[sd]?$)/, 'L'],
  [/(?<=[^aeiouyA-Z])e(?=[sd]?$)(?<=[aeiouyA-Z].*)/, ''],
  [/igh/g, 'D'],
  [/(?<=^[^aeiouy]+)y$/, 'D'],
  [/^y(?=[aeiou])|^wh?(?=[aeiouy])/, 'G'],
  [/qu(?=[aeiouDLV])/g, 'P'],
  [/ai|ay|oi|oy|ou|io|ia|eo|iu/g, 'D'],
  [/ea|ee|au|aw|ew|oa|ie|ei|ey|ue|ui|oe/g, 'L'],
  [/oo|ow|[aeiou]/g, 'V'],
  [/y(?=[VLD])/g, 'G'],
  [/y/g, 'V'],
  [/tch|ch|sh|th|ph|dge|ts|ds|tz/g, 'C'],
  [/gh/g, ''],
  [/ck|([ptk])\1|cc/g, 'P'],
  [/ng(?![VLD])|nn|mm|ll|[nml]/g, 'N'],
  [/x/g, 'PC'],
  [/rr?/g, 'R'],
  [/w(?=[VLD])/g, 'G'],
  [/w/g, ''],
  [/[ptkcq]/g, 'P'],
  [/ss|ff|zz|bb|dd|gg|[a-z]/g, 'C'],
];

function estimateOf(lower: string): number {
  const sounds = SOUNDS.reduce((word, [spelling, sound]) => word.replace(spelling, sound), lower);
  let syllables = 0;
  let isOpen = false;
  let isShort = false;
  for (let i = 0; i < sounds.length; i += 1) {
    const sound = sounds.charAt(i);
    const next = sounds.charAt(i + 1);
    if (/[VLD]/.test(sound)) {
      syllables += sound === 'D' ? 2 : 1;
      isOpen = true;
      isShort = sound === 'V';
    } else if (/[VLD]/.test(next) || sound === 'G' || sound === 'R') {
      isOpen = isOpen && sound === 'R';
    } else if (isOpen && (sound === 'N' || (sound === 'P' && isShort && sounds.charAt(i - 1) === 'V'))) {
      isOpen = false;
    } else {
      syllables += 1;
      isOpen = false;
    }
  }
  return Math.max(1, syllables);
}
