/** The dark background of a portrait. */
export type Ground = 'night' | 'plum' | 'teal'

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
const strokes = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Horizontal hatching towards the left limb, as on an engraved globe. */
const limb = strokes(41, (index) => {
  const y = (index - 20) * 11
  const half = Math.sqrt(Math.max(0, DISC * DISC - y * y))
  const reach = half * (0.24 + (index % 2 === 0 ? 0.14 : 0))
  return `M${round(CENTRE.x - half)} ${CENTRE.y + y}h${round(reach)}`
})

/** The dark ground and a moon behind the head; what is around it is left to the house's engraved edge. */
export function drawBackdrop(ground: Ground): string {
  const tone = tones[ground]
  return `<defs>
<radialGradient id="sky" cx="0.5" cy="0.42" r="0.72"><stop offset="0" stop-color="${tone.high}"/><stop offset="1" stop-color="${tone.deep}"/></radialGradient>
<radialGradient id="disc" cx="0.62" cy="0.36" r="0.72"><stop offset="0" stop-color="${tone.disc}"/><stop offset="1" stop-color="${tone.discEdge}"/></radialGradient>
</defs>
<rect width="640" height="640" fill="url(#sky)"/>
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${DISC}" fill="url(#disc)"/>
<path d="${limb}" stroke="${tone.deep}" stroke-width="1.5" opacity="0.28"/>
<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${DISC}" fill="none" stroke="${tone.line}" stroke-width="2.5"/>`
}

export const lineOf = (ground: Ground): string => tones[ground].line
export const nightOf = (ground: Ground): string => tones[ground].deep
export const discOf = (ground: Ground): string => tones[ground].disc
