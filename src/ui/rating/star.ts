/** The outline of a star, in a square of 20. */
export const STAR = 'M10 1.6l2.5 5.4 5.9.7-4.3 4 1.1 5.8-5.2-2.9-5.2 2.9 1.1-5.8-4.3-4 5.9-.7z'
