/** Rows that are kept of what breaks a law; the others are counted. */
export const ROWS_KEPT = 50
