#!/usr/bin/env node
// Stands in for tesseract where a test must not depend on the machine: the same command line, the same table of words.
import { buffer } from 'node:stream/consumers';

const args = process.argv.slice(2);
const row = (line, word, left, top, text) => [5, 1, 1, 1, line, word, left, top, 60, 40, 93, text].join('\t');

if (args.includes('--list-langs')) process.stdout.write('List of available languages (2):\neng\nkor\n');
else if (args.includes('--version')) process.stderr.write('tesseract 5.3.0\n');
else {
  const expected = ['stdin', 'stdout', '-l', 'kor+eng', '--psm', '6', 'tsv', 'txt'];
  const png = await buffer(process.stdin);
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG';
  if (
    args.join(' ') !== expected.join(' ') ||
    !isPng ||
    Object.keys(process.env).some((name) => /KEY|TOKEN|DATA/.test(name))
  )
    process.exit(3);
  const words = ['촬영은', '3월', '2일', '오전', '9시에', '시작합니다.'];
  const rows = words.map((word, i) => row(1, i + 1, 100 + i * 90, 100, word));
  const head = [
    'level',
    'page_num',
    'block_num',
    'par_num',
    'line_num',
    'word_num',
    'left',
    'top',
    'width',
    'height',
    'conf',
    'text',
  ];
  process.stdout.write(`${[head.join('\t'), ...rows].join('\n')}\n${words.join(' ')}\n\n`);
}
