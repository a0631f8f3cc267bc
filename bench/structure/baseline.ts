import type { BeatKind } from '../../src/contract/recipes/structure/beats.ts';
import type { Utterance } from '../../src/server/recipes/structure/utterances.ts';

/** What the words of any kind have to beat. */
const SIGNS: Readonly<Record<BeatKind | 'question', RegExp>> = {
  hook: /\d|\?/,
  promise: /알려 ?드|보여 ?드|이번 영상에서|오늘 영상|in this video|going to show|i'll show/i,
  proof: /실제로|보시면|보이시죠|연구|논문|자료|for example|study|results?|look at/i,
  turn: /^(?:근데|그런데|하지만|그러나|다만|but|however)(?=[\s,])/i,
  sponsor: /광고|협찬|제공|sponsor/i,
  call: /구독|좋아요|댓글|알림 설정|subscribe|comment|like button/i,
  question: /\?$|(?:까요?|나요|가요)$|^(?:why|what|how|do you|have you)\b/i,
};
const EARLY_SEC = 45;

/** The lines that have a sign of the kind: of a hook the first line, of a promise and of a proof the first that has one. */
export function baselineOf(kind: BeatKind | 'question', lines: readonly Utterance[]): Utterance[] {
  const told = lines.filter(({ text }) => SIGNS[kind].test(text));
  if (kind === 'hook') return told.filter((line) => line === lines[0]);
  if (kind === 'promise') return told.filter(({ startSec }) => startSec <= EARLY_SEC).slice(0, 1);
  return kind === 'proof' ? told.slice(0, 1) : told;
}
