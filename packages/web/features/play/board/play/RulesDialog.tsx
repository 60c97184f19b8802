import type { Money as Amount } from '@fairlot/rules/core/money';
import { formatMoney, useLanguage, useWords } from '@fairlot/ui';
import type { UnitMode } from '@fairlot/rules/odds/stake';
import type { Play } from '@fairlot/rules/play/play';
import { navigate } from '@fairlot/shell';
import { Modal } from '../modal/Modal.tsx';
import { MODAL_LOOK } from '../modal/modal-look.ts';
import { PriceTable } from './PriceTable.tsx';
import { picksText } from './picks-text.ts';
import { RULES } from './rules-text.ts';
import { edgeText, lowestReturn, returnText } from './return-facts.ts';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './play-sheet.module.css';

/** Rule, example and the honest figures of a play: chance, prize, return and house edge. */
export function RulesDialog(props: {
  play: Play;
  mode: UnitMode;
  /** Odds now, by tier or option; undefined or none while they are not known. */
  odds: readonly bigint[] | undefined;
  /** What a bet is paid at most. */
  limit: Amount | undefined;
  /** What all bets of a player in an issue may bring him at most. */
  issuePrize: Amount | undefined;
  onClose: () => void;
}) {
  const { play, mode, limit, issuePrize, onClose } = props;
  const words = useWords(RULES);
  const language = useLanguage();
  const odds = props.odds?.length ? props.odds : undefined;
  const back = odds && lowestReturn(play, odds);
  const { positions, rows } = picksText(play, play.example.content, language);
  const exampleText = [positions, rows.join(' | ')].filter(Boolean).join(': ');
  return (
    <Modal look={MODAL_LOOK} title={play.name[language]} onClose={onClose} wide>
      <p>{play.rule[language]}</p>
      <p className={inline['mut']}>
        {words.example}: <span className={inline['num']}>{exampleText}</span>
      </p>
      {back && (
        <p className={classes(styles['facts'], inline['num'])}>
          <span>
            {play.layout.isParlay ? words.legReturn : words.returnRate} <b>{returnText(back)}</b>
          </span>
          <span>
            {play.layout.isParlay ? words.legEdge : words.houseEdge} <b>{edgeText(back)}</b>
          </span>
        </p>
      )}
      {limit !== undefined && (
        <p className={classes(inline['mut'], inline['num'])}>{words.atMost(formatMoney(limit))}</p>
      )}
      {issuePrize !== undefined && (
        <p className={classes(inline['mut'], inline['num'])}>
          {words.issueAtMost(formatMoney(issuePrize))}
        </p>
      )}
      {odds && (
        <div className={styles['tiers']} tabIndex={0}>
          <PriceTable play={play} odds={odds} mode={mode} />
        </div>
      )}
      <button
        type="button"
        className={inline['vlink']}
        onClick={() => navigate.openWindow('AwardDetail')}
      >
        {words.allPrices}
      </button>
    </Modal>
  );
}
