/** A manifest of a line, as it stands in the table or in a file. */
export type ManifestLine = {
  readonly seq: number;
  readonly kind: string;
  /** The text that was signed. */
  readonly body: string;
  readonly key: string;
  readonly sig: string;
};
