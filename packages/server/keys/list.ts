/** A value of a table that a key sealed (`platform/seal.ts`), and whose it is there. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  /** SQL of what it is bound to. */
  readonly owner: string;
};

/**
 * How a new key takes the place of one. `sealing`: the new one seals, each opens what it sealed, rows are sealed anew.
 * `pepper`: the new one is mixed into what is hashed from now on, at the next sign-in of each. `signing`: the new one
 * signs, what the old one signed stays good. `passing`: what it is for lasts minutes. `stays`: not by a command.
 */
export type Rotation = 'sealing' | 'pepper' | 'signing' | 'passing' | 'stays';

export type InstallationKey = {
  readonly name: string;
  readonly rotation: Rotation;
  /** What it is for; of one that stays, why. */
  readonly about: string;
  readonly sealed?: readonly SealedColumn[];
};

/** Every key of the data folder. A test holds that the program asks for no other. */
export const INSTALLATION_KEYS: readonly InstallationKey[] = [
  {
    name: 'player-secrets',
    rotation: 'sealing',
    about: 'authenticators of players',
    sealed: [
      { table: 'authenticator', column: 'sealed', owner: 'player_id::text' },
      { table: 'authenticator', column: 'offered', owner: 'player_id::text' },
    ],
  },
  {
    name: 'operator-secrets',
    rotation: 'sealing',
    about:
      'authenticators of operators; theirs change with a reset by two, so the old key opens them until then',
  },
  {
    name: 'contacts',
    rotation: 'sealing',
    about: 'email addresses, phone numbers, and what else a registration asks for',
    sealed: [{ table: 'player_contact', column: 'sealed', owner: "player_id || ':' || kind" }],
  },
  {
    name: 'payees',
    rotation: 'sealing',
    about: 'numbers of cards, addresses and e-wallets that players are paid to, and whose they are',
    sealed: [
      {
        table: 'payee',
        column: 'sealed_number',
        owner: "player_id || ':number:' || encode(number_mac, 'hex')",
      },
      {
        table: 'payee',
        column: 'sealed_holder',
        owner: "player_id || ':holder:' || encode(number_mac, 'hex')",
      },
    ],
  },
  {
    name: 'phrases',
    rotation: 'sealing',
    about: 'phrases by which players know the site',
    sealed: [{ table: 'player_profile', column: 'phrase', owner: 'player_id::text' }],
  },
  {
    name: 'messages',
    rotation: 'sealing',
    about: 'mails and text messages until they have left',
    sealed: [
      { table: 'message', column: 'sealed', owner: 'key' },
      { table: 'password_link', column: 'sealed', owner: "'request'" },
    ],
  },
  {
    name: 'courier',
    rotation: 'sealing',
    about: 'passwords of the ways by which mails and text messages leave',
    sealed: [{ table: 'courier_route', column: 'sealed', owner: 'kind' }],
  },
  {
    name: 'wechat',
    rotation: 'sealing',
    about: 'the secret by which WeChat is asked',
    sealed: [{ table: 'wechat_app', column: 'sealed', owner: "'app'" }],
  },
  {
    name: 'deposit-payers',
    rotation: 'sealing',
    about: 'names of those who pay deposits, and their proofs',
    sealed: [
      { table: 'deposit', column: 'sealed_name', owner: 'order_no' },
      { table: 'deposit_proof', column: 'sealed', owner: "order_no || ':' || place" },
    ],
  },
  {
    name: 'providers',
    rotation: 'sealing',
    about: 'secrets by which payment providers and this site know each other',
    sealed: [
      { table: 'provider', column: 'sealed', owner: 'id' },
      { table: 'provider', column: 'next_sealed', owner: 'id' },
    ],
  },
  {
    name: 'password-pepper',
    rotation: 'pepper',
    about: 'mixed into the passwords of players before they are hashed',
  },
  {
    name: 'books-sealing',
    rotation: 'signing',
    about: 'signs the seals of the books',
  },
  {
    name: 'program-signing',
    rotation: 'signing',
    about: 'signs the files of the program',
  },
  {
    name: 'sign-in-work',
    rotation: 'passing',
    about: 'makes the puzzles of sign-ins, good for five minutes',
  },
  {
    name: 'passkey-challenges',
    rotation: 'passing',
    about: 'seals what devices sign with passkeys, good for five minutes',
  },
  {
    name: 'hub-messages',
    rotation: 'sealing',
    about:
      'what processes tell each other over Redis; each takes the newest when it starts, so all are started anew after it',
  },
  {
    name: 'contact-codes',
    rotation: 'passing',
    about: 'hashes the codes that are sent, good for ten minutes',
  },
  {
    name: 'recovery-codes',
    rotation: 'stays',
    about: 'hashes recovery codes: nobody but their players has them, so none could be hashed anew',
  },
  {
    name: 'wechat-identity',
    rotation: 'stays',
    about:
      'hashes identities of WeChat, by which an account is found: with another key nobody who is linked would be',
  },
  {
    name: 'contact-address',
    rotation: 'stays',
    about:
      'hashes addresses, by which one is found to be taken and counted: with another key each could be bound twice',
  },
  {
    name: 'payee-number',
    rotation: 'stays',
    about:
      'hashes numbers of cards and addresses, by which one is found to be taken or listed: with another key each could be bound twice',
  },
  {
    name: 'manifest-signing',
    rotation: 'stays',
    about: 'signs what players verify draws by: all that was published names this one',
  },
  {
    name: 'draw-master',
    rotation: 'stays',
    about: 'opens the chains that numbers are drawn from, whose anchors are published ahead',
  },
  {
    name: 'database-login',
    rotation: 'stays',
    about:
      'name and password by which the program comes into its database: the start makes the login again where its file was taken away',
  },
];
