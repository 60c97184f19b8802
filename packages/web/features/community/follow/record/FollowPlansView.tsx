import { useState } from 'react';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList, FilterChips } from '@fairlot/ui/list';
import { betHub } from '@fairlot/wire/play/bet';
import { followHttp, type FollowPlan } from '@fairlot/wire/community/follow';
import { lotteryHub } from '@fairlot/wire/play/lottery';
import { navigate, refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { usePlanCard, usePlanColumns } from './columns.tsx';
import { FollowOrders } from './FollowOrders.tsx';
import { FOLLOWED, STATES } from './text.ts';

const POLL_MS = 10_000;

function usePlans(states: readonly number[]) {
  const question = states.length > 0 ? { States: [...states] } : {};
  const list = useCursorList<typeof followHttp.getPlans, FollowPlan, string>(
    followHttp.getPlans,
    (cursor, size) => ({
      ...question,
      PageSize: size,
      ...(cursor !== undefined && { After: cursor }),
    }),
    { refetchInterval: POLL_MS },
  );
  // The first page tells the sums of all; a question of its own keeps them while rows come.
  const found = useCall(followHttp.getPlans, { ...question, PageSize: 1 }).data;
  const reread = () => {
    void refetch(followHttp.getPlans);
    void refetch(followHttp.getOrders);
  };
  useHubEvent(betHub.betAwardNotify, reread);
  useHubEvent(lotteryHub.lotteryAwarded, reread);
  return { source: list.source, sums: (found?.ok && found.value.Sums) || undefined };
}

/** The follow plans of the player: their bets and results, and a button that ends each. */
export default function FollowPlansView() {
  const words = useWords(FOLLOWED);
  const say = useSay();
  const [states, setStates] = useState<readonly number[]>([]);
  const { source, sums } = usePlans(states);
  const { paging, rows = [] } = source;
  const staked = sums && formatMoney(sums.SumStaked);
  const prize = sums && formatMoney(sums.SumPrize);
  const commission = sums && formatMoney(sums.SumCommission);
  return (
    <DataList<FollowPlan, string>
      label={words.title}
      source={{ ...source, paging: paging && sums ? { ...paging, total: sums.Total } : paging }}
      keyOf={({ Id }) => Id}
      columns={usePlanColumns()}
      renderCard={usePlanCard()}
      renderDetail={({ Id }) => <FollowOrders id={Id} />}
      totals={
        rows.length > 0 && sums
          ? [
              {
                id: 'all',
                name: words.ofAll,
                cells: { staked, prize, net: commission && words.commissionPaid(commission) },
                line: `${words.staked} ${staked} · ${words.prize} ${prize} · ${words.commission} ${commission}`,
              },
            ]
          : []
      }
      chips={
        <FilterChips
          label={words.state}
          chosen={states}
          options={STATES.map((name, state) => [state, say(name)] as const)}
          onChosen={setStates}
        />
      }
      empty={{
        title: words.empty,
        action: (
          <Button look="tint" onClick={() => navigate.to('/LongDragon?view=leaders')}>
            {words.toLeaders}
          </Button>
        ),
      }}
    />
  );
}
