/** A link as it is handed on: where the site has no address of its own said, it is the one that this page came from. */
export const addressOf = ({ Address }: { readonly Address: string }): string =>
  new URL(Address, location.origin).href;
