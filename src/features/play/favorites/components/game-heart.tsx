import { type SubmitEvent, useEffect, useRef } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { useShell } from '../../../../ui/shell-data.ts'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../../consult/psychics/components/heart.module.css'
import { HeartDrawing } from '../../../consult/psychics/components/heart.tsx'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { gameTexts } from '../game-texts.ts'

interface GameHeartProps {
  game: { id: number; slug: string; name: string }
  isFavorite: boolean
}

/** Keeps a game among the favourites: for clients, and for visitors by way of an account. */
export function GameHeart({ game, isFavorite }: GameHeartProps) {
  const t = useTexts(gameTexts)
  const shell = useShell()
  if (!shell) return null
  if (shell.person) {
    return shell.person.role === 'client' ? <ClientHeart game={game} isFavorite={isFavorite} /> : null
  }
  return (
    <Link
      to={withReturn(href('/inscription'), href('/tarots-oracles/:game', { game: game.slug }))}
      rel="nofollow"
      className={styles.heart}
      aria-label={t('signIn', { name: game.name })}
    >
      <HeartDrawing />
    </Link>
  )
}

type Answer = { isFavorite: boolean; refusal?: never } | { isFavorite?: never; refusal: { message: string } }

/** Without scripts, a form that returns to this page. */
function ClientHeart({ game, isFavorite }: GameHeartProps) {
  const t = useTexts(gameTexts)
  const fetcher = useFetcher<Answer>({ key: `favorite-game-${game.id}` })
  useSaid(fetcher.data, game)
  const { pathname } = useLocation()
  const known = fetcher.data?.isFavorite ?? isFavorite
  const favorite = fetcher.state === 'submitting' ? !known : known
  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('inPlace', '1')
    fetcher.submit(form, { method: 'post', action: href('/mes-favoris') })
  }
  return (
    <form method="post" action={href('/mes-favoris')} onSubmit={press}>
      <input type="hidden" name="gameId" value={game.id} />
      <input type="hidden" name="retour" value={pathname} />
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={favorite}
        aria-label={t('favorite', { name: game.name })}
      >
        <HeartDrawing />
      </button>
    </form>
  )
}

/** Announces each change once, except changes from before this heart was mounted. */
function useSaid(answer: Answer | undefined, { id, name }: GameHeartProps['game']) {
  const t = useTexts(gameTexts)
  const toast = useToast()
  const said = useRef(answer)
  useEffect(() => {
    if (!answer || said.current === answer) return
    said.current = answer
    const about = `favorite-game-${id}`
    if (answer.refusal) toast({ tone: 'bad', text: answer.refusal.message, about })
    else toast({ tone: 'good', text: t(answer.isFavorite ? 'kept' : 'left', { name }), about })
  }, [answer, id, name, t, toast])
}
