import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { billingApi, type Account } from '#contract/billing/billing.api.ts';
import { reading } from '../lib/query.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { WaitingStrip } from './WaitingStrip.tsx';

const ASK_EVERY_MS = 2_000;
const PATIENCE_MS = 30_000;
const isPending = ({ status }: Account) => status === 'incomplete' || status === 'past_due';

/** After paying: asks until the payment has arrived here too, and says that it has. */
export function Confirming({ onEnd }: { onEnd: () => void }) {
  const t = useWords('subscribe');
  const client = useQueryClient();
  const notices = useNotices();
  const [isSlow, setSlow] = useState(false);
  const { data } = useQuery({
    ...reading(billingApi.readAccount),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
  const plan = data && !isPending(data) ? data.plan : null;
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!plan) return;
    if (plan !== 'free') notices.show({ tone: 'done', title: t('nowOn', { plan: t(plan) }) });
    void client.invalidateQueries();
    onEnd();
  }, [plan, notices, client, onEnd, t]);
  return (
    <div className="mx-auto max-w-[720px]">
      <WaitingStrip text={t('confirming')} />
      {isSlow && (
        <div role="status" className="mt-4 text-center">
          <p className="text-base text-ink-2">{t('confirmingSlow')}</p>
          <Button className="mt-3" onClick={onEnd}>
            {t('toPlans')}
          </Button>
        </div>
      )}
    </div>
  );
}
