import { particleFor } from '#contract/base/particles.ts';
import { passageSentencesOf } from '../../../ai/sentences.ts';
import type { Language } from '../../context/prompt.ts';
import type { GatheredSource } from '../../context/gather.ts';
import type { PackedPassage } from '../../context/pack.ts';
import type { Found } from './find-answer.ts';
import { partsOf } from './parts.ts';
import { isTimed } from './spoken.ts';

/** A question, and of one that was made from a sentence what its answer has to hold. */
interface Candidate {
  question: string;
  holds: string | null;
  nodeId: string | null;
}

interface Asking {
  find: (question: string) => Found;
  language: Language;
  /** Questions of somebody else's making, which come first where they can be answered. */
  kept?: readonly string[];
}

const MOST = 3;
/** So many are tried before it is left at what was found. */
const MOST_TRIED = 16;
/** In more passages nobody looks for forms. */
const MOST_PASSAGES = 1_500;
const CONFIDENT = 0.8;

/**
 * Questions that the engine answers from these sources, tried out: kept ones first, then such as the form of the sources
 * suggests: what has seconds, what has a figure or a label, what stands under a heading.
 */
export function askableQuestions(
  sources: readonly GatheredSource[],
  passages: readonly PackedPassage[],
  { find, language, kept = [] }: Asking,
): string[] {
  const candidates = [
    ...kept.map((question) => ({ question, holds: null, nodeId: null })),
    ...(passages.length > MOST_PASSAGES ? [] : inTurn(formedOf(sources, passages, language))),
  ];
  const askable: string[] = [];
  for (const candidate of candidates.slice(0, MOST_TRIED)) {
    if (askable.length === MOST) break;
    if (!askable.includes(candidate.question) && isAnswered(find(candidate.question), candidate))
      askable.push(candidate.question);
  }
  return askable;
}

/** Whether a finding answers a question that was not asked yet: for sure, whole, and without leaving the judging to a model. */
function isAnswered({ quotes, confidence, missing, overview }: Found, { holds, nodeId }: Candidate): boolean {
  const [first] = quotes;
  if (!first || missing.length > 0 || overview?.isComparison) return false;
  if (confidence !== null && confidence < CONFIDENT) return false;
  return holds === null || (first.text.includes(holds) && first.passage.source.nodeId === nodeId);
}

/** One of each kind and source after the other. */
function inTurn(groups: readonly (readonly Candidate[])[]): Candidate[] {
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => groups.flatMap((group) => group[place] ?? [])).flat();
}

function formedOf(
  sources: readonly GatheredSource[],
  passages: readonly PackedPassage[],
  language: Language,
): Candidate[][] {
  const on = sources.filter(({ depth, state }) => depth !== 'off' && state === 'readable');
  const read = on.filter(({ kind }) => kind !== 'text');
  const of = (source: GatheredSource) => passages.filter((passage) => passage.source === source);
  return [
    spansOf(on.filter(isTimed).length, language),
    ...read.map((source) => figuresOf(source, of(source), language)),
    ...read.map((source) => headingsOf(source, of(source), language)),
  ];
}

const KOREAN_COUNTS = ['', '', '두', '세', '네'];
const ENGLISH_COUNTS = ['', '', 'two', 'three', 'four'];

function spansOf(videos: number, language: Language): Candidate[] {
  if (videos === 0) return [];
  const [korean = '', english = ''] = [KOREAN_COUNTS[videos], ENGLISH_COUNTS[videos]];
  const question =
    language === 'ko'
      ? `${videos === 1 ? '영상은' : korean === '' ? '영상들은' : `${korean} 영상은`} 첫 10초를 어떻게 시작하나요?`
      : `How ${videos === 1 ? 'does the video' : `do the ${english === '' ? '' : `${english} `}videos`} open in the first 10 seconds?`;
  return [{ question, holds: null, nodeId: null }];
}

/** '용량은 473ml', 'The fee is 1,500 euros': what is said to be a figure. */
const KOREAN_FIGURE = /^([가-힣A-Za-z][가-힣A-Za-z ]{1,24}?)(은|는)\s(?:약\s|총\s|모두\s)?(\d[\d,.]*\s?\S{1,6})/;
const ENGLISH_FIGURE =
  /^(?:the|our)\s([a-z][a-z ]{2,30}?)\s(?:is|was|costs)\s(?:about\s|due on\s)?([^.]{0,12}\d[^.]{0,12})/i;
const LABELLED = /^[-•*\s]*([가-힣A-Za-z][가-힣A-Za-z ]{1,24}?)\s?[:：]\s+(\S[^\n]{1,200})$/;
const MONEY = /원|달러|유로/;
const DAY = /월|일(?:까지|에|$)|요일/;
const FIGURES = 4;

function figuresOf({ nodeId }: GatheredSource, passages: readonly PackedPassage[], language: Language): Candidate[] {
  const found: Candidate[] = [];
  for (const sentence of passages.flatMap(({ text }) => passageSentencesOf(text))) {
    if (found.length === FIGURES) break;
    const formed = language === 'ko' ? inKorean(sentence) : inEnglish(sentence);
    if (formed) found.push({ ...formed, nodeId });
  }
  return found;
}

function inKorean(sentence: string): Pick<Candidate, 'question' | 'holds'> | null {
  const [, name = '', , figure = ''] = KOREAN_FIGURE.exec(sentence) ?? labelled(sentence);
  if (!/[가-힣]$/.test(name) || !isThing(`${name}은?`)) return null;
  const asks = DAY.test(figure) ? '언제인가요' : /\d/.test(figure) || MONEY.test(figure) ? '얼마인가요' : '무엇인가요';
  return { question: `${name}${particleFor(name, '은')} ${asks}?`, holds: figure.trim() };
}

function inEnglish(sentence: string): Pick<Candidate, 'question' | 'holds'> | null {
  const [, name = '', figure = ''] = ENGLISH_FIGURE.exec(sentence) ?? [];
  const [, label = '', , value = ''] = labelled(sentence);
  if (name !== '') return { question: `What is the ${name.toLowerCase()}?`, holds: figure.trim() };
  return /^[A-Za-z ]+$/.test(label) ? { question: `What is the ${label.toLowerCase()}?`, holds: value.trim() } : null;
}

/** Whether a question names nothing but a thing. */
const isThing = (question: string): boolean => (partsOf(question)[0]?.thing.length ?? 0) > 0;

const labelled = (sentence: string): string[] => {
  const [, name = '', value = ''] = LABELLED.exec(sentence) ?? [];
  return ['', name, '', value];
};

const HEADINGS = 3;
const HEADING_LENGTH = 40;

function headingsOf({ nodeId }: GatheredSource, passages: readonly PackedPassage[], language: Language): Candidate[] {
  const headings = [...new Set(passages.flatMap(({ heading }) => heading ?? []))];
  return headings
    .filter((heading) => heading.length > 1 && heading.length <= HEADING_LENGTH && !/[‘’“”'"]/.test(heading))
    .slice(0, HEADINGS)
    .map((heading) => ({
      question: language === 'ko' ? `‘${heading}’에는 뭐라고 적혀 있나요?` : `What is written under “${heading}”?`,
      holds: '',
      nodeId,
    }));
}
