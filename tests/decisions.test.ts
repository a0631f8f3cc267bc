import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';

it('every decision stands in the index with its number and title', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));
  const lines = files.map((file) => {
    const [head = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n', 1);
    const [, number = '', title = ''] = /^# (\d+)\. (.*)$/.exec(head) ?? [];
    return `- [${number}](${file}) ${title}`;
  });
  expect(lines.filter((line) => !index.includes(line))).toEqual([]);
  expect(index.match(/^- /gm)).toHaveLength(files.length);
});
