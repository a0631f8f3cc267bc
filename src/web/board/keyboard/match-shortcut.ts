import { isOpenTo, type ActionContext, type BoardAction } from '../actions/action.ts';
import { isPressed, type KeyPress } from '../../lib/chord.ts';
import { boardActions } from '../actions/index.ts';

/** What a key starts: the first action with these keys that is offered, or the first that has them at all. */
export interface ShortcutMatch {
  action: BoardAction;
  isOffered: boolean;
}

/** Looks the key up among the actions. The caller asks only while nobody types. */
export function matchShortcut(press: KeyPress, context: ActionContext, ids: ReadonlySet<string>): ShortcutMatch | null {
  const meant = boardActions.filter((action) => !action.isNative && action.keys.some((key) => isPressed(key, press)));
  const offered = meant.find((action) => isOpenTo(action, context, ids));
  if (offered) return { action: offered, isOffered: true };
  return meant[0] ? { action: meant[0], isOffered: false } : null;
}
