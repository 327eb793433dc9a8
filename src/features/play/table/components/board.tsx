import { useEffect } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useShell } from '../../../../ui/shell-data.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { boardShape, type Place } from '../../board/board-shape.ts'
import { backPicture, cardPicture } from '../../cards/pictures.ts'
import { inKind } from '../../games/in-kind.ts'
import type { PositionRead } from '../read-positions.server.ts'
import { resultTexts } from '../result-texts.ts'
import { playSound } from '../sound/play-sound.ts'
import { useCardName } from './use-card-name.ts'

const UNIT = 1000
/** From this part of the board's width on, a card needs the picture in the middle size. */
const LARGE = 0.16

/** When a card begins to turn, in seconds, as in the style sheet. */
const FIRST_TURN = 0.15
const NEXT_TURN = 0.18

interface BoardProps {
  /** Of the game. */
  kind: string
  deck: string
  places: readonly Place[]
  reading: readonly PositionRead[]
}

/** The cards as they lie, turned over one after the other; each leads to its reading below. */
export function Board({ kind, deck, places, reading }: BoardProps) {
  const t = useTexts(resultTexts)
  const nameOf = useCardName()
  useTurns(reading.length)
  const brand = useShell()?.site.key ?? 'main'
  const { card, left, top, width, height } = boardShape(places)
  const [w, h] = [card.width * UNIT, card.height * UNIT]
  const size = card.width / width > LARGE ? 480 : 240
  const mark = Math.max(16, w * 0.11)
  return (
    <svg
      viewBox={[left, top, width, height].map((length) => length * UNIT).join(' ')}
      className={classNames('board-drawing', `board-${formOf(width / height)}`)}
    >
      <title>{t(inKind(kind, 'board'))}</title>
      {reading.map(({ place, position, card: drawn }, index) => {
        const { x = 0.5, y = 0.5, rotated } = places[index] ?? {}
        const corner = { x: x * UNIT - w / 2, y: y * UNIT - h / 2, width: w, height: h }
        const [cx, cy] = [x * UNIT, y * UNIT]
        const name = nameOf(drawn)
        return (
          <a
            key={place}
            href={`#place-${place}`}
            aria-label={t('onBoard', { place, position: position.name, card: name })}
            className="board-place"
          >
            <g transform={rotated ? `rotate(90 ${cx} ${cy})` : undefined}>
              <g className="board-back">
                <image href={backPicture(brand, 240)} {...corner} preserveAspectRatio="xMidYMid slice" />
              </g>
              <g className="board-face">
                <image
                  href={cardPicture(deck, drawn.slug, size)}
                  {...corner}
                  preserveAspectRatio="xMidYMid slice"
                  transform={drawn.reversed ? `rotate(180 ${cx} ${cy})` : undefined}
                />
              </g>
              <rect {...corner} rx={w * 0.045} className="board-edge" />
            </g>
            <Mark x={rotated ? cx + h / 2 : cx - w / 2} y={rotated ? cy : cy - h / 2} radius={mark} place={place} />
          </a>
        )
      })}
    </svg>
  )
}

/** The cards are heard as they turn; without motion, as one. */
function useTurns(cards: number) {
  useEffect(() => {
    const count = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : cards
    playSound({ name: 'turn', at: Array.from({ length: count }, (_, place) => FIRST_TURN + place * NEXT_TURN) })
  }, [cards])
}

const Mark = ({ x, y, radius, place }: { x: number; y: number; radius: number; place: number }) => (
  <g className="board-mark">
    <circle cx={x} cy={y} r={radius} />
    <text x={x} y={y} fontSize={radius * 1.15} textAnchor="middle" dominantBaseline="central">
      {place}
    </text>
  </g>
)

/** Wide boards may be wider, tall ones must fit a screen. */
const formOf = (ratio: number): 'wide' | 'square' | 'tall' => (ratio > 1.4 ? 'wide' : ratio > 0.75 ? 'square' : 'tall')
