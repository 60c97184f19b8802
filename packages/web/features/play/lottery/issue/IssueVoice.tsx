import { useEffect, useRef, useState } from 'react';
import { secondToSay, shortIssue, showToast, useWords } from '@fairlot/ui';
import { ballTexts } from '@fairlot/rules/play/draw-shape';
import type { FamilyFace } from '@fairlot/rules/play/family';
import { CLOSING_FROM, drawOf, isDrawn, isOpen, saleAt } from './issue-view.ts';
import { useSecond } from './tick.ts';
import { useFamilyHere } from './use-family.ts';
import { useIssues } from './use-issues.ts';
import { VOICE } from './voice-text.ts';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import inline from '@fairlot/ui/inline.module.css';

/** The notice of a slow connection is given once a visit. */
let isWarned = false;

/** A number as it is said: of sixty-four digits the last, from the first that decides. */
function spoken({ draw: shape, ball }: FamilyFace, issue: IssueInfo): string {
  const texts = ballTexts(shape, drawOf(issue, shape) ?? []);
  return texts.slice(typeof ball === 'string' ? 0 : ball.decisive[0]).join(' ');
}

/** What a screen reader hears: 60, 30 and 10 seconds, the close, the number. Nothing else ticks aloud. */
export function IssueVoice() {
  const words = useWords(VOICE);
  const issues = useIssues();
  const family = useFamilyHere();
  const nowMs = useSecond();
  const [said, say] = useState('');
  const before = useRef({ leftMs: 0, serial: 0, drawn: -1 });
  useEffect(() => {
    const sale = saleAt(issues, nowMs);
    const drawn = issues.findLast(isDrawn);
    const old = before.current;
    const serial = isOpen(sale) ? sale.issue.SerialNumber : old.serial;
    const leftMs = isOpen(sale) && serial === sale.issue.SerialNumber ? sale.seconds * 1000 : 0;
    const isSame = serial === old.serial;
    const second = isSame ? secondToSay(old.leftMs, leftMs) : old.leftMs > 0 ? 0 : undefined;
    if (second === 0) say(words.closed(shortIssue(old.serial)));
    else if (second === 60) say(words.minute);
    else if (second !== undefined) say(words.seconds(second));
    if (second === CLOSING_FROM && !isWarned) {
      isWarned = true;
      showToast({ kind: 'warn', text: VOICE.mayFail });
    }
    // Nothing is news before the first reply; the first draw of a game is.
    const newest = drawn?.SerialNumber ?? Math.min(issues.length, 1) - 1;
    if (drawn && old.drawn >= 0 && newest > old.drawn) {
      const text = words.drawn(shortIssue(newest), spoken(family, drawn));
      // What falls on the same second is said with it: it must not take its place.
      say((now) => (second === undefined ? text : `${now} ${text}`));
    }
    before.current = { leftMs, serial, drawn: newest };
  }, [issues, nowMs, words, family]);
  return (
    <p className={inline['vh']} aria-live="polite">
      {said}
    </p>
  );
}
