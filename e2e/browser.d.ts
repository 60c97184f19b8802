import { type Browser, type Page } from 'playwright-core';
/** The shapes of screen that everything is looked at in. */
export declare const PC: {
    readonly width: 1440;
    readonly height: 900;
};
export declare const PHONE: {
    readonly width: 390;
    readonly height: 844;
};
export type Look = {
    readonly size: {
        readonly width: number;
        readonly height: number;
    };
    readonly mode: 'light' | 'dark';
    readonly language: 'zh' | 'en';
};
/** Every combination that a screen has to hold in. */
export declare const LOOKS: readonly Look[];
export declare const nameOf: ({ size, mode, language }: Look) => string;
export declare function launchBrowser(): Promise<Browser>;
export type OpenOptions = {
    readonly look?: Look;
    readonly withHan?: boolean;
};
/** A page of a fresh visitor in a look. */
export declare function openPage(browser: Browser, url: string, options?: OpenOptions): Promise<Page>;
