import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Labelled, WrittenBoard } from './board.ts';

const CORPUS = new URL('../../../shared/corpora/korquad/korquad-1.0-dev.json', import.meta.url);
const ON_A_BOARD = 8;
const EVERY = 4;

interface Article {
  title: string;
  paragraphs: { context: string; qas: { question: string; answers: { text: string }[] }[] }[];
}

/**
 * A board of eight articles of KorQuAD with questions that they answer, and as many that only articles beside them answer.
 * `part` as in the bench of finding: the even ones may be tuned on. Null where the corpus is not there.
 */
export function korquadBoard(part: 'even' | 'odd'): { board: WrittenBoard; labels: Labelled[] } | null {
  if (!existsSync(CORPUS)) return null;
  const { data } = JSON.parse(readFileSync(CORPUS, 'utf8')) as { data: Article[] };
  const rest = part === 'even' ? 0 : 1;
  const articles = data.filter(({ title }) => (createHash('sha256').update(title).digest()[0] ?? 1) % 2 === rest);
  const [wired, absent] = [articles.slice(0, ON_A_BOARD), articles.slice(ON_A_BOARD, 2 * ON_A_BOARD)];
  const asked = (from: readonly Article[]) =>
    from.flatMap(({ title, paragraphs }) =>
      paragraphs.flatMap(({ qas }) => qas).map(({ question, answers }) => ({ title, question, answers })),
    );
  const every = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % EVERY === 0);
  return {
    board: {
      language: 'ko',
      sources: wired.map(({ title, paragraphs }) => ({
        title: title.replaceAll('_', ' '),
        kind: 'website',
        text: paragraphs.map(({ context }) => context.replaceAll('\n', ' ')).join('\n'),
      })),
    },
    labels: [
      ...every(asked(wired)).map(({ title, question, answers }): Labelled => {
        const answer = answers[0]?.text ?? '';
        return { kind: 'single', ask: question, holds: [[title.replaceAll('_', ' '), answer]] };
      }),
      ...every(asked(absent)).map(({ question }): Labelled => ({ kind: 'unheld', ask: question, holds: [] })),
    ],
  };
}
