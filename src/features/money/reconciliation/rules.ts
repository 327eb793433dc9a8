/** Rows recorded per broken law; the others are only counted. */
export const ROWS_KEPT = 50
