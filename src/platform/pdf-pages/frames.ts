/** What a thread is started with. */
export interface Asked {
  file: Uint8Array
  /** Pages. */
  most: number
  /** Pixels of all pages together, one below the other. */
  tallest: number
  /** Pixels of one page. */
  widest: number
}

export interface Answer {
  /** None if the file can't be read, or has too many. */
  pages: { data: Uint8Array; width: number; height: number }[]
  /** Of pages in the file; 0 if it can't be read. */
  count: number
}
