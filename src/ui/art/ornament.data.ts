interface Drawing {
  /** Thin strokes, in a square of 48. */
  lines: string
  /** Filled parts: stars, nails, a heart of the sun. */
  dots?: string
}

const rays = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  const reach = index % 2 === 0 ? 21 : 17.5
  const at = (radius: number) =>
    `${(24 + radius * Math.sin(angle)).toFixed(1)} ${(24 - radius * Math.cos(angle)).toFixed(1)}`
  return `M${at(13)}L${at(reach)}`
}).join('')

const star = (x: number, y: number, r = 1.4) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`

/** Stars joined in order; a line may return to a star, which is drawn once. */
function constellation(...paths: readonly (readonly (readonly [number, number])[])[]): Drawing {
  const points = new Map(paths.flat().map((point) => [point.join(' '), point]))
  return {
    lines: paths.map((path) => `M${path.map((point) => point.join(' ')).join('L')}`).join(''),
    dots: [...points.values()].map(([x, y], place) => star(x, y, place % 3 === 0 ? 2 : 1.4)).join(''),
  }
}

/** Engraved ornaments, drawn for this site. */
export const ornaments = {
  sun: { lines: `${rays}M14.5 24a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z`, dots: star(24, 24, 5) },
  star: {
    lines:
      'M24 5l3.6 15.4L43 24l-15.4 3.6L24 43l-3.6-15.4L5 24l15.4-3.6zM12.5 12.5l4.6 4.6M35.5 12.5l-4.6 4.6M12.5 35.5l4.6-4.6M35.5 35.5l-4.6-4.6',
    dots: star(24, 24, 1.8),
  },
  palm: {
    lines:
      'M17 44v-5.5c-3-2.4-5.2-5.4-6.6-9L6.6 22.6c-.8-1.6-.2-3 1.1-3.6 1.3-.5 2.6 0 3.4 1.5l3.4 5.4V9.8a2.4 2.4 0 0 1 4.8 0V6.4a2.4 2.4 0 0 1 4.8 0v2.2a2.4 2.4 0 0 1 4.8 0v4.6a2.3 2.3 0 0 1 4.6 0v15.6c0 4.4-1.4 7.6-4 10V44M19.3 9.8V22M24.1 8.6V22M28.9 13.2V22M16.4 29.5c4.2-4.4 10-5.6 15.6-3.6M16 32.5c5-1.4 9.6.2 13.6 4.4M18.6 26.8c2.8 3.4 3.2 8 1.6 12.4',
  },
  hands: {
    lines:
      'M4 23c2-1.6 4-.6 4.8 1.4l3 7.2c.9 2 2.7 2.7 4.8 2.2l4-1c2.2-.5 3.2 2 1.4 3.2l-6.8 4.6M4 23c-1.4 7.4.6 13.2 5 17.6L12 45M44 23c-2-1.6-4-.6-4.8 1.4l-3 7.2c-.9 2-2.7 2.7-4.8 2.2l-4-1c-2.2-.5-3.2 2-1.4 3.2l6.8 4.6M44 23c1.4 7.4-.6 13.2-5 17.6L36 45M24 4v4M16.5 6.5l2 3.5M31.5 6.5l-2 3.5',
    dots: star(24, 18, 4.5),
  },
  orion: constellation(
    [
      [14, 7],
      [19, 22],
      [24, 24],
      [29, 26],
      [34, 9],
      [14, 7],
    ],
    [
      [19, 22],
      [13, 41],
      [35, 41],
      [29, 26],
    ],
  ),
  lyra: constellation([
    [30, 6],
    [23, 13],
    [19, 27],
    [26, 41],
    [33, 38],
    [29, 18],
    [23, 13],
  ]),
  cassiopeia: constellation([
    [5, 17],
    [14, 33],
    [24, 22],
    [33, 34],
    [43, 14],
  ]),
  bear: constellation([
    [4, 14],
    [13, 15],
    [19, 21],
    [26, 25],
    [29, 35],
    [43, 34],
    [42, 22],
    [26, 25],
  ]),
} as const satisfies Record<string, Drawing>

export type OrnamentName = keyof typeof ornaments
export const ornamentNames = Object.keys(ornaments) as readonly OrnamentName[]
