import { useCursorList } from '@fairlot/shell/record/use-cursor-list';
import { useEffect, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList } from '@fairlot/ui/list';
import { linkConsole, type LinkRow } from '@fairlot/wire/link';
import { useMay, useMe, usePage } from '../operator/index.ts';
import { useCard, useColumns, type Choose } from './columns.tsx';
import { DisableDialog, RemoveDialog, type What } from './dialogs.tsx';
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
  const { source } = useCursorList<typeof linkConsole.getLinks, LinkRow>(
    linkConsole.getLinks,
    (cursor, size) => askFor(filter, cursor, size),
    usePage('link.links', linkConsole.getLinks),
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

type Chosen = { readonly what: What; readonly link: LinkRow };

/** All links to register by, and what is done with each. */
export function LinksPage(props: Props) {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('link.links.read');
  const mayChange = useMay('link.links.change');
  const [chosen, setChosen] = useState<Chosen>();
  const [isMaking, setMaking] = useState(false);
  const close = () => setChosen(undefined);
  useEffect(() => {
    document.title = `${words.title} · Fairlot`;
  }, [words]);
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
        <Rows
          {...props}
          choose={mayChange ? (what, link) => setChosen({ what, link }) : undefined}
        />
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
      {chosen?.what === 'remove' && <RemoveDialog link={chosen.link} onClose={close} />}
      {chosen && chosen.what !== 'remove' && (
        <DisableDialog link={chosen.link} isDisabled={chosen.what === 'disable'} onClose={close} />
      )}
    </section>
  );
}
