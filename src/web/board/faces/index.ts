import type { Face } from '#contract/board/kinds/kind.ts';
import { AnswerFace } from './answer/AnswerFace.tsx';
import { ConversationFace } from './conversation/ConversationFace.tsx';
import type { FaceComponent } from './face.ts';
import { FileFace } from './file/FileFace.tsx';
import { GroupFace } from './group/GroupFace.tsx';
import { LinkFace } from './link/LinkFace.tsx';
import { NoteFace } from './note/NoteFace.tsx';

/** THE REGISTRY of faces: complete by type, one for each name in the contract. */
export const faces = {
  note: NoteFace,
  answer: AnswerFace,
  conversation: ConversationFace,
  link: LinkFace,
  file: FileFace,
  group: GroupFace,
} as const satisfies Record<Face, FaceComponent>;
