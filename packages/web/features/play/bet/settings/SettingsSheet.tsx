import { readWhole } from '@fairlot/rules/core/typed-number';
import { isMultiple } from '@fairlot/rules/odds/index';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { setPreference, usePhone, usePreferences, useStore } from '@fairlot/shell';
import { amountChips, AMOUNTS, readAmountChip } from '../../board/credit/index.ts';
import { MODAL_LOOK, Modal } from '../../board/index.ts';
import { HIDDEN, HiddenAsk, QUICK, quickBet, QuickLimit, useMayHide } from '../../slip/index.ts';
import { MULTIPLES, multipleChips } from '../../slip/stake/index.ts';
import { ChipEditor } from './ChipEditor.tsx';
import { HeatWindow } from './HeatWindow.tsx';
import { LookSettings } from './LookSettings.tsx';
import { SlipAtIssue } from './SlipAtIssue.tsx';
import { SETTINGS } from './settings-text.ts';
import { UsualStake } from './UsualStake.tsx';
import inline from '@fairlot/ui/inline.module.css';
import styles from './settings.module.css';

const readMultiple = (text: string): string | undefined => {
  const number = readWhole(text);
  return number !== undefined && isMultiple(number) ? String(number) : undefined;
};

/** How this player likes to bet on this device. All of it holds at once. */
export function SettingsSheet(props: { onKeys: () => void; onClose: () => void }) {
  const { onKeys, onClose } = props;
  const words = useWords(SETTINGS);
  const isPhone = usePhone();
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} sheet={isPhone}>
      <div className={styles['all']} data-sheet-body={isPhone || undefined}>
        <QuickBet />
        <ChipEditor
          label={words.amounts}
          hint={words.amountsHint}
          chips={useStore(amountChips)}
          begun={AMOUNTS}
          read={readAmountChip}
          onChips={amountChips.set}
        />
        <ChipEditor
          label={words.multiples}
          hint={words.multiplesHint}
          chips={useStore(multipleChips).map(String)}
          begun={MULTIPLES.map(String)}
          read={readMultiple}
          onChips={(chips) => multipleChips.set(chips.map(Number))}
        />
        <UsualStake />
        <SlipAtIssue />
        <HiddenBets />
        <HeatWindow />
        <LookSettings />
        <KeyChoice onKeys={onKeys} />
        <Button look="primary" className={styles['done']} onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Modal>
  );
}

function QuickBet() {
  const words = useWords(SETTINGS);
  const quick = useWords(QUICK);
  const { isOn } = useStore(quickBet);
  return (
    <fieldset className={styles['group']}>
      <legend>{words.quick}</legend>
      <Checkbox isOn={isOn} onChange={(next) => quickBet.set((old) => ({ ...old, isOn: next }))}>
        {quick.on}
      </Checkbox>
      {isOn && <QuickLimit />}
      <p className={inline['mut']}>{words.always}</p>
    </fieldset>
  );
}

/** For those alone who may be followed or seen. */
function HiddenBets() {
  const words = useWords(HIDDEN);
  return (
    useMayHide() && (
      <fieldset className={styles['group']}>
        <legend>{words.title}</legend>
        <HiddenAsk />
        <p className={inline['mut']}>{words.still}</p>
      </fieldset>
    )
  );
}

function KeyChoice({ onKeys }: { onKeys: () => void }) {
  const words = useWords(SETTINGS);
  const { singleKeys } = usePreferences();
  return (
    <fieldset className={styles['group']}>
      <legend>{words.keys}</legend>
      <div className={inline['row']}>
        <Checkbox
          isOn={singleKeys !== false}
          onChange={(isOn) => setPreference('singleKeys', isOn)}
        >
          {words.keysOn}
        </Checkbox>
        <span className={inline['grow']} />
        <Button size="small" aria-haspopup="dialog" onClick={onKeys}>
          {words.keyMap}
        </Button>
      </div>
    </fieldset>
  );
}
