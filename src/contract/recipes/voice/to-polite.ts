import { joinedOf } from './conjugate.ts';
import { isHangul, syllableOf, tailOf, withLast } from '../../base/hangul.ts';

/** Stems in ㄹ lose it before ㅂ니다. These endings have no other reading. */
const LOST_R = ['드', '푸', '느', '도', '노', '이끄', '드무', '저무', '내미', '둥그', '까부', '멀리머'];
/** The same, of a whole word. */
const LOST_R_WORDS = new Set([
  '아',
  '파',
  '여',
  '머',
  '기',
  '우',
  '비',
  '미',
  '떠',
  '터',
  '무',
  '부',
  '써',
  '베무',
  '저지',
]);
const RESTORED: Readonly<Record<string, string>> = { 머무: '머무르', 서투: '서투르' };

/** Verbs in ~이다, which are not a noun with 입니다. */
const VERBS_IN_I = new Set(
  (
    '보이 돋보이 선보이 엿보이 쓰이 높이 줄이 쌓이 들이 받아들이 끌어들이 먹이 속이 붙이 덧붙이 기울이 움직이 숙이 ' +
    '반짝이 끓이 섞이 모이 놓이 덮이 꺾이 죽이 녹이 벌이 늘이 꼬이 조이 트이 파이 끄덕이 망설이 서성이 길들이 뒤섞이'
  ).split(' '),
);
/** Verbs in ~시다, in which 시 is no respect. */
const VERBS_IN_SI = ['마시', '모시', '부시', '적시'];
/** ~답니다 and ~랍니다 tell what somebody else said, except in these. */
const VERBS_IN_RA = ['바라', '자라', '놀라', '나무라'];
/** What can be hung up or made; else 겁니다 is 것입니다. */
const HUNG = new Set('말을 전화를 시비를 목숨을 기대를 돈을 승부를 조건을 옷을 희망을 제동을 시동을 최면을'.split(' '));
/** Not a will but a guess or a wish: 겠 stays. */
const NO_WILL = /(감사|행복|편|가능|필요|중요|궁금|좋아|피곤|불편|당황|심심|답답|대단|훌륭|충분)하$/;
const WILL =
  /(?:하|보|드리|가|주|먹|읽|찾|만들|떠나|기다리|올리|남기|시키|두|놓|넣|고르|쓰|마치|않|앉|걷|열|빌|돌아오)$/;

/** Digits and capital letters whose names end in a consonant. */
const CLOSED_SIGN = /[013678LMNR]$/;
const READABLE_SIGN = /(?:[0-9]|[A-Z]{2})$/;

function namedOf(noun: string): string | null {
  if (noun === '' || noun === '뭐' || noun === '누구') return noun === '' ? null : `${noun}예요`;
  if (/[이그저]?것$/.test(noun)) return `${noun.slice(0, -1)}거예요`;
  if (isHangul(noun.at(-1))) return tailOf(noun) === '' ? `${noun}예요` : `${noun}이에요`;
  if (noun.endsWith('%')) return `${noun}예요`;
  if (!READABLE_SIGN.test(noun)) return null;
  return CLOSED_SIGN.test(noun) ? `${noun}이에요` : `${noun}예요`;
}

function willOf(stem: string, isAsked: boolean, before: string): string {
  if (stem === '뵙') return '뵐게요';
  const isGuess = isAsked || before.endsWith('야') || !WILL.test(stem) || NO_WILL.test(stem);
  if (isGuess) return `${stem}겠어요`;
  if (stem.endsWith('걷')) return `${stem.slice(0, -1)}걸을게요`;
  if (tailOf(stem) === 'ㄹ') return `${stem}게요`;
  return tailOf(stem) === '' ? `${withLast(stem, { tail: 'ㄹ' })}게요` : `${stem}을게요`;
}

function stemOf(open: string): string | null {
  const restored = RESTORED[open];
  if (restored) return restored;
  if (LOST_R_WORDS.has(open) || LOST_R.some((ending) => open.endsWith(ending))) return withLast(open, { tail: 'ㄹ' });
  if (open.endsWith('라') && !VERBS_IN_RA.some((verb) => open.endsWith(verb))) return null;
  return open.endsWith('다') ? null : open;
}

/**
 * A word in ~습니다, ~ㅂ니다, ~ㅂ니까 or ~십시오 as it is said with ~요; null when it is none or has two readings.
 * `before` is the word before it.
 */
export function toPolite(word: string, before = ''): string | null {
  if (word.endsWith('십시오')) return `${word.slice(0, -3)}세요`;
  if (!/니[다까]$/.test(word)) return null;
  const bare = word.slice(0, -2);
  const yo = (stem: string | null): string | null => {
    const joined = stem === null ? null : joinedOf(stem);
    return joined === null ? null : `${joined}요`;
  };
  if (bare.endsWith('습')) {
    const stem = bare.slice(0, -1);
    if (stem.endsWith('겠')) return willOf(stem.slice(0, -1), word.endsWith('까'), before);
    return tailOf(stem) === '' ? null : yo(stem);
  }
  if (tailOf(bare) !== 'ㅂ') return null;
  const open = withLast(bare, { tail: '' });
  if (bare === '아닙') return '아니에요';
  if (bare === '입') return isHangul(before.at(-1)) ? (tailOf(before) === '' ? '예요' : '이에요') : null;
  if (bare === '뭡') return '뭐예요';
  if (bare === '겁') return HUNG.has(before) ? '걸어요' : '거예요';
  if (bare.endsWith('입') && !VERBS_IN_I.has(open)) return namedOf(bare.slice(0, -1));
  if (open.endsWith('시') && !VERBS_IN_SI.some((verb) => open.endsWith(verb))) return `${open.slice(0, -1)}세요`;
  return syllableOf(open.at(-1)) ? yo(stemOf(open)) : null;
}
