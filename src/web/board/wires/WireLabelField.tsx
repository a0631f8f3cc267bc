import { useWords } from '../../words/index.ts';
import { NameTrouble } from '../../node-views/typing/TitleField.tsx';
import { useEditingWhole, useNameField } from '../../node-views/typing/use-name-field.ts';
import { useLabelEditing } from './use-label-editing.ts';
import { useOnWire } from './use-wire-on-screen.ts';

const BELOW_PX = 36;

/** The field for a wire's label: Enter and leaving save, Esc cancels, an empty one takes the label away. */
export function WireLabelField({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('wires');
  const editing = useLabelEditing(id);
  const field = useOnWire<HTMLInputElement>(id, ({ middle }) => middle);
  const trouble = useOnWire<HTMLDivElement>(id, ({ middle }) => ({ x: middle.x, y: middle.y + BELOW_PX }));
  const keys = useNameField(editing);
  const choose = () => {
    field.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => field.current?.select());
  };
  useEditingWhole(editing, choose, onClose);
  return (
    <>
      <input
        ref={field}
        aria-label={t('labelField')}
        placeholder={t('labelHint')}
        className="board-wire-label field-focus"
        {...keys}
      />
      <div ref={trouble} className="absolute top-0 left-0 z-10">
        <NameTrouble editing={editing} />
      </div>
    </>
  );
}
