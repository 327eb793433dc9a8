import { Link } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { deckAddress } from '../../../content/content/addresses.ts'
import type { DeckSlug } from '../../../content/content/rules.ts'
import { CardPicture } from '../../cards/components/card-picture.tsx'
import { texts } from '../texts.ts'
import styles from './deck-ribbon.module.css'

const SHOWN = {
  'le-tarot-de-marseille': [
    'le-mat',
    'le-bateleur',
    'la-papesse',
    'l-imperatrice',
    'l-empereur',
    'le-chariot',
    'la-force',
  ],
  'l-oracle-de-vos-amours': ['la-rencontre', 'le-regard', 'la-lettre', 'le-jardin', 'le-pont', 'la-danse', 'l-aurore'],
  'les-runes': ['fehu', 'ansuz', 'kenaz', 'jera', 'algiz', 'ehwaz', 'dagaz'],
} as const satisfies Record<DeckSlug, readonly string[]>

/** The first cards of a deck, spread out as a ribbon that leads to all of them. */
export function DeckRibbon({ deck }: { deck: DeckSlug }) {
  const t = useTexts(texts)
  return (
    <Link to={deckAddress(deck)} className={styles.ribbon}>
      <span className={styles.cards}>
        {SHOWN[deck].map((slug) => (
          <span key={slug} className={styles.card}>
            <CardPicture deck={deck} slug={slug} alt="" sizes="(min-width: 48rem) 8rem, 24vw" />
          </span>
        ))}
      </span>
      <span className={styles.name}>{t(`deck.${deck}`)}</span>
    </Link>
  )
}
