import { formalOf, joinedOf } from './conjugate.ts';
import { syllableOf, tailOf, withLast } from '../../base/hangul.ts';

/** Common stems by which a form in ~요 is recognised; what two of them share is left alone. */
const STEMS = (
  '입 잡 뽑 씹 집 접 배고프 만나 끝나 지나 떠나 나타나 일어나 태어나 늘어나 벗어나 드러나 ' +
  '가 오 보 주 자 사 타 나 서 내 지 받 먹 읽 찾 앉 좋 많 싫 작 짧 넓 높 낮 깊 같 싶 않 괜찮 얻 믿 닫 웃 씻 벗 놓 넣 쌓 ' +
  '낳 있 없 남 넘 담 참 막 찍 적 알 살 놀 팔 열 만들 힘들 울 돌 풀 길 멀 달 밀 줄 늘 걸 걷 듣 깨닫 돕 낫 짓 잇 어렵 쉽 ' +
  '춥 덥 맵 고맙 가깝 무겁 가볍 귀엽 아름답 반갑 즐겁 새롭 아깝 부럽 무섭 자연스럽 배우 싸우 키우 외우 채우 세우 지우 ' +
  '비우 피우 태우 깨우 나누 바꾸 꾸 쓰 크 끄 뜨 바쁘 예쁘 나쁘 아프 기쁘 슬프 고프 모으 모르 다르 빠르 고르 부르 오르 ' +
  '흐르 누르 자르 기르 따르 쉬 뛰 바뀌 되 보내 빼 떼 켜 펴 마시 다니 걸리 보이 생기 느끼 올리 지키 버리 드리 시키 ' +
  '기다리 알리 남기 즐기 이기 옮기 맡기 만지 던지 떨어지 가르치 고치 그치 마치 들 줄이 높이 붙이 끓이 모이 그렇 어떻 이렇'
).split(' ');

/** Verbs that stand last in many others: 올라가요, 가져와요, 해봐요. */
const LAST_VERBS = new Set('가 오 보 주 내 지 놓 버리 드리 시키 되 받 들이'.split(' '));

function formsOf(stems: readonly string[]): ReadonlyMap<string, string | null> {
  const forms = new Map<string, string | null>();
  for (const stem of stems) {
    const joined = joinedOf(stem);
    if (joined === null) continue;
    const form = `${joined}요`;
    forms.set(form, forms.has(form) ? null : formalOf(stem));
  }
  return forms;
}

const FORMS = formsOf(STEMS);
const ENDINGS = [...formsOf([...LAST_VERBS])];
/** Future forms whose ㄹ belongs to the stem. */
const STEMS_IN_R = /(만들|힘들|알|살|놀|팔|열|울|돌|풀|밀|늘|걸|들)$/;

/** What stands before 예요 when it is a noun, not a slip for 이에요. */
function namedOf(word: string): string | null {
  if (word === '아니에요') return '아닙니다';
  if (word === '뭐예요') return null;
  if (word === '거예요') return '겁니다';
  if (word.endsWith('거예요')) return `${word.slice(0, -3)}것입니다`;
  if (word.endsWith('이에요') && word.length > 3) return `${word.slice(0, -3)}입니다`;
  return word.endsWith('예요') && word.length > 2 ? `${word.slice(0, -2)}입니다` : null;
}

function willOf(word: string): string | null {
  const bare = word.slice(0, -2);
  if (bare.endsWith('을') && tailOf(bare.slice(0, -1)) !== '') return `${bare.slice(0, -1)}겠습니다`;
  if (tailOf(bare) !== 'ㄹ') return null;
  return `${STEMS_IN_R.test(bare) ? bare : withLast(bare, { tail: '' })}겠습니다`;
}

/** A word in ~요 as it is said with ~습니다; null when it is none or has two readings (세요, 네요, 거든요, 죠 have no twin). */
export function toFormal(word: string): string | null {
  if (!word.endsWith('요')) return null;
  const named = namedOf(word);
  if (named !== null) return named;
  if (word.endsWith('게요')) return willOf(word);
  const bare = word.slice(0, -1);
  if (/[어]$/.test(bare) && tailOf(bare.slice(0, -1)) === 'ㅆ') return `${bare.slice(0, -1)}습니다`;
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  if (bare.endsWith('해')) return `${withLast(bare, { vowel: 'ㅏ', tail: 'ㅂ' })}니다`;
  if (bare.endsWith('돼')) return `${bare.slice(0, -1)}됩니다`;
  if (bare.endsWith('스러워')) return `${bare.slice(0, -2)}럽습니다`;
  const last = ENDINGS.find(([form]) => word.endsWith(form) && word.length > form.length);
  const before = last && syllableOf(word.at(-last[0].length - 1));
  const isOpen = before != null && (last?.[0] !== '가요' || before.tail === '');
  return isOpen && last && last[1] !== null ? word.slice(0, -last[0].length) + last[1] : null;
}
