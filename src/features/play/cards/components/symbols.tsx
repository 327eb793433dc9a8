import { type MouseEvent, useId, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inKind } from '../../games/in-kind.ts'
import { CARD_SHAPE } from '../pictures.ts'
import type { CardPageView } from '../read-cards.server.ts'
import { texts } from '../texts.ts'
import { CardPicture } from './card-picture.tsx'

/** At the smallest width at which it is shown, a place that is touched measures 44 pixels. */
const TOUCHED = 25
const DOT = 7

/** A card's picture with its symbols: each is explained where it is touched, and without scripts in the list. */
export function Symbols({ deck, card, symbols }: Pick<CardPageView, 'deck' | 'card' | 'symbols'>) {
  const t = useTexts(texts)
  const id = useId()
  const [touched, setTouched] = useState<number | null>(null)
  const shown = touched === null ? undefined : symbols[touched]
  const touch = (event: MouseEvent, place: number) => {
    event.preventDefault()
    setTouched((before) => (before === place ? null : place))
  }
  return (
    <figure className="symbols-figure">
      <div className={classNames('symbols-frame', 'travels')}>
        <CardPicture
          deck={deck.slug}
          slug={card.slug}
          alt={t(inKind(deck.kind, 'pictureAlt'), { name: card.name })}
          // Below its width on phones: with less than two pixels a point, the middle picture is sharp enough.
          sizes="(min-width: 64rem) 25rem, 17rem"
          large
        />
        <svg viewBox={`0 0 ${CARD_SHAPE.width} ${CARD_SHAPE.height}`} className="symbols-points">
          <title>{t('symbols')}</title>
          {symbols.map(({ x, y, title }, place) => {
            const at = { cx: (x / 100) * CARD_SHAPE.width, cy: (y / 100) * CARD_SHAPE.height }
            return (
              <a
                key={title}
                href={`#${id}-${place}`}
                aria-label={t('symbolOf', { place: place + 1, title })}
                className={classNames('symbols-point', place === touched && 'symbols-touched')}
                onClick={(event) => touch(event, place)}
              >
                <circle {...at} r={TOUCHED} className="symbols-target" />
                <circle {...at} r={DOT + 5} className="symbols-ring" />
                <circle {...at} r={DOT} className="symbols-dot" />
              </a>
            )
          })}
        </svg>
      </div>
      <figcaption>
        <p aria-live="polite" className="symbols-said">
          {shown ? (
            <>
              <strong>{shown.title}.</strong> {shown.line}
            </>
          ) : (
            <span className="symbols-hint">{t('touch')}</span>
          )}
        </p>
        <ol className="symbols-list">
          {symbols.map(({ title, line }, place) => (
            <li key={title} id={`${id}-${place}`} className={place === touched ? 'symbols-read' : undefined}>
              <strong>{title}.</strong> {line}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
