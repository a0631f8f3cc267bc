import { describe, expect, it } from 'vitest';
import { problemWords, type SourceProblem } from '#contract/sources/source-state.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';

const here = boardBesideReplay();

/** What is told of a link that the guard gave up: by the node that carries it, and by the call that waits for it. */
async function toldOf(url: string) {
  const id = await here.board.add('website', { url });
  const { processingProblem, processingError } = (await here.board.settled(id)).metadata;
  const answer = await here.board.process('website', 'websiteUrl', id, url);
  return { processingProblem, processingError, status: answer.statusCode, answer: answer.json<object>() };
}

const asTold = (problem: SourceProblem) => ({
  processingProblem: problem,
  processingError: problemWords[problem].ko,
  status: 422,
  answer: { code: 'nothing-readable', message: problemWords[problem].ko },
});

describe('of a link that the guard does not read', () => {
  it.each<[string, string, SourceProblem]>([
    ['leads to a private address', '/to-private', 'refused-address'],
    ['answers with an error', '/broken', 'site-error'],
    ['never answers', '/silent', 'timeout'],
    ['unpacks to more than anybody reads', '/bomb', 'too-large'],
    ['is a program', '/program', 'wrong-type'],
  ])('because it %s, one fixed sentence is told and nothing else', { timeout: 20_000 }, async (_why, path, problem) => {
    const told = await toldOf(`${here.replay.url}${path}`);
    expect(told).toMatchObject(asTold(problem));
    expect(Object.keys(told.answer).toSorted()).toEqual(
      Object.keys(asTold(problem).answer).concat('requestId').toSorted(),
    );
  });

  it('the same is told of every address within, whoever listens there', async () => {
    const { port } = new URL(here.replay.url);
    const within = [
      `http://localhost:${port}/article`,
      'http://127.0.0.1:1/',
      'http://169.254.169.254/',
      'http://[::1]/',
    ];
    const told = await Promise.all(within.map(toldOf));
    expect(told.map(({ processingError, status }) => [processingError, status])).toEqual(
      within.map(() => [problemWords['refused-address'].ko, 422]),
    );
    expect(JSON.stringify(told)).not.toMatch(/ECONN|literal|special|private/);
  });
});
