import { keysOf } from '../../base/keys-of.ts';
import type { Span } from '../../base/marked-text.ts';

export type LineKind = 'spoken' | 'screen' | 'broll' | 'direction' | 'note';

/** A line of a script by what it is for; `at` are its words in the line, without mark, label and brackets. */
export interface KindOfLine {
  kind: LineKind;
  at: Span;
}

/** The labels lines begin with, in lower case without spaces, hyphens, full stops and numbers. */
const LABELS: Readonly<Record<LineKind, string>> = {
  screen:
    '화면 자막 텍스트 화면글 화면자막 화면텍스트 자막텍스트 화면문구 자막문구 타이틀 그래픽 cg 썸네일문구 ' +
    'onscreen onscreentext screen screentext caption captions text textonscreen overlay textoverlay super title graphic',
  broll:
    'broll b롤 비롤 자료화면 자료영상 자료 컷 인서트 영상 장면 씬 신 샷 촬영 카메라 이미지 사진 화면구성 장면묘사 참고영상 ' +
    'shot cut insert footage visual visuals video image camera scene',
  direction:
    '효과음 sfx bgm 음악 배경음악 음향 효과 지문 연출 동작 행동 표정 톤 말투 편집 전환 소품 호흡 ' +
    'music sound soundeffect direction action tone edit transition props',
  note: '메모 노트 비고 참고 출처 주의 길이 시간 목표 예상시간 분량 note notes memo source sources duration length goal reference',
  spoken:
    '나레이션 내레이션 나레이터 내레이터 멘트 대사 음성 오디오 말 읽는말 말하는글 줄 라인 na n vo 진행 진행자 사회자 mc 화자 출연 출연자 ' +
    '나 저 게스트 호스트 기자 앵커 리포터 유튜버 크리에이터 인터뷰어 인터뷰이 훅 후킹 오프닝 도입 본론 클로징 마무리 ' +
    'narration narrator voiceover voice audio host guest me interviewer interviewee speaker dialogue spoken line hook opening cta outro',
};
const kinds = new Map(keysOf(LABELS).flatMap((kind) => LABELS[kind].split(' ').map((label) => [label, kind] as const)));

/** Begins with letters and has no label: most lines. */
const PLAIN = /^[가-힣a-zA-Z][^:：)）#]*$/;
const RULE = /^(?:[-*_=]\s*){3,}$/;
const HASHTAGS = /^(?:#[^\s#]+\s*)+$/;
const ITEM = /^(?:[-*+•·▶►✔※]|\d{1,3}[.)]|[①-⑳])\s+(?:\[[ xX]\]\s+)?|^[–—•·]\s*/;
const PICTURES = /^(?:\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/u;
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const TIME = new RegExp(
  `^(?:[[(]?${CLOCK}(?:\\s*[-–—~]\\s*${CLOCK})?[\\])]?|[[(]\\d{1,3}(?:\\s*[-–~]\\s*\\d{1,3})?\\s*(?:초|s|sec)[\\])])\\s+(?:\\|\\s+)?(?=\\S)`,
);
const LABEL =
  /^[*_]{0,3}([\p{L}\p{N}][\p{L}\p{N} .\-/&+]{0,23})(?:[(（][^()（）]{0,30}[)）])?[*_]{0,3}\s?[:：][*_]{0,3}\s*/u;
const BRACKET_LABEL = /^[*_]{0,3}[[【(（]([^[\]()（）【】\n]{1,24})[\])）】][*_]{0,3}\s*[:：]?[*_]{0,3}\s*/;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '（': '）', '【': '】' };
/** 'VO)' and the like, which only known labels are written as. */
const CLOSED_LABEL = /^[*_]{0,3}([\p{L}][\p{L}\p{N}. ]{0,11})[)）][*_]{0,3}\s+/u;
/** How broadcasters mark what is shown and heard: 'S) 카메라', 'E) 띠링', 'M) 잔잔하게'. */
const BROADCAST: Readonly<Record<string, LineKind>> = { S: 'screen', CG: 'screen', E: 'direction', M: 'direction' };
const BROADCAST_LABEL = /^(S|CG|E|M)[)）]\s*(?=\S)/;
/** The number of a scene, with where it plays. */
const SCENE = /^(?:S|씬|scene)\s?#\s?\d{1,3}(?!\d)/i;
const SPEAKER = /^\p{L}(?:[\p{L}.]| (?=\p{L})){0,9}\d{0,2}$/u;
/** They name the matter of a line, however often, and are said. */
const NO_SPEAKERS = new Set(
  (
    '팁 꿀팁 핵심 포인트 결론 이유 원인 결과 장점 단점 예 예시 질문 답 답변 정답 문제 해결 방법 순서 단계 재료 가격 추천 비교 요약 ' +
    'tip point step reason pros cons question answer problem solution example price'
  ).split(' '),
);
const CITATIONS = /^(?:\[\^?\d+(?:\s*[,–~-]\s*\d+)*\][\s.,]*)+$/;

