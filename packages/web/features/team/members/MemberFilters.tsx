import { useWords } from '@fairlot/ui';
import { AskBox, FindBox } from '@fairlot/ui/field';
import type { Sort } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { INACTIVE_DAYS, MEMBER_SORTS } from '@fairlot/wire/team/members';
import { usePhone } from '@fairlot/shell';
import { isAmount, isGroup, REGISTERED_DAYS, type MembersFilter } from './filters.ts';
import styles from './members.module.css';
import { MEMBERS } from './text.ts';

type Props = {
  readonly filter: MembersFilter;
  readonly onFilter: (filter: MembersFilter) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

/** What is chosen, in a word or two. */
export function useChosen(filter: MembersFilter): string {
  const words = useWords(MEMBERS);
  const { find, narrowed, registeredDays, inactiveDays } = filter;
  const chosen = [
    find,
    ...narrowed.map((one) => words[one]),
    registeredDays > 0 && words.registeredIn(registeredDays),
    inactiveDays > 0 && words.inactive(inactiveDays),
    filter.least && `≥ ${filter.least}`,
    filter.most && `≤ ${filter.most}`,
    filter.leastGroup && `${words.leastGroup} ${filter.leastGroup}`,
    filter.mostGroup && `${words.mostGroup} ${filter.mostGroup}`,
  ].filter(Boolean);
  return chosen.length === 0 ? words.allMembers : chosen.join(' · ');
}

/** Account, registration, sign-in, balance and prize group; on a phone, where no head of a column is, the order too. */
export function MemberFilters({ filter, onFilter, sort, onSort }: Props) {
  const words = useWords(MEMBERS);
  const isPhone = usePhone();
  const put = (change: Partial<MembersFilter>) => onFilter({ ...filter, ...change });
  const box = (
    name: 'least' | 'most' | 'leastGroup' | 'mostGroup',
    isGood: (text: string) => boolean,
  ) => (
    <AskBox
      className={styles['narrow']}
      label={words[name]}
      value={filter[name]}
      maxLength={14}
      isGood={isGood}
      onText={(text) => put({ [name]: text })}
    />
  );
  return (
    <>
      <div className={styles['find']}>
        <FindBox
          label={words.find}
          value={filter.find || undefined}
          maxLength={16}
          onFind={(find = '') => put({ find })}
        />
      </div>
      <Select
        aria-label={words.match}
        value={filter.match}
        choices={[
          { value: 'starts', label: words.starts },
          { value: 'exact', label: words.exact },
        ]}
        onChoose={(match) => put({ match })}
      />
      <Select
        aria-label={words.registered}
        value={filter.registeredDays}
        choices={[
          { value: 0, label: words.anyRegistered },
          ...REGISTERED_DAYS.map((days) => ({
            value: days as number,
            label: words.registeredIn(days),
          })),
        ]}
        onChoose={(registeredDays) => put({ registeredDays })}
      />
      <Select
        aria-label={words.lastLogin}
        value={filter.inactiveDays}
        choices={[
          { value: 0, label: words.anyLogin },
          ...INACTIVE_DAYS.map((days) => ({ value: days as number, label: words.inactive(days) })),
        ]}
        onChoose={(inactiveDays) => put({ inactiveDays })}
      />
      <div className={styles['bounds']}>
        {box('least', isAmount)}
        {box('most', isAmount)}
        {box('leastGroup', isGroup)}
        {box('mostGroup', isGroup)}
      </div>
      {isPhone && <Order sort={sort} onSort={onSort} />}
    </>
  );
}

/** From the highest down, as a column of a table is sorted at the first press. */
function Order({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  const words = useWords(MEMBERS);
  return (
    <Select
      aria-label={words.sort}
      value={sort.by}
      choices={MEMBER_SORTS.map((value) => ({
        value: value as string,
        label: `${words.sort} · ${words[value]}`,
      }))}
      onChoose={(by) => onSort({ by, isDescending: true })}
    />
  );
}
