/** The two languages of the product, Chinese first. */
export type Language = 'zh' | 'en';

/** A text in both languages; leaving one out does not compile. */
export type Bilingual = { readonly zh: string; readonly en: string };
