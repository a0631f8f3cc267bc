import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/base/route.ts';
import { noticeSettingsApi, type NoticeSettings as Settings } from '#contract/notifications/notice-settings.api.ts';
import {
  chosenOf,
  digestDays,
  mailWays,
  topicNames,
  topics,
  type TopicChoice,
  type TopicName,
} from '#contract/notifications/topics.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { reading, useReading } from '../lib/query.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/index.ts';

type Changed = NonNullable<BodyOf<typeof noticeSettingsApi.writeSettings>>;
const options = reading(noticeSettingsApi.readSettings);

/** Of what somebody hears in the app and by mail; every choice counts at once. */
export function NoticeSettings() {
  const t = useWords('notices');
  const { data, error, refetch } = useReading(noticeSettingsApi.readSettings);
  const write = useWrite();
  if (!data)
    return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-[460px]" />;
  const { isOn, to } = data.mail;
  const mayMail = isOn && to !== null;
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        {isOn ? (to === null ? t('noAddress') : t('sentTo', { to })) : t('mailOff')}
      </p>
      <table className="w-full border-collapse text-base">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-3">
            <th scope="col" className="pb-2 font-semibold">
              {t('what')}
            </th>
            <th scope="col" className="w-16 pb-2 text-center font-semibold">
              {t('app')}
            </th>
            {isOn && (
              <th scope="col" className="w-[116px] pb-2 pl-3 font-semibold sm:w-[150px]">
                {t('mail')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {topicNames.map((name) => (
            <Row
              key={name}
              name={name}
              chosen={chosenOf(data.topics, name)}
              hasMail={isOn}
              mayMail={mayMail}
              onChoose={(choice) => write({ topics: { [name]: choice } })}
            />
          ))}
        </tbody>
      </table>
      {isOn && (
        <Select
          className="mt-5 max-w-[300px]"
          label={t('digest')}
          value={data.digest}
          disabled={!mayMail}
          onChoose={(digest) => write({ digest })}
          options={digestDays.map((value) => ({ value, label: t(`days.${value}`) }))}
          hint={t('digestText')}
        />
      )}
    </>
  );
}

interface RowProps {
  name: TopicName;
  chosen: TopicChoice;
  hasMail: boolean;
  mayMail: boolean;
  onChoose: (choice: TopicChoice) => void;
}

function Row({ name, chosen, hasMail, mayMail, onChoose }: RowProps) {
  const t = useWords('notices');
  const title = t(`topic.${name}`);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 pr-2 text-left font-medium [overflow-wrap:anywhere]">
        {title}
      </th>
      <td className="py-2">
        <span className="flex justify-center">
          <Switch
            label={t('inApp', { name: title })}
            isLabelHidden
            isOn={chosen.app}
            onChange={(app) => onChoose({ ...chosen, app })}
          />
        </span>
      </td>
      {hasMail && (
        <td className="py-2 pl-3">
          {topics[name].mail === null ? (
            <span className="text-sm text-ink-3">{t('ownMail')}</span>
          ) : (
            <Select
              label={t('byMail', { name: title })}
              isLabelHidden
              value={chosen.mail}
              disabled={!mayMail}
              onChoose={(mail) => onChoose({ ...chosen, mail })}
              options={mailWays.map((value) => ({ value, label: t(`way.${value}`) }))}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** Shows a choice at once, and what stands when it was refused. */
function useWrite() {
  const t = useWords('notices');
  const client = useQueryClient();
  const notices = useNotices();
  return (changed: Changed) => {
    client.setQueryData<Settings>(
      options.queryKey,
      (known) => known && { ...known, ...changed, topics: { ...known.topics, ...changed.topics } },
    );
    call(noticeSettingsApi.writeSettings, { body: changed }).catch(() => {
      notices.show({ tone: 'failed', title: t('failed') });
      void client.invalidateQueries(options);
    });
  };
}
