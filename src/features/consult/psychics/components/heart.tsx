import { type SubmitEvent, useEffect, useRef } from 'react'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { useShell } from '../../../../ui/shell-data.ts'
import { useToast } from '../../../../ui/toast/toast.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { texts } from '../texts.ts'
import styles from './heart.module.css'

interface HeartProps {
  psychic: { id: number; name: string; slug: string; isFavorite: boolean }
}

/** The favourite button for clients and visitors; psychics and staff have no favourites. */
export function Heart({ psychic }: HeartProps) {
  const shell = useShell()
  if (!shell) return null
  if (!shell.person) return <AnonymousHeart psychic={psychic} />
  return shell.person.role === 'client' ? <ClientHeart psychic={psychic} /> : null
}

function AnonymousHeart({ psychic }: HeartProps) {
  const t = useTexts(texts)
  return (
    <span className={styles.place}>
      <Link
        to={withReturn(href('/inscription'), href('/voyance/:slug', { slug: psychic.slug }))}
        rel="nofollow"
        className={styles.heart}
        aria-label={t('favoriteSignIn', { name: psychic.name })}
      >
        <HeartDrawing />
      </Link>
    </span>
  )
}

type Answer = { isFavorite: boolean; refusal?: never } | { isFavorite?: never; refusal: { message: string } }

/** Adds a psychic to the favourites or removes them; without scripts a form that returns to this page. */
function ClientHeart({ psychic }: HeartProps) {
  const t = useTexts(texts)
  // Shared by all hearts of a psychic: the group of favourites shows some psychics twice.
  const fetcher = useFetcher<Answer>({ key: `favorite-${psychic.id}` })
  useSaid(fetcher.data, psychic)
  const { pathname, search } = useLocation()
  const known = fetcher.data?.isFavorite ?? psychic.isFavorite
  const favorite = fetcher.state === 'submitting' ? !known : known
  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.set('inPlace', '1')
    fetcher.submit(form, { method: 'post', action: href('/mes-favoris') })
  }
  return (
    <form method="post" action={href('/mes-favoris')} className={styles.place} onSubmit={press}>
      <input type="hidden" name="psychicId" value={psychic.id} />
      <input type="hidden" name="retour" value={pathname + search} />
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={favorite}
        aria-label={t('favorite', { name: psychic.name })}
      >
        <HeartDrawing />
      </button>
    </form>
  )
}

/** Announces each change once, except changes from before this heart was mounted. */
function useSaid(answer: Answer | undefined, { id, name }: HeartProps['psychic']) {
  const t = useTexts(texts)
  const toast = useToast()
  const said = useRef(answer)
  useEffect(() => {
    if (!answer || said.current === answer) return
    said.current = answer
    const about = `favorite-${id}`
    if (answer.refusal) toast({ tone: 'bad', text: answer.refusal.message, about })
    else toast({ tone: 'good', text: t(answer.isFavorite ? 'favoriteKept' : 'favoriteLeft', { name }), about })
  }, [answer, id, name, t, toast])
}

export const HeartDrawing = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    <path d="M12 20.3C6.4 16.2 3.2 13 3.2 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.8 2.1c0 3.9-3.2 7.1-8.8 11.2z" />
  </svg>
)
