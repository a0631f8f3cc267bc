interface Answering {
  readonly closed: boolean;
  readonly destroyed: boolean;
  once: (event: 'close', heard: () => void) => unknown;
}

/** Acts when the request is answered or its caller is gone, at once where that has been already: nothing is told of it again. */
export function whenOver(answering: Answering, act: () => void): void {
  if (answering.closed || answering.destroyed) act();
  else answering.once('close', act);
}

/** Aborted when the caller goes away before the answer. */
export function callerGone(answering: Answering): AbortSignal {
  const gone = new AbortController();
  whenOver(answering, () => gone.abort());
  return gone.signal;
}
