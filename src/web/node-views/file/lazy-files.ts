import { part } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

const extras = () => withWords(['board', 'talk', 'media'], import('./file-extras.ts'));

/** What only some files and recordings need, fetched where a card first shows it. */
export const MediaFile = part(() => extras(), 'MediaFile');
export const FileWays = part(() => extras(), 'FileWays');
export const DescribeButton = part(() => extras(), 'DescribeButton');
export const Player = part(() => extras(), 'Player');
export const StructureStrip = part(() => extras(), 'StructureStrip');
export const LeftOutNote = part(() => extras(), 'LeftOutNote');
