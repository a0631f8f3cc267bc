import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

const extras = () => withWords(['board', 'talk', 'media'], import('./file-extras.ts'));

/** What only some files and recordings need, fetched where a card first shows it. */
export const MediaFile = lazyComponent(() => extras(), 'MediaFile');
export const FileWays = lazyComponent(() => extras(), 'FileWays');
export const DescribeButton = lazyComponent(() => extras(), 'DescribeButton');
export const Player = lazyComponent(() => extras(), 'Player');
export const StructureStrip = lazyComponent(() => extras(), 'StructureStrip');
export const LeftOutNote = lazyComponent(() => extras(), 'LeftOutNote');
