import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { useSay, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import styles from './security.module.css';
import { LIMITS, text } from './text.ts';

type Hub = Output<typeof operatorHttp.getSecurity>['Hub'];

const nameOf = (name: string) => new Map(Object.entries(LIMITS)).get(name);

/** The methods of both hubs with who may call them, and what a connection may take. */
export function HubTables({ hub }: { readonly hub: Hub }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <section className={styles['panel']} aria-labelledby="hub-title">
      <div className={styles['head']}>
        <h2 id="hub-title">{words.hub}</h2>
      </div>
      <div className={styles['tables']}>
        <table className={styles['table']}>
          <caption>{words.methods}</caption>
          <thead>
            <tr>
              <th scope="col">{words.method}</th>
              <th scope="col">{words.realm}</th>
              <th scope="col">{words.who}</th>
            </tr>
          </thead>
          <tbody>
            {hub.Methods.map(({ Realm, Name, Who }) => (
              <tr key={`${Realm} ${Name}`}>
                <td>{Name}</td>
                <td>{words[Realm]}</td>
                <td>
                  <span className={styles['mono']}>{Who}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles['table']}>
          <caption>{words.limits}</caption>
          <thead>
            <tr>
              <th scope="col">{words.limit}</th>
              <th scope="col" className={styles['num']}>
                {words.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {hub.Limits.map(({ Name, Value }) => {
              const name = nameOf(Name);
              return (
                <tr key={Name}>
                  <td>{name ? say(name) : Name}</td>
                  <td className={classes(styles['num'], inline['num'])}>
                    {Value.toLocaleString('en')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
