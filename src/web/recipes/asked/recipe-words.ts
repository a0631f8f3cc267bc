import type { RecipeId } from '#contract/recipes/kinds/index.ts';

/** Words of a table, with commas between. */
const wordsOf = (...lists: string[]): readonly string[] => lists.flatMap((list) => list.split(', '));

/** What people call the things that we make, in lower case; of names that overlap the longest counts. */
export const recipeWords: Readonly<Record<RecipeId, readonly string[]>> = {
  'reference-analysis': ['레퍼런스 분석', '벤치마킹 분석', '참고 영상 분석', 'reference analysis'],
  'structure-xray': ['구조 엑스레이', '구조 분석', 'structure x-ray', 'structure xray', 'structure analysis'],
  'beat-sheet': ['비트 시트', '비트시트', 'beat sheet'],
  'long-script': wordsOf(
    '롱폼 대본, 롱폼 스크립트, 유튜브 대본, 유튜브 스크립트, 영상 대본, 영상 스크립트, 영상 원고',
    '긴 대본, 대본, 스크립트, 원고',
    'long-form script, long form script, long script, youtube script, video script, script',
  ),
  'short-script': wordsOf(
    '숏폼 대본, 숏폼 스크립트, 쇼츠 대본, 쇼츠 스크립트, 릴스 대본, 릴스 스크립트, 틱톡 대본',
    '숏츠 대본, 짧은 대본, 숏폼, 쇼츠, 숏츠, 릴스',
    'short-form script, short form script, short script, shorts script, reels script, reel script',
    'tiktok script, youtube short, youtube shorts, reel',
  ),
  'description-pack': wordsOf(
    '설명란 세트, 설명란 꾸러미, 유튜브 설명란, 영상 설명란, 설명란, 더보기란, 영상 설명, 유튜브 설명',
    '영상 제목, 유튜브 제목, 제목 후보, 제목, 해시태그, 썸네일 문구, 썸네일 카피, 영상 태그',
    'description pack, youtube description, video description, youtube titles, youtube title',
    'video titles, video title, title ideas, thumbnail text, thumbnail copy, hashtags, titles',
  ),
  'sponsor-brief': ['협찬 제안 정리', '협찬 카드', '협찬 브리프', 'sponsor brief', 'sponsor card'],
  'sponsor-reply': wordsOf(
    '협찬 메일 답장, 협찬 제안 답장, 협찬 답장, 협찬 회신, 광고 답장',
    'reply to the sponsor, reply to a sponsor, sponsor reply',
  ),
  'blog-post': [
    '네이버 블로그 글',
    '블로그 포스팅',
    '블로그 포스트',
    '블로그 글',
    '블로그글',
    'blog post',
    'blog article',
  ],
  'community-post': ['커뮤니티 게시물', '커뮤니티 탭 글', '커뮤니티 글', 'community tab post', 'community post'],
  thread: [
    '스레드 글타래',
    '스레드 글',
    '트위터 타래',
    '글타래',
    '스레드',
    '쓰레드',
    'twitter thread',
    'tweet thread',
    'thread',
  ],
  newsletter: ['뉴스레터', 'newsletter'],
  'comment-replies': ['댓글 답글', '댓글 답변', '댓글 답장', 'comment replies', 'replies to comments'],
  prompt: ['프롬프트', 'prompt'],
  'board-plan': ['보드 정리 제안', '보드 정리안', 'plan for the board', 'board plan'],
};

/** By which somebody asks for a thing, without white space. */
export const wishesKo: readonly string[] = wordsOf(
  '써, 만들어, 작성해, 뽑아, 짜, 적어, 지어, 생성해, 준비해, 제안해, 추천해, 해, 바꿔',
)
  .flatMap((deed) => wordsOf('줘, 주세요, 줄래, 주실, 줄수, 주라, 달라, 봐, 볼래, 드려').map((wish) => deed + wish))
  .concat(wordsOf('부탁, 필요해, 필요합니다, 써라, 만들자, 써보자, 쓰고싶, 만들고싶'));

/** With which such a wish begins, or after which it comes. */
export const wishesEn: readonly string[] = wordsOf(
  'write, make, create, draft, generate, give me, prepare, suggest, produce',
  'i need, i want, turn this into, turn it into, turn these into, come up with',
);

/** What asks about a thing, or for another form of one that is there. */
export const otherAims: readonly string[] = wordsOf(
  '어떻게, 어떤, 무엇, 뭐, 왜, 언제, 얼마, 몇, 누가, 방법, 요령, 팁, 차이, 다시, 고쳐, 수정',
  '줄여, 요약, 번역, 다듬, 검토, 평가, 비교, 알려, 설명해, 찾아, 말고',
  'how do, how to, how can, how should, how long, how many, what, why, when, which, rewrite',
  'shorten, summarize, summarise, summary, translate, explain, again, fix, improve, review, tips',
);

/** Words that point at what is wired, or only ask: no matter of a result. */
export const pointing: readonly string[] = wordsOf(
  '이, 그, 위, 저, 나, 이거, 이것, 이걸, 그걸, 좀, 한번, 하나, 빨리, 연결한, 아래',
  '짧게, 길게, 간단히, 간단하게, 짜리, 분량, 정도, 바탕, 기반, 참고해서, 참고, 가지고, 보고',
);
/** They do so behind one of these, and at the end of a matter. */
export const carriers: readonly string[] = ['영상', '유튜브', '글', '소스', '내용', '자료', '메모'];
export const particles: readonly string[] = ['으로', '에서', '로', '을', '를', '의', '에', '용', '인', '도', ''];
export const aroundEn: readonly string[] = wordsOf(
  'please, for me, from this, from these, from it, from the sources, this video, these sources',
  'these, this, it, me, my channel, the sources',
);
