import inline from './inline.module.css';

/**
 * A hash in groups of eight, alternating in tone; `groups` shows the first ones and ends with ….
 */
export function Hash({ hex, groups }: { hex: string; groups?: number }) {
  const all = hex.match(/.{1,8}/g) ?? [];
  const shown = groups === undefined ? all : all.slice(0, groups);
  return (
    <span className={inline['mono']} title={hex} translate="no">
      <span className={inline['vh']}>{hex}</span>
      <span aria-hidden="true">
        {shown.map((group, place) => (
          <span key={place} className={place % 2 ? inline['mut'] : undefined}>
            {group}{' '}
          </span>
        ))}
        {shown.length < all.length ? '…' : ''}
      </span>
    </span>
  );
}
