import { Link } from 'react-router'
import type { Theme } from '../../../../games/game.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { cardAddress } from '../../../content/content/addresses.ts'
import { CardPicture } from '../../cards/components/card-picture.tsx'
import { Paragraphs } from '../../cards/components/paragraphs.tsx'
import type { PositionRead } from '../read-positions.server.ts'
import { resultTexts } from '../result-texts.ts'
import { texts } from '../texts.ts'
import styles from './reading.module.css'
import { useCardName } from './use-card-name.ts'

interface ReadingProps {
  deck: string
  theme: Theme | null
  reading: readonly PositionRead[]
}

/** The spread in words, place by place: also the text of what the board shows. */
export function Reading({ deck, theme, reading }: ReadingProps) {
  const t = useTexts(resultTexts)
  const g = useTexts(texts)
  const nameOf = useCardName()
  const last = reading.at(-1)
  return (
    <section aria-labelledby="lecture" className={styles.reading}>
      <h2 id="lecture">{t('reading')}</h2>
      <ol className={styles.places}>
        {reading.map(({ place, position, card, says, inTheme }) => (
          <li key={place} id={`place-${place}`} className={styles.place}>
            <Link to={cardAddress(deck, card.slug)} className={styles.card} tabIndex={-1} aria-hidden="true">
              <CardPicture deck={deck} slug={card.slug} reversed={card.reversed} alt="" sizes="8rem" />
            </Link>
            <div className={styles.words}>
              <h3>
                <span className={styles.number}>{place}</span> {position.name}
              </h3>
              <p className={styles.asks}>{position.asks}</p>
              <p className={styles.name}>
                <Link to={cardAddress(deck, card.slug)}>{nameOf(card)}</Link>
              </p>
              {says ? <Paragraphs text={says} /> : null}
              {inTheme && theme ? (
                <p>
                  <strong>{t('inTheme', { theme: g(`theme.${theme}`) })}</strong> {inTheme}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {last?.advice ? (
        <div className={styles.advice}>
          <h3>{t('adviceTitle')}</h3>
          <Paragraphs text={last.advice} />
        </div>
      ) : null}
    </section>
  )
}
