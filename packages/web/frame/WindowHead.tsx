import { usePlayer } from '../session/index.ts';

/** Whose window it is. */
export function WindowHead() {
  const player = usePlayer();
  const name = player?.NickName || player?.UserName || '';
  return (
    <div className="u">
      <span className="ava">{[...name][0]}</span>
      <span className="b">{name}</span>
    </div>
  );
}
