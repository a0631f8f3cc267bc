import type { Role } from './section-name.ts';
import type { Finding } from '../../base/finding.ts';

export type NeededRole = Exclude<Role, 'sponsor' | 'other'>;

export const ROLE_NAMES: Readonly<Record<NeededRole, { ko: string; en: string }>> = {
  hook: { ko: '훅', en: 'Hook' },
  promise: { ko: '약속', en: 'Promise' },
  body: { ko: '본론', en: 'Body' },
  proof: { ko: '근거', en: 'Proof' },
  cta: { ko: '마무리', en: 'CTA' },
};

export type ScriptRule =
  | 'section-missing'
  | 'section-empty'
  | 'section-unsized'
  | 'section-long'
  | 'section-short'
  | 'section-order'
  | 'targets-sum'
  | 'whole-long'
  | 'whole-short'
  | 'lines-few'
  | 'lines-many'
  | 'hook-long'
  | 'syllables-over'
  | 'words-over'
  | 'seconds-over'
  | 'characters-over'
  | 'tongue-twister';

export type ScriptFinding = Finding<ScriptRule>;

/** Seconds as people read them: 8초, 1분 30초. */
export function secondsInWords(seconds: number): { ko: string; en: string } {
  const whole = Math.round(seconds);
  const tenths = Math.round(seconds * 10) / 10;
  if (whole < 60) return { ko: `${tenths}초`, en: `${tenths} s` };
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  return { ko: `${minutes}분${rest > 0 ? ` ${rest}초` : ''}`, en: `${minutes} min${rest > 0 ? ` ${rest} s` : ''}` };
}

const inDigits = (count: number): string => count.toLocaleString('en-US');

type Said = Readonly<Record<'ko' | 'en', string>>;

