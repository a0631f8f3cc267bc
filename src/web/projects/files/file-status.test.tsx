import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../words/projects.ts';
import { FileStatus } from './FileStatus.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'ko', resources: { ko: { projects: projects.ko } }, interpolation: { escapeValue: false } });
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
