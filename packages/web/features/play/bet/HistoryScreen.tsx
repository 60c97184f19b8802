import { useSignedIn } from '@fairlot/shell';
import { VerifyOver } from '../fair/index.ts';
import { DrawHistory, type HistoryView } from '../lottery/draw-history/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { PickingChart } from './chart/PickingChart.tsx';
import { ChartView, RoadsView, StatisticsView } from '../trend/index.ts';

/** A stranger has no bet panel that something could be picked for. */
const Chart = ({ game }: { game: Game }) =>
  useSignedIn() ? <PickingChart game={game} /> : <ChartView game={game} />;

const VIEWS: readonly HistoryView[] = [
  { code: 'trend', name: { zh: '走势图', en: 'Charts' }, Content: Chart },
  { code: 'statistics', name: { zh: '统计', en: 'Statistics' }, Content: StatisticsView },
  { code: 'roads', name: { zh: '路珠', en: 'Roads' }, Content: RoadsView },
];

/** The draws of a game with their proofs: as a list, in charts, in figures, as roads. */
export default function HistoryScreen() {
  return (
    <>
      <DrawHistory views={VIEWS} />
      <VerifyOver />
    </>
  );
}
