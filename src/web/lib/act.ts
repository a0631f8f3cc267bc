import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { isUnauthorized } from './api.ts';
import { useNotices, type Notice } from './notices.ts';

type Said = Pick<Notice, 'title' | 'text' | 'action'>;

/** What is said about an action, in the reader's language. Null says nothing. */
export interface ActWords<Input, Answer> {
  done?: Said | ((answer: Answer, input: Input) => Said | null);
  failed: Said | ((error: unknown, input: Input) => Said | null);
}

/**
 * Runs one action of the user and says what became of it. A 401 is not said here: the signed-out rule speaks and leaves
 * for the login. `onDone` runs after a success only.
 */
export function useAct<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  words: ActWords<Input, Answer>,
  onDone?: (answer: Answer, input: Input) => void | Promise<void>,
): UseMutationResult<Answer, Error, Input> {
  const notices = useNotices();
  return useMutation<Answer, Error, Input>({
    mutationFn: run,
    onSuccess: async (answer, input) => {
      await onDone?.(answer, input);
      const said = typeof words.done === 'function' ? words.done(answer, input) : words.done;
      if (said) notices.show({ tone: 'done', ...said });
    },
    onError: (error, input) => {
      if (isUnauthorized(error)) return;
      const said = typeof words.failed === 'function' ? words.failed(error, input) : words.failed;
      if (said) notices.show({ tone: 'failed', ...said });
    },
  });
}
