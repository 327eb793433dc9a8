/** The background of a portrait: a brand's dark ground, and a light in it. */
export type Ground = 'night' | 'plum' | 'teal'
export type Light = 'moon' | 'sun' | 'orbits' | 'dial'

interface Tones {
  high: string
  deep: string
  line: string
  disc: string
  discEdge: string
}

const tones: Record<Ground, Tones> = {
  night: { high: '#2a3f7c', deep: '#0b1538', line: '#dcbc6e', disc: '#f1e3bf', discEdge: '#dcc48d' },
  plum: { high: '#6d2f5f', deep: '#2a0c24', line: '#dfa77a', disc: '#f3dfc8', discEdge: '#deb893' },
  teal: { high: '#1f5f64', deep: '#061f25', line: '#d6cf94', disc: '#ece6c9', discEdge: '#ccc494' },
}

/** Figures are drawn a little smaller than they are shown. */
export const FIGURE_PLACE = 'translate(-32 -44) scale(1.1)'

const CENTRE = { x: 320, y: 290 }
const DISC = 226

const round = (value: number): number => Math.round(value * 10) / 10
const around = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${round(CENTRE.x + radius * Math.cos(angle))} ${round(CENTRE.y + radius * Math.sin(angle))}`
}
const ring = (radius: number, more = ''): string =>
  `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" fill="none" ${more}/>`
const strokes = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Horizontal hatching towards the left limb, as on an engraved globe. */
const limb = strokes(41, (index) => {
  const y = (index - 20) * 11
  const half = Math.sqrt(Math.max(0, DISC * DISC - y * y))
  const reach = half * (0.24 + (index % 2 === 0 ? 0.14 : 0))
  return `M${round(CENTRE.x - half)} ${CENTRE.y + y}h${round(reach)}`
})

const lights: Record<Light, (tone: Tones) => string> = {
  moon: ({ line }) =>
    `${ring(266, `stroke="${line}" stroke-width="1.6" opacity="0.7"`)}${ring(293, `stroke="${line}" stroke-width="2.6" stroke-dasharray="1 11" stroke-linecap="round" opacity="0.8"`)}`,
  sun: ({ line }) => {
    const rays = strokes(36, (index) => {
      const long = index % 3 === 0 ? 298 : index % 3 === 1 ? 266 : 280
      return `M${around(240, index * 10)}L${around(long, index * 10)}`
    })
    return `<path d="${rays}" stroke="${line}" stroke-width="2.4" stroke-linecap="round" opacity="0.85"/>${ring(308, `stroke="${line}" stroke-width="1.2" opacity="0.45"`)}`
  },
  orbits: ({ line }) =>
    [
      ...[250, 277, 305].map((radius) => ring(radius, `stroke="${line}" stroke-width="1.4" opacity="0.6"`)),
      ...(
        [
          [250, 214, 8],
          [277, 322, 11],
          [305, 196, 6],
          [305, 342, 5],
        ] as const
      ).map(([radius, degrees, size]) => {
        const [x, y] = around(radius, degrees).split(' ')
        return `<circle cx="${x}" cy="${y}" r="${size}" fill="${line}"/>`
      }),
    ].join(''),
  dial: ({ line }) => {
    const ticks = strokes(72, (index) => `M${around(index % 6 === 0 ? 270 : 280, index * 5)}L${around(292, index * 5)}`)
    return `${ring(252, `stroke="${line}" stroke-width="1.4" opacity="0.6"`)}<path d="${ticks}" stroke="${line}" stroke-width="1.6" opacity="0.75"/>${ring(303, `stroke="${line}" stroke-width="1.4" opacity="0.6"`)}`
  },
}

const stars = [
  [58, 70, 3.4],
  [118, 40, 2],
  [596, 92, 3],
  [552, 36, 2.2],
  [30, 226, 2.2],
  [610, 250, 2.4],
  [46, 420, 3],
  [600, 430, 2.6],
] as const
/** The place of the single bright star, clear of each light's drawing. */
const sparkles: Record<Light, string> = { moon: '508 92', sun: '86 128', orbits: '84 76', dial: '96 132' }
const FOUR_POINTS = 'l5 15 15 5-15 5-5 15-5-15-15-5 15-5z'

/**
 * The dark ground, its engraved lines and the light behind the head. Portraits are cropped to a circle, so the corners
 * stay empty.
 */
export function drawBackdrop(ground: Ground, light: Light): string {
  const tone = tones[ground]
  return `<defs>
<radialGradient id="sky" cx="0.5" cy="0.42" r="0.72"><stop offset="0" stop-color="${tone.high}"/><stop offset="1" stop-color="${tone.deep}"/></radialGradient>
<radialGradient id="disc" cx="0.62" cy="0.36" r="0.72"><stop offset="0" stop-color="${tone.disc}"/><stop offset="1" stop-color="${tone.discEdge}"/></radialGradient>
</defs>
<rect width="640" height="640" fill="url(#sky)"/>
${lights[light](tone)}
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${DISC}" fill="url(#disc)"/>
<path d="${limb}" stroke="${tone.deep}" stroke-width="1.5" opacity="0.28"/>
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${DISC}" fill="none" stroke="${tone.line}" stroke-width="2.5"/>
<g fill="${tone.line}">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}
<path d="M${sparkles[light]}${FOUR_POINTS}"/></g>`
}

export const lineOf = (ground: Ground): string => tones[ground].line
export const nightOf = (ground: Ground): string => tones[ground].deep
export const discOf = (ground: Ground): string => tones[ground].disc
