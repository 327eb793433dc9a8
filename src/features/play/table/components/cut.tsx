import { useState } from 'react'

const WIDTH = 120
const FLOOR = 60
/** The height of the whole deck, in the drawing's units. */
const DECK = 46

/** Where the deck is cut, shown as two piles. */
export function Cut({ size, at, label }: { size: number; at: string; label: string }) {
  const [cut, setCut] = useState(Number(at) || Math.round(size / 2))
  return (
    <div className="cut-cut">
      <label htmlFor="cut" className="cut-label">
        {label}
      </label>
      <div className="cut-row">
        <svg viewBox={`0 0 ${WIDTH} ${FLOOR + 4}`} aria-hidden="true" focusable="false" className="cut-piles">
          <Pile x={6} cards={cut} size={size} />
          <Pile x={66} cards={size - cut} size={size} />
        </svg>
        <input
          id="cut"
          name="cut"
          type="range"
          min={1}
          max={size - 1}
          value={cut}
          onChange={(event) => setCut(Number(event.currentTarget.value))}
          className="cut-range"
        />
      </div>
    </div>
  )
}

function Pile({ x, cards, size }: { x: number; cards: number; size: number }) {
  const height = 4 + (DECK * cards) / size
  const lines = Math.max(1, Math.round((height - 4) / 4))
  return (
    <g>
      <rect x={x} y={FLOOR - height} width="48" height={height} rx="1.5" />
      {Array.from({ length: lines }, (_, line) => FLOOR - 2 - (line * height) / (lines + 1)).map((y) => (
        <path key={y} d={`M${x + 2} ${y}h44`} />
      ))}
    </g>
  )
}
