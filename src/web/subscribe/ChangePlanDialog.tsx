import { plans, type PaidPlan, type Plan } from '#contract/billing/plans.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { useWords } from '../words/index.ts';

interface ChangePlanDialogProps {
  from: Plan;
  to: PaidPlan;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a running subscription costs something else. */
export function ChangePlanDialog({ from, to, isBusy, onClose, onConfirm }: ChangePlanDialogProps) {
  const t = useWords('subscribe');
  const common = useWords('common');
  const isUp = plans[to].priceUsd > plans[from].priceUsd;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('changeAsk', { plan: t(to) })}
      text={t(isUp ? 'changeUpText' : 'changeDownText')}
      isAlert
    >
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
          {t(isBusy ? 'changing' : 'change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
