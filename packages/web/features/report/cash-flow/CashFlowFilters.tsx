import { useSay, useWords } from '@fairlot/ui';
import { DateRange, useRangeName } from '@fairlot/ui/date-range';
import { FilterSheet } from '@fairlot/ui/filters';
import { serverNow, useMobile } from '../../../session/index.ts';
import { LIST } from '../list/text.ts';
import { CashFlowExport } from './CashFlowExport.tsx';
import { FLOW_TYPES, toggleType, typeName, type FlowFilter } from './flow-view.ts';
import { CASH } from './text.ts';
import type { Game } from '../../lottery/index.ts';

/** Range and types of movement; on a phone in one sheet. */
export function CashFlowFilters(props: {
  games: readonly Game[];
  filter: FlowFilter;
  onFilter: (filter: FlowFilter) => void;
}) {
  const { games, filter, onFilter } = props;
  const words = useWords(CASH);
  const list = useWords(LIST);
  const say = useSay();
  const rangeName = useRangeName();
  const isMobile = useMobile();
  const { types } = filter;
  const filters = (
    <div className="flt rp-flt">
      <DateRange
        range={filter.range}
        nowMs={serverNow()}
        onRange={(range) => onFilter({ ...filter, range })}
      />
      <div className="rp-chips">
        <div className="row" role="group" aria-label={words.type}>
          <button
            type="button"
            className={`fc ${types.length === 0 ? 'on' : ''}`}
            aria-pressed={types.length === 0}
            onClick={() => onFilter({ ...filter, types: [] })}
          >
            {list.all}
          </button>
          {FLOW_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              className={`fc ${types.includes(type) ? 'on' : ''}`}
              aria-pressed={types.includes(type)}
              onClick={() => onFilter({ ...filter, types: toggleType(types, type) })}
            >
              {say(typeName(type))}
            </button>
          ))}
        </div>
        <span className="grow" />
        <CashFlowExport games={games} filter={filter} />
      </div>
    </div>
  );
  if (!isMobile) return filters;
  const chosen = [
    rangeName(filter.range, serverNow()),
    ...types.map((type) => say(typeName(type))),
  ];
  return (
    <div className="rp-fold">
      <FilterSheet chosen={chosen.join(' · ')}>{filters}</FilterSheet>
    </div>
  );
}