/** What the findings say. Titles and numbers of the script go in as they are. */
export const say = {
  missing: (role: NeededRole): Said => ({
    ko: `‘${ROLE_NAMES[role].ko}’ 부분이 없어요. ‘## ${ROLE_NAMES[role].ko} (초)’처럼 제목을 달고 내용을 써 주세요.`,
    en: `The ${ROLE_NAMES[role].en.replace(/^[^C]/, (first) => first.toLowerCase())} is missing. Add a section headed “## ${ROLE_NAMES[role].en} (seconds)”.`,
  }),
  empty: (title: string): Said => ({
    ko: `‘${title}’ 부분에 말할 내용이 없어요. 대사를 쓰거나 제목을 지워 주세요.`,
    en: `“${title}” has nothing to say. Write its lines or remove the heading.`,
  }),
  unsized: (title: string, spoken: number): Said => ({
    ko: `‘${title}’ 부분의 길이가 정해지지 않았어요. 지금 대사는 ${secondsInWords(spoken).ko} 분량이에요. 제목에 초를 적어 주세요.`,
    en: `“${title}” has no length. Its lines take ${secondsInWords(spoken).en} now; put seconds into the heading.`,
  }),
  long: (title: string, spoken: number, target: number): Said => ({
    ko: `‘${title}’ 부분이 ${secondsInWords(spoken).ko} 분량이라 목표 ${secondsInWords(target).ko}보다 ${secondsInWords(spoken - target).ko} 길어요. 문장을 줄여 주세요.`,
    en: `“${title}” takes ${secondsInWords(spoken).en}, ${secondsInWords(spoken - target).en} more than its ${secondsInWords(target).en}. Cut a sentence.`,
  }),
  short: (title: string, spoken: number, target: number): Said => ({
    ko: `‘${title}’ 부분이 ${secondsInWords(spoken).ko} 분량이라 목표 ${secondsInWords(target).ko}보다 ${secondsInWords(target - spoken).ko} 짧아요. 내용을 더하거나 목표를 줄여 주세요.`,
    en: `“${title}” takes ${secondsInWords(spoken).en}, ${secondsInWords(target - spoken).en} less than its ${secondsInWords(target).en}. Add to it or lower the target.`,
  }),
  notFirst: (title: string): Said => ({
    ko: `훅 앞에 ‘${title}’ 부분이 있어요. 훅을 맨 앞으로 옮겨 주세요.`,
    en: `“${title}” comes before the hook. Put the hook first.`,
  }),
  notLast: (title: string): Said => ({
    ko: `마무리 뒤에 ‘${title}’ 부분이 있어요. 행동 유도를 맨 뒤로 옮겨 주세요.`,
    en: `“${title}” comes after the call to action. Put the call to action last.`,
  }),
  promiseLate: (title: string): Said => ({
    ko: `약속이 ‘${title}’ 부분보다 뒤에 있어요. 본론을 시작하기 전에 무엇을 얻는지 말해 주세요.`,
    en: `The promise comes after “${title}”. Say what viewers will get before the body begins.`,
  }),
  sum: (sum: number, target: number): Said => ({
    ko: `제목에 적힌 길이를 더하면 ${secondsInWords(sum).ko} 분량이라 전체 목표 ${secondsInWords(target).ko}에 맞지 않아요. 부분별 길이를 다시 나눠 주세요.`,
    en: `The lengths in the headings add up to ${secondsInWords(sum).en}, but the whole is to take ${secondsInWords(target).en}. Share the time out again.`,
  }),
  wholeLong: (spoken: number, target: number): Said => ({
    ko: `대본을 다 읽으면 ${secondsInWords(spoken).ko} 분량이라 ${secondsInWords(target).ko}보다 ${secondsInWords(spoken - target).ko} 길어요. 꼭 필요하지 않은 문장을 빼 주세요.`,
    en: `The script takes ${secondsInWords(spoken).en}, ${secondsInWords(spoken - target).en} more than ${secondsInWords(target).en}. Drop sentences it can do without.`,
  }),
  wholeShort: (spoken: number, target: number): Said => ({
    ko: `대본을 다 읽으면 ${secondsInWords(spoken).ko} 분량이라 목표 ${secondsInWords(target).ko}보다 ${secondsInWords(target - spoken).ko} 짧아요. 본론이나 근거를 더 써 주세요.`,
    en: `The script takes ${secondsInWords(spoken).en}, ${secondsInWords(target - spoken).en} less than ${secondsInWords(target).en}. Write more body or proof.`,
  }),
  farthest: (whole: Said, differing: readonly { name: string; sec: number }[]): Said => {
    const isShort = (differing[0]?.sec ?? 0) < 0;
    const parts = (language: 'ko' | 'en') =>
      differing
        .map(({ name, sec }) => {
          const seconds = secondsInWords(Math.abs(sec))[language];
          return language === 'ko' ? `‘${name}’ ${seconds}` : `“${name}” by ${seconds}`;
        })
        .join(', ');
    return {
      ko: `${whole.ko} 많이 ${isShort ? '모자란' : '넘친'} 부분: ${parts('ko')}.`,
      en: `${whole.en} ${isShort ? 'Furthest below target' : 'Furthest over target'}: ${parts('en')}.`,
    };
  },
  lengths: (differing: readonly { name: string; sec: number }[]): Said => ({
    ko: `전체 길이는 맞는데 부분이 목표와 달라요: ${differing.map(({ name, sec }) => `‘${name}’ ${secondsInWords(Math.abs(sec)).ko} ${sec < 0 ? '짧음' : '김'}`).join(', ')}. 문장을 옮기거나 제목의 시간을 고쳐 주세요.`,
    en: `The whole is as long as planned, but parts of it are not: ${differing.map(({ name, sec }) => `“${name}” ${secondsInWords(Math.abs(sec)).en} too ${sec < 0 ? 'short' : 'long'}`).join(', ')}. Move sentences or change the times in the headings.`,
  }),
  fewLines: (lines: number, least: number): Said => ({
    ko: `대사가 ${lines}줄이에요. ${least}줄 이상이 되도록 문장을 나누거나 더해 주세요.`,
    en: `There ${lines === 1 ? 'is 1 spoken line' : `are ${lines} spoken lines`}. Split or add sentences to make at least ${least}.`,
  }),
  manyLines: (lines: number, most: number): Said => ({
    ko: `대사가 ${lines}줄이에요. ${most}줄 이하가 되도록 합치거나 빼 주세요.`,
    en: `There are ${lines} spoken lines. Join or drop some to keep at most ${most}.`,
  }),
  hookLong: (spoken: number, most: number): Said => ({
    ko: `첫 줄을 읽는 데 ${secondsInWords(spoken).ko} 걸려요. 보는 사람이 넘기기 전에 끝나도록 ${secondsInWords(most).ko} 안으로 줄여 주세요.`,
    en: `The first line takes ${secondsInWords(spoken).en}. Keep the hook within ${secondsInWords(most).en}, before viewers swipe on.`,
  }),
  over: (what: Said, count: number, most: number): Said => ({
    ko: `${what.ko} 한도보다 ${inDigits(count - most)}만큼 많아요(${inDigits(count)} / ${inDigits(most)}). 그만큼 줄여 주세요.`,
    en: `${what.en}: ${inDigits(count)}, which is ${inDigits(count - most)} over the limit of ${inDigits(most)}. Cut that many.`,
  }),
  twister: (words: string, why: Said): Said => ({
    ko: `‘${words}’에서 ${why.ko} 발음이 꼬이기 쉬워요. 낱말을 바꾸거나 끊어 읽어 주세요.`,
    en: `“${words}” is hard to say: ${why.en}. Change a word or pause inside it.`,
  }),
};
