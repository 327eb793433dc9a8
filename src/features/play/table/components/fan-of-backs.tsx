import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { CardBack } from '../../cards/components/card-picture.tsx'
import { inKind } from '../../games/in-kind.ts'
import type { GamePageView } from '../read-game-page.server.ts'
import { texts } from '../texts.ts'

interface FanProps {
  /** Of the game: the pendulum has three folds, shown whole. */
  kind: GamePageView['type']
  size: number
  /** In the order of choosing. */
  picks: readonly number[]
  onPick: (place: number) => void
}

/** Face-down cards in rows like open fans, each a tick box: one stop for the Tab key, arrows from card to card. */
export function FanOfBacks({ kind, size, picks, onPick }: FanProps) {
  const t = useTexts(texts)
  const few = kind === 'pendulum'
  const fan = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  // Without scripts every box is a stop of its own.
  useEffect(() => setAt(0), [])
  const boxes = () => [...(fan.current?.querySelectorAll('input') ?? [])]
  function move(event: KeyboardEvent) {
    const next = nextPlace(boxes(), at ?? 0, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    boxes()[next]?.focus()
  }
  return (
    <fieldset className="fan-field">
      <legend className="visually-hidden">{t(inKind(kind, 'fan'))}</legend>
      <p className="fan-hint">{t(inKind(kind, 'fanHint'))}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the boxes inside, which are controls */}
      <div ref={fan} className={classNames('fan', few && 'fan-few')} onKeyDown={move}>
        {Array.from({ length: size }, (_, place) => {
          const order = picks.indexOf(place) + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <label key={place} className="fan-card">
              <input
                type="checkbox"
                name="picks"
                value={place}
                aria-label={t(few ? 'fold' : inKind(kind, 'card'), { place: place + 1 })}
                tabIndex={at === null || at === place ? 0 : -1}
                checked={order > 0}
                onChange={() => onPick(place)}
                onFocus={() => setAt(place)}
                className="fan-box"
              />
              <span className="fan-back">
                <CardBack sizes={few ? '9rem' : '4.5rem'} first />
                <span className="fan-order" aria-hidden="true">
                  {order || '✓'}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Where an arrow key leads; null for other keys. Up and down go by rows as they are laid out. */
function nextPlace(boxes: readonly HTMLElement[], at: number, key: string): number | null {
  const last = boxes.length - 1
  const top = boxes[0]?.parentElement?.offsetTop
  const row = boxes.findIndex((box) => box.parentElement?.offsetTop !== top)
  const columns = row < 0 ? boxes.length : row
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: last - at,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(last, Math.max(0, at + step))
}
