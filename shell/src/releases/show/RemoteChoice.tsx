import type { StaffRemote } from '@berth/contract/endpoints';
import { SearchSelect } from '@berth/ui';
import styles from './RemoteChoice.module.css';

type RemoteChoiceProps = {
  label: string;
  remotes: readonly Pick<StaffRemote, 'remote' | 'title'>[];
  value: string;
  onChange: (remote: string) => void;
  /** What stands for all of them, with the value `''`; without it there is always one. */
  allLabel?: string;
};

/** Which remote a part of the page is about. */
export function RemoteChoice({ label, remotes, value, onChange, allLabel }: RemoteChoiceProps) {
  const options = remotes.map(({ remote, title }) => ({
    value: remote,
    nameZh: title['zh-CN'],
    nameEn: title.en,
    search: `${remote} ${title['zh-CN']}`,
  }));
  return (
    <div className={styles.choice}>
      <SearchSelect
        aria-label={label}
        options={options}
        value={value}
        onChange={onChange}
        placeholder={allLabel}
        isKept={allLabel === undefined}
      />
    </div>
  );
}
