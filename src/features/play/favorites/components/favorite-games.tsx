import { href, Link } from 'react-router'
import { GameFigure } from '../../board/components/game-figure.tsx'
import type { FavoriteGame } from '../view-favorite-game.ts'
import styles from './favorite-games.module.css'
import { GameHeart } from './game-heart.tsx'

/** The client's favourite games with the outline of their spread. */
export function FavoriteGames({ games }: { games: readonly FavoriteGame[] }) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.id} className={styles.game}>
          <span className={styles.figure}>
            <GameFigure type={game.type} places={game.places} />
          </span>
          <div className={styles.words}>
            <h3>
              <Link to={href('/tarots-oracles/:game', { game: game.slug })}>{game.name}</Link>
            </h3>
            <p>{game.summary}</p>
          </div>
          <GameHeart game={game} isFavorite />
        </li>
      ))}
    </ul>
  )
}
