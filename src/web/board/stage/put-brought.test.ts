import { expect, it } from 'vitest';
import type { Folder } from '../commands/read-folder.ts';
import { saidOfFolder } from './put-brought.ts';

const t = ((key: string, values: object) => [key, ...Object.values(values)].join(' ')) as Parameters<
  typeof saidOfFolder
>[2];
const folder = (count: number, isCut = false, tooDeep: Folder['tooDeep'] = null): Folder => ({
  name: '자료',
  files: Array.from({ length: count }, (_, i) => new File([], `${i}.txt`)),
  isCut,
  tooDeep,
});

it.each<[string, Parameters<typeof saidOfFolder>[0], Parameters<typeof saidOfFolder>[1], object]>([
  ['all of it', folder(3), { placed: 3, leftOut: 0 }, { tone: 'done', title: 'folderRead 자료 3' }],
  [
    'some that cannot be uploaded',
    folder(3),
    { placed: 1, leftOut: 2 },
    { tone: 'done', title: 'folderRead 자료 1', text: 'folderLeftOut 2' },
  ],
  ['nothing of it', folder(0), { placed: 0, leftOut: 0 }, { tone: 'told', title: 'folderEmpty 자료' }],
  [
    'more than are taken up',
    folder(300, true),
    { placed: 300, leftOut: 0 },
    { tone: 'told', title: 'folderRead 자료 300', text: 'folderCut 300' },
  ],
  [
    'more, some of which cannot be uploaded',
    folder(300, true),
    { placed: 290, leftOut: 10 },
    { tone: 'told', title: 'folderRead 자료 290', text: 'folderCut 300 folderLeftOut 10' },
  ],
  [
    'some too deep',
    folder(3, false, { count: 2, levels: 8, isMore: false }),
    { placed: 2, leftOut: 1 },
    { tone: 'told', title: 'folderRead 자료 2', text: 'folderDeep 8 2 folderLeftOut 1' },
  ],
  [
    'nothing but what is too deep, more than is counted',
    folder(0, false, { count: 1_000, levels: 8, isMore: true }),
    { placed: 0, leftOut: 0 },
    { tone: 'told', title: 'folderEmpty 자료', text: 'folderDeepMany 8 1000' },
  ],
])('a folder is told of: %s', (_, given, placed, said) => expect(saidOfFolder(given, placed, t)).toEqual(said));
