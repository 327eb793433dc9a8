import { Link, useViewTransitionState } from 'react-router'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { cardAddress } from '../../../content/content/addresses.ts'
import { CardPicture } from '../../cards/components/card-picture.tsx'
import { inKind } from '../../games/in-kind.ts'
import type { PositionRead } from '../read-positions.server.ts'
import { resultTexts } from '../result-texts.ts'
import styles from './reading.module.css'
import { useCardName } from './use-card-name.ts'

interface ReadingProps {
  /** Of the game. */
  kind: string
  deck: string
  paragraphs: readonly string[]
  reading: readonly PositionRead[]
}

/** The spread read as a whole, then place by place: also the text of what the board shows. */
export function Reading({ kind, deck, paragraphs, reading }: ReadingProps) {
  const t = useTexts(resultTexts)
  const nameOf = useCardName()
  return (
    <>
      <section aria-labelledby="lecture" className={styles.reading}>
        <h2 id="lecture">{t('reading')}</h2>
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? styles.opening : undefined}>
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby="places" className={styles.section}>
        <h2 id="places">{t(inKind(kind, 'byPlace'))}</h2>
        <ol className={styles.places}>
          {reading.map(({ place, position, card, says }) => (
            <li key={place} id={`place-${place}`} className={styles.place}>
              <Face deck={deck} card={card} />
              <div className={styles.words}>
                <h3>
                  <span className={styles.number}>{place}</span> {position.name}
                </h3>
                <p className={styles.asks}>{position.asks}</p>
                <p className={styles.name}>
                  <Link to={cardAddress(deck, card.slug)} viewTransition>
                    {nameOf(card)}
                  </Link>
                </p>
                {says ? <p>{says}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** The card of a place, which travels to the page where it is read. */
function Face({ deck, card }: { deck: string; card: PositionRead['card'] }) {
  const to = cardAddress(deck, card.slug)
  const travels = useViewTransitionState(to)
  return (
    <Link
      to={to}
      viewTransition
      className={classNames(styles.card, travels && 'travels')}
      tabIndex={-1}
      aria-hidden="true"
    >
      <CardPicture deck={deck} slug={card.slug} reversed={card.reversed} alt="" sizes="8rem" />
    </Link>
  )
}
