import { href, Link } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { GameFigure } from '../../board/components/game-figure.tsx'
import type { ListedGame } from '../read-hub.server.ts'
import { texts } from '../texts.ts'
import styles from './game-list.module.css'

/** Every game with the outline of its spread; the whole row leads to it. */
export function GameList({ games }: { games: readonly ListedGame[] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.slug} className={styles.game}>
          <span className={styles.figure}>
            <GameFigure type={game.type} places={game.places} />
          </span>
          <div className={styles.words}>
            <h3>
              <Link to={href('/tarots-oracles/:game', { game: game.slug })} className={styles.link}>
                {game.name}
              </Link>
            </h3>
            <p>{game.summary}</p>
            <p className={styles.size}>{t(...sizeOf(game))}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function sizeOf({ type, spreads, places }: ListedGame): [key: keyof typeof texts.entries, values?: { count: number }] {
  if (type === 'pendulum') return ['answers']
  if (type === 'numerology') return ['sums']
  return spreads > 1 ? ['spreads', { count: spreads }] : ['cards', { count: places.length }]
}
