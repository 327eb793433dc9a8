import { useFetcher, useLocation } from 'react-router'
import { useShell } from '../../../ui/shell/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './heart.module.css'

interface HeartProps {
  psychic: { id: number; name: string; isFavorite: boolean }
}

/** For clients: others have no list to keep. */
export function Heart({ psychic }: HeartProps) {
  return useShell()?.person?.role === 'client' ? <ClientHeart psychic={psychic} /> : null
}

/** Keeps a psychic among the favourites, or no longer; without scripts it is a form that comes back here. */
function ClientHeart({ psychic }: HeartProps) {
  const t = useTexts(texts)
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const favorite = fetcher.formData ? !psychic.isFavorite : psychic.isFavorite
  return (
    <fetcher.Form method="post" action="/mes-favoris" className={styles.form}>
      <input type="hidden" name="psychicId" value={psychic.id} />
      <input type="hidden" name="retour" value={pathname + search} />
      <button
        type="submit"
        className={styles.heart}
        aria-pressed={favorite}
        aria-label={t(favorite ? 'removeFavorite' : 'addFavorite', { name: psychic.name })}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d="M12 20.3C6.4 16.2 3.2 13 3.2 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.8 2.1c0 3.9-3.2 7.1-8.8 11.2z" />
        </svg>
      </button>
    </fetcher.Form>
  )
}
