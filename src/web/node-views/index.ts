import type { NodeViewId } from '#contract/board/kinds/kind.ts';
import { AnswerView } from './answer/AnswerView.tsx';
import { ConversationView } from './conversation/ConversationView.tsx';
import type { NodeViewComponent } from './node-view.ts';
import { FileView } from './file/FileView.tsx';
import { GroupView } from './group/GroupView.tsx';
import { LinkView } from './link/LinkView.tsx';
import { NoteView } from './note/NoteView.tsx';

/** THE REGISTRY of node views: complete by type, one for each name in the contract. */
export const nodeViews = {
  note: NoteView,
  answer: AnswerView,
  conversation: ConversationView,
  link: LinkView,
  file: FileView,
  group: GroupView,
} as const satisfies Record<NodeViewId, NodeViewComponent>;
