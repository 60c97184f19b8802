import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList } from '@fairlot/ui/list';
import { Select } from '@fairlot/ui/select';
import { LINK_STATES, type OwnLinkRow } from '@fairlot/wire/account/registration-link';
import { useCard, useColumns, type Look } from './columns.tsx';
import styles from './link.module.css';
import { LINKS } from './text.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { Comers } from './Comers.tsx';
import { MakeDialog } from './MakeDialog.tsx';
import { useLinks, useOwn, type LinkState, type Own } from './use-links.ts';

type Looked = { readonly what: 'code' | 'comers'; readonly link: OwnLinkRow };

/** Links by which others register below an agent, and who came by each (product 4.3). */
export default function LinksTab() {
  const own = useOwn();
  const [isMaking, setMaking] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const look: Look = (what, link) => setLooked({ what, link });
  const close = () => setLooked(undefined);
  if (looked?.what === 'comers') return <Comers link={looked.link} back={close} />;
  return (
    <div className={styles['tab']} data-own-links>
      <Head own={own} make={() => setMaking(true)} />
      <Links look={look} />
      {own && isMaking && <MakeDialog own={own} close={() => setMaking(false)} />}
      {looked && <CodeDialog link={looked.link} close={close} />}
    </div>
  );
}

/** What new links are bound by, and the way to one. */
function Head({ own, make }: { readonly own: Own | undefined; readonly make: () => void }) {
  const words = useWords(LINKS);
  return (
    <div className={styles['head']}>
      <p className={styles['own']}>{own ? words.own(own.PrizeGroup, own.Live) : '\u00A0'}</p>
      <Button look="primary" disabled={!own || own.IsLimited || own.IsStopped} onClick={make}>
        {words.make}
      </Button>
      {own?.IsLimited && <p className={styles['limited']}>{words.limited}</p>}
      {own?.IsStopped && <p className={styles['limited']}>{words.stopped}</p>}
    </div>
  );
}

function Links({ look }: { readonly look: Look }) {
  const words = useWords(LINKS);
  const [state, setState] = useState<LinkState | ''>('');
  const source = useLinks(state === '' ? undefined : state);
  return (
    <DataList<OwnLinkRow>
      label={words.list}
      source={source}
      keyOf={({ Id }) => String(Id)}
      columns={useColumns(look)}
      renderCard={useCard(look)}
      empty={{ title: state === '' ? words.none : words.noneSuch }}
      filters={{
        controls: (
          <Select<LinkState | ''>
            aria-label={words.state}
            value={state}
            choices={[
              { value: '', label: words.allStates },
              ...LINK_STATES.map((value) => ({ value, label: words[value] })),
            ]}
            onChoose={setState}
          />
        ),
        chosen: state === '' ? words.allStates : words[state],
      }}
    />
  );
}
