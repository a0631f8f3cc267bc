import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../words/projects.ts';
import { showWords } from '../../words/index.ts';
import { FileStatus } from './FileStatus.tsx';

beforeAll(() => {
  showWords('ko', { projects: projects.ko });
});

it.each([
  ['completed', 'bg-ok-dot', '완료'],
  ['processing', 'bg-warn-dot', '처리 중'],
  ['failed', 'bg-bad-dot', '실패'],
  ['pending', 'bg-idle-dot', '대기'],
] as const)('a file that is %s has a dot in %s, and the word', (status, colour, word) => {
  const html = renderToStaticMarkup(<FileStatus status={status} />);
  expect(html).toContain(`data-status="${status}"`);
  expect(html).toContain(colour);
  expect(html).toContain(word);
});
