import type { Face } from '#contract/board/kinds/kind.ts';
import { AnswerFace } from './answer/AnswerView.tsx';
import { ConversationFace } from './conversation/ConversationView.tsx';
import type { FaceComponent } from './node-view.ts';
import { FileFace } from './file/FileView.tsx';
import { GroupFace } from './group/GroupView.tsx';
import { LinkFace } from './link/LinkView.tsx';
import { NoteFace } from './note/NoteView.tsx';

/** THE REGISTRY of faces: complete by type, one for each name in the contract. */
export const faces = {
  note: NoteFace,
  answer: AnswerFace,
  conversation: ConversationFace,
  link: LinkFace,
  file: FileFace,
  group: GroupFace,
} as const satisfies Record<Face, FaceComponent>;
