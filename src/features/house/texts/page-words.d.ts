/** Generated from the sources by page-words.ts. */
declare module 'virtual:page-words' {
  /** The catalogues that a page may use, by the pattern of its address; those of every page under "root". */
  export const pageWords: Readonly<Record<string, readonly string[]>>
}
