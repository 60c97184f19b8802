import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Empty, Failed, useSay, useWords } from '@fairlot/ui';
import { fairHttp } from '@fairlot/wire/play/fair';
import { useCall, useSignedIn } from '@fairlot/shell';
import type { OpenedFile } from './file/opened-file.ts';
import { FileButton } from './file/FileButton.tsx';
import { NoCode } from './file/NoCode.tsx';
import { ticketsQuery } from './tickets/own-tickets.ts';
import { VERIFY } from './display/text.ts';
import { useVerify } from './jobs/use-verify.ts';
import type { Line, TicketLine } from './jobs/verify-job.ts';
import { VerifyPanel } from './VerifyPanel.tsx';
import { Working } from './display/Working.tsx';
import { useGame } from '../../lottery/games/index.ts';
import styles from './display/verify.module.css';

/** Until the draw the record grows: asked again this often. */
const AWAIT_MS = 4000;
const ENDS: readonly string[] = ['result', 'incident'];

const isOf = (serial: number, body: string): boolean => body.includes(`"serial":"${serial}"`);

type Props = {
  readonly gameId: number;
  readonly serial: number;
  readonly onFile: (file: OpenedFile) => void;
};

/** What the server published of an issue, and its key; read again until the issue has its end. */
function useRecord(gameId: number, serial: number) {
  const input = { GameId: gameId, SerialNumber: serial };
  const key = useCall(fairHttp.getKey, {}, { staleTime: Infinity });
  const first = useCall(fairHttp.getManifests, input);
  const lines = first.data?.ok ? first.data.value.Manifests : undefined;
  const isOver =
    lines?.some(({ Kind, Body }) => ENDS.includes(Kind) && isOf(serial, Body)) ?? false;
  const isUnopened = first.data?.ok === true && first.data.value.NeverOpened === true;
  const isRefused = first.data?.ok === false;
  useCall(fairHttp.getManifests, input, {
    refetchInterval: isOver || isUnopened || isRefused ? false : AWAIT_MS,
  });
  const isKeyKnown = !key.isPending;
  const parent = first.data?.ok ? first.data.value.Parent : undefined;
  return {
    ...first,
    lines,
    isUnopened,
    parent,
    key: key.data?.ok ? key.data.value.Key : undefined,
    isKeyKnown,
  };
}

type KindLine = Line & { readonly Kind: string };

const NO_TICKETS: readonly TicketLine[] = [];

/** The player's own bets with their proofs; undefined while they are read. */
function useTickets(gameId: number, serial: number, lines: readonly KindLine[] | undefined) {
  const isClosed = lines?.some(({ Kind, Body }) => Kind === 'close' && isOf(serial, Body)) ?? false;
  const enabled = useSignedIn() && isClosed;
  const input = { GameId: gameId, SerialNumber: serial };
  const { data, isPending } = useQuery({ ...ticketsQuery(input), enabled });
  if (enabled && isPending) return undefined;
  return data?.ok ? data.value.Tickets : NO_TICKETS;
}

/** The proof of an issue, read from the server and computed here. */
export function IssueProof({ gameId, serial, onFile }: Props) {
  const words = useWords(VERIFY);
  const say = useSay();
  const game = useGame(gameId);
  const { data, errorUpdateCount, refetch, lines, isUnopened, parent, key, isKeyKnown } = useRecord(
    gameId,
    serial,
  );
  const tickets = useTickets(gameId, serial, lines);
  const ask = useMemo(
    () =>
      lines && isKeyKnown && tickets
        ? ({
            kind: 'issue',
            serial: String(serial),
            lines,
            ...(parent && { parent }),
            key,
            tickets,
          } as const)
        : undefined,
    [lines, parent, isKeyKnown, serial, key, tickets],
  );
  const { proof, again } = useVerify(ask);
  if (data?.ok === false) {
    const isOfficial = data.error.code === 'NOT_VERIFIABLE';
    const why = say(data.error.text);
    return (
      <Empty title={isOfficial ? words.official : why} action={<FileButton onFile={onFile} />}>
        {isOfficial ? why : undefined}
      </Empty>
    );
  }
  // It is asked again by itself: what is said of it does not come and go with every question.
  if (errorUpdateCount > 0 && !lines) {
    return (
      <div className={styles['fail']}>
        <Failed title={words.failed} detail={words.failedHow} retry={() => void refetch()} />
        <FileButton onFile={onFile} />
      </div>
    );
  }
  if (again) return <NoCode again={again} onFile={onFile} />;
  if (!proof) return <Working what={ask ? 'working' : 'reading'} />;
  return (
    <VerifyPanel
      proof={proof}
      gameId={gameId}
      name={game ? say(game.Name) : ''}
      serial={serial}
      isUnopened={isUnopened}
      onFile={onFile}
    />
  );
}
