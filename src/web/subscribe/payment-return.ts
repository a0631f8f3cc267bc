/** What the payment provider says in the address with which it sends the browser back; null when it did not. */
export function readReturn(search: string): 'paid' | 'failed' | null {
  const said = new URLSearchParams(search).get('redirect_status');
  if (said === null) return null;
  return said === 'succeeded' || said === 'processing' || said === 'pending' ? 'paid' : 'failed';
}
