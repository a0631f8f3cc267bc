import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWords } from '../../words/index.ts';
import { removeAndSay } from '../../board-context/remove-and-say.ts';
import { useActionContext } from '../actions/use-action-context.ts';
import type { Panel } from '../../board-context/panels.ts';

/** Asks before much work goes at once; it can still be brought back afterwards. */
export function ConfirmRemoval({ panel }: { panel: Panel & { what: 'confirm-removal' } }) {
  const context = useActionContext();
  const t = useWords('actions');
  const close = () => context.panels.close(panel);
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      title={t('removeMany', { count: panel.count })}
      text={t('removeManyText')}
      action={t('label.remove')}
      onConfirm={() => {
        close();
        removeAndSay(context, panel.ids);
      }}
    />
  );
}
