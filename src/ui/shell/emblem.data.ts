import type { Brand } from '../shell-data.ts'

/** The emblem of each brand in a square of 36: filled shapes, and thin lines around them. */
export const emblems: Record<Brand, { solid: string; thin: string }> = {
  main: {
    solid:
      'M22.5 25.9A10.5 10.5 0 1 1 19.6 6.4a8.6 8.6 0 0 0 2.9 19.5zM26 11.2l1.1 3.2 3.2 1.1-3.2 1.1L26 19.8l-1.1-3.2-3.2-1.1 3.2-1.1z',
    thin: 'M1.5 18a16.5 16.5 0 1 1 33 0a16.5 16.5 0 1 1-33 0z',
  },
  second: {
    solid: 'M18 2.5l2.6 10.4L31 15.5l-10.4 2.6L18 28.5l-2.6-10.4L5 15.5l10.4-2.6z',
    thin: 'M9.5 7l2.8 2.8M26.5 7l-2.8 2.8M9.5 24l2.8-2.8M26.5 24l-2.8-2.8M3 31c2.5-1.8 5-1.8 7.5 0s5 1.8 7.5 0 5-1.8 7.5 0 5 1.8 7.5 0',
  },
  affiliation: {
    solid: 'M11 18a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM30.7 10.3a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0z',
    thin: 'M3.4 25.7A16.5 6.5-28 1 1 32.6 10.3A16.5 6.5-28 1 1 3.4 25.7zM3.4 10.3A16.5 6.5 28 1 1 32.6 25.7A16.5 6.5 28 1 1 3.4 10.3z',
  },
}
