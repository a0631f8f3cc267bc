import { useQueryClient } from '@tanstack/react-query';
import { templatesApi } from '#contract/templates/templates.api.ts';
import type { Template } from '#contract/templates/templates.schema.ts';
import { call, removed } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { useErrorSentence } from '../ui/ErrorView.tsx';
import { ConfirmAct } from '../ui/ConfirmAct.tsx';
import { useWords } from '../words/index.ts';

interface RemoveTemplateProps {
  template: Template;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks, deletes, and takes the template off the list; one that another tab has deleted is gone all the same. */
export function RemoveTemplate({ template: { id, name, org }, onClose, onRemoved }: RemoveTemplateProps) {
  const t = useWords('templates');
  const common = useWords('common');
  const sentenceOf = useErrorSentence();
  const client = useQueryClient();
  const { queryKey } = reading(templatesApi.list);
  return (
    <ConfirmAct
      act={() => removed(call(templatesApi.remove, { params: { templateId: id } }))}
      said={{
        done: { title: t('removed') },
        failed: (error) => ({ title: t('removeFailed'), text: sentenceOf(error) }),
      }}
      onDone={async () => {
        client.setQueryData(queryKey, (list) => list?.filter((other) => other.id !== id));
        onRemoved();
        onClose();
        await client.invalidateQueries({ queryKey });
      }}
      onClose={onClose}
      title={t('removeAsk')}
      text={org ? t('removeAskShared', { name, org: org.name }) : t('removeAskText', { name })}
      action={common('delete')}
      actionBusy={t('removing')}
    />
  );
}
