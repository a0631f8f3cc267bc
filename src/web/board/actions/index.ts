import type { BoardAction } from './action.ts';
import { alignActions } from './align.ts';
import { arrangeActions } from './arrange.ts';
import { askActions } from './ask.ts';
import { clipboardActions } from './clipboard.ts';
import { colourActions } from './colours.ts';
import { commentActions } from './comments.ts';
import { createActions } from './create.ts';
import { editActions } from './edit.ts';
import { exportActions } from './export.ts';
import { findActions } from './find.ts';
import { historyActions } from './history.ts';
import { lookActions } from './look.ts';
import { noteActions } from './note-for-ai.ts';
import { originalityActions } from './originality.ts';
import { sourceActions } from './sources.ts';
import { sponsorActions } from './sponsor.ts';
import { staleActions } from './stale.ts';
import { structureActions } from './structures.ts';
import { templateActions } from './template.ts';
import { visibilityActions } from './visibility.ts';
import { walkActions } from './walk.ts';
import { wireActions } from './wires.ts';

/** THE REGISTRY of what one can do on the board. Of two actions with the same key the first that is offered is taken. */
export const boardActions: readonly BoardAction[] = [
  ...askActions,
  ...createActions,
  ...editActions,
  ...sourceActions,
  ...noteActions,
  ...sponsorActions,
  ...originalityActions,
  ...structureActions,
  ...staleActions,
  ...clipboardActions,
  ...arrangeActions,
  ...visibilityActions,
  ...alignActions,
  ...wireActions,
  ...colourActions,
  ...findActions,
  ...commentActions,
  ...historyActions,
  ...templateActions,
  ...exportActions,
  ...lookActions,
  ...walkActions,
];
