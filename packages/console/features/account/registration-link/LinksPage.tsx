import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList } from '@fairlot/ui/list';
import { registrationLinkConsole, type LinkRow } from '@fairlot/wire/account/registration-link';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import { useCard, useColumns, type Choose } from './columns.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { ComersDialog } from './ComersDialog.tsx';
import { DisableDialog, RemoveDialog, type Look, type What } from './dialogs.tsx';
import { askFor, type LinksFilter } from './filter.ts';
import { LinksFilters, useChosen } from './LinksFilters.tsx';
import { MakeDialog } from './MakeDialog.tsx';
import styles from './link.module.css';
import { text } from './text.ts';

type Props = {
  readonly filter: LinksFilter;
  readonly onFilter: (change: LinksFilter) => void;
};

function Rows({ filter, onFilter, choose }: Props & { readonly choose: Choose }) {
  const words = useWords(text);
  const { source } = useCursorList<typeof registrationLinkConsole.getLinks, LinkRow>(
    registrationLinkConsole.getLinks,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('link.links', registrationLinkConsole.getLinks),
  );
  return (
    <DataList<LinkRow>
      label={words.list}
      source={source}
      keyOf={({ Id }) => String(Id)}
      columns={useColumns(choose)}
      renderCard={useCard(choose)}
      empty={{ title: words.empty }}
      filters={{
        controls: <LinksFilters filter={filter} onFilter={onFilter} />,
        chosen: useChosen(filter),
      }}
    />
  );
}

type Chosen = { readonly what: What | Look; readonly link: LinkRow };

function ChosenDialog({ what, ...props }: Chosen & { readonly onClose: () => void }) {
  if (what === 'code') return <CodeDialog {...props} />;
  if (what === 'comers') return <ComersDialog {...props} />;
  if (what === 'remove') return <RemoveDialog {...props} />;
  return <DisableDialog {...props} isDisabled={what === 'disable'} />;
}

/** All links to register by, and what is done with each. */
export default function LinksPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('link.links.read');
  const mayChange = useMay('link.links.change');
  const [chosen, setChosen] = useState<Chosen>();
  const [isMaking, setMaking] = useState(false);
  const choose = (what: What | Look, link: LinkRow) => setChosen({ what, link });
  const close = () => setChosen(undefined);
  return (
    <section className={styles['page']} aria-labelledby="links-page">
      <div className={styles['head']}>
        <h1 id="links-page" className={styles['title']}>
          {words.title}
        </h1>
        {mayChange && (
          <Button look="primary" onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        )}
      </div>
      {mayRead && (
        <Rows {...props} choose={{ look: choose, act: mayChange ? choose : undefined }} />
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
      {chosen && <ChosenDialog {...chosen} onClose={close} />}
    </section>
  );
}
