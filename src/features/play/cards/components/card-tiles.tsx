import { Link } from 'react-router'
import { cardAddress } from '../../../content/content/addresses.ts'
import type { CardView } from '../read-cards.server.ts'
import { roman } from '../roman.ts'
import { CardPicture } from './card-picture.tsx'
import styles from './card-tiles.module.css'

/** Cards as small pictures with their names, each a link to its page. */
export function CardTiles({ deck, cards }: { deck: string; cards: readonly CardView[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ slug, name, number, group }) => (
        <li key={slug}>
          <Link to={cardAddress(deck, slug)} className={styles.card}>
            <CardPicture deck={deck} slug={slug} alt="" sizes="(min-width: 48rem) 9rem, 30vw" />
            <span className={styles.name}>
              {group === 'majors' && number > 0 ? <span className={styles.number}>{roman(number)}</span> : null}
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
