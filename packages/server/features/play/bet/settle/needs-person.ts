/** A step that goes on by itself no more: it is tried again now and then, and somebody has to look. */
export class NeedsPerson extends Error {}