/** Whatever its spaces, signs and number: 'B-roll 2' reads as 'b roll'. Undefined for a label that names no kind, as a speaker's. */
export const kindOfLabel = (label: string): LineKind | undefined =>
  kinds.get(
    (label.split(/[/&+]/)[0] ?? '')
      .toLowerCase()
      .replace(/[\s.\-*_]/g, '')
      .replace(/(?<=\D)\d+$|^\d{1,2}(?=\D)/g, ''),
  );

/** Who speaks in a text: what stands before the colon of several of its lines, and is no other label. */
export function speakersIn(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const label = line.length > MOST_SPOKEN || !/[:：]/.test(line) ? undefined : labelOf(line.trim());
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([label]) => label));
}

const MOST_SPOKEN = 2_000;

function labelOf(trimmed: string): string | undefined {
  const label = LABEL.exec(trimmed.slice(markLengthOf(trimmed)))?.[1]?.trim();
  if (label === undefined || !SPEAKER.test(label) || NO_SPEAKERS.has(label.toLowerCase())) return undefined;
  return kindOfLabel(label) === undefined ? label : undefined;
}

const nobody: ReadonlySet<string> = new Set();

/** Null for a line that says nothing: empty, a rule, only citations. A heading is not looked at here. */
export function kindOfLine(line: string, speakers: ReadonlySet<string> = nobody): KindOfLine | null {
  const trimmed = line.trim();
  const first = line.length - line.trimStart().length;
  const end = first + trimmed.length;
  if (PLAIN.test(trimmed)) return { kind: 'spoken', at: [first, end] };
  if (trimmed === '' || RULE.test(trimmed) || CITATIONS.test(trimmed)) return null;
  if (trimmed.startsWith('>')) return { kind: 'note', at: [first + (/^[>\s]+/.exec(trimmed)?.[0].length ?? 0), end] };
  if (HASHTAGS.test(trimmed) || (/^\|.*\|$/.test(trimmed) && trimmed.length > 2)) {
    return { kind: 'note', at: [first, end] };
  }
  const marks = first + markLengthOf(trimmed);
  if (SCENE.test(line.slice(marks, end))) return { kind: 'broll', at: [marks, end] };
  return kindOfWords(line, marks, end, speakers);
}

/** How many characters before the words are marks: of a list, pictures, a time. */
function markLengthOf(trimmed: string): number {
  let length = 0;
  for (const mark of [ITEM, PICTURES, TIME]) {
    const found = mark.exec(trimmed.slice(length))?.[0].length ?? 0;
    if (length + found < trimmed.length) length += found;
  }
  return length;
}

function kindOfWords(line: string, from: number, to: number, speakers: ReadonlySet<string>): KindOfLine {
  const words = line.slice(from, to);
  const emphasis = /^[*_]{0,3}/.exec(words)?.[0].length ?? 0;
  const start = from + emphasis;
  const bare = words.slice(emphasis).replace(/[*_]{1,3}$/, '');
  const labelled = (pattern: RegExp): KindOfLine | null => {
    const found = pattern.exec(words);
    const label = found?.[1] ?? '';
    const kind = found && (kindOfLabel(label) ?? (speakers.has(label.trim()) ? 'spoken' : undefined));
    return kind && found[0].length < words.length ? { kind, at: [from + found[0].length, to] } : null;
  };
  if (isWhollyBracketed(bare)) {
    const inner = kindOfWords(line, start + 1, start + bare.trimEnd().length - 1, speakers);
    return inner.kind === 'spoken' ? { ...inner, kind: 'direction' } : inner;
  }
  const broadcast = BROADCAST_LABEL.exec(words);
  const shown = broadcast && BROADCAST[broadcast[1] ?? ''];
  if (broadcast && shown) return { kind: shown, at: [from + broadcast[0].length, to] };
  const label = labelled(LABEL) ?? labelled(BRACKET_LABEL) ?? labelled(CLOSED_LABEL);
  if (label === null) return { kind: 'spoken', at: [from, to] };
  const rest = line.slice(...label.at);
  return label.kind === 'spoken' && isWhollyBracketed(rest) ? { ...label, kind: 'direction' } : label;
}

/** The bracket of the first character closes with the last one. */
function isWhollyBracketed(words: string): boolean {
  const opener = words.charAt(0);
  const closer = BRACKETS[opener];
  if (closer === undefined || !words.endsWith(closer) || words.length < 3) return false;
  let depth = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (words.charAt(at) === opener) depth += 1;
    else if (words.charAt(at) === closer) depth -= 1;
    if (depth === 0) return at === words.length - 1;
  }
  return false;
}
