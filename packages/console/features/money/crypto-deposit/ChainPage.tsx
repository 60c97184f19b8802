import { useWords } from '@fairlot/ui';
import { useMay, useMe } from '../../staff/operator/index.ts';
import { Addresses } from './Addresses.tsx';
import { Nodes, useNodes } from './Nodes.tsx';
import { Transfers } from './Transfers.tsx';
import { text } from './text.ts';
import styles from './chain.module.css';

/** Chains that deposits come over: nodes, pools and payments (product 5.7). */
export default function ChainPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('chain.nodes.read');
  return (
    <div className={styles['page']}>
      <section className={styles['panel']} aria-labelledby="chain-page">
        <div className={styles['head']}>
          <h1 id="chain-page" className={styles['title']}>
            {words.title}
          </h1>
        </div>
        <p className={styles['note']}>{mayRead || !me ? words.about : words.notAllowed}</p>
        {mayRead && <Nodes />}
      </section>
      {mayRead && <Lists />}
    </div>
  );
}

function Lists() {
  const mayAddresses = useMay('chain.addresses.read');
  const mayTransfers = useMay('chain.transfers.read');
  const chains = useNodes().value?.Rows.map(({ Chain }) => Chain) ?? [];
  return (
    <>
      {mayTransfers && <Transfers />}
      {mayAddresses && chains.length > 0 && <Addresses chains={chains} />}
    </>
  );
}
