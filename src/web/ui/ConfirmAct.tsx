import { useAct, type ActWords } from '../lib/act.ts';
import { ConfirmDialog, type ConfirmWords } from './ConfirmDialog.tsx';

interface ConfirmActProps<Answer> extends ConfirmWords {
  act: () => Promise<Answer>;
  /** What is said afterwards. */
  said: ActWords<void, Answer>;
  /** After a success; the question stands until its owner takes it away. */
  onDone: (answer: Answer) => void | Promise<void>;
  onClose: () => void;
}

/** Asks, does it, and says what became of it. Stands open for as long as it is drawn. */
export function ConfirmAct<Answer>({ act, said, onDone, onClose, ...words }: ConfirmActProps<Answer>) {
  const { mutate, isPending } = useAct(act, said, onDone);
  return <ConfirmDialog isOpen onClose={onClose} onConfirm={() => mutate()} isBusy={isPending} {...words} />;
}
