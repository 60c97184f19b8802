/** Days of the site from one to another, both included, written yyyy-mm-dd. */
export type Period = { readonly from: string; readonly to: string };
