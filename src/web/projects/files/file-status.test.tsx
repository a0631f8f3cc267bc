import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../words/projects.ts';
import { showWords } from '../../words/index.ts';
import { FileRemark } from './FileRemark.tsx';
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

it.each([
  [{ status: 'completed', problem: null, passageCount: 0 }, '보관만 했어요. 글은 읽지 않은 파일이에요.'],
  [{ status: 'completed', problem: null, passageCount: 3 }, ''],
  [{ status: 'processing', problem: null, passageCount: 0 }, '글을 읽는 중이에요'],
  [{ status: 'failed', problem: 'encrypted', passageCount: 0 }, '암호가 걸린 파일이에요.'],
] as const)('below the name of a file %j stands %j', (file, words) => {
  const html = renderToStaticMarkup(<FileRemark file={file} onReadAgain={null} />);
  expect(html.includes(words)).toBe(true);
  expect(html === '').toBe(words === '');
});
