import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { RefusalNotice } from '../../../ui/notice/refusal-notice.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { Vignette } from '../../../ui/plate/plate.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { BackLine } from '../../consult/psychics/components/back-line.tsx'
import { PsychicCard } from '../../consult/psychics/components/psychic-card.tsx'
import { usePresences } from '../../consult/psychics/components/use-presences.ts'
import { listFavorites } from '../../consult/psychics/list-psychics.server.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { orRefusal, pageRefusal, redirectTo, requireSignedIn } from '../../house/visit/page-door.server.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import type { Route } from './+types/favorites.page'
import { FavoriteGames } from './components/favorite-games.tsx'
import { listFavoriteGames, toggleFavoriteGame } from './favorite-games.server.ts'
import styles from './favorites.module.css'
import { texts } from './texts.ts'
import { toggleFavorite } from './toggle-favorite.server.ts'
import { viewFavoriteGame } from './view-favorite-game.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  requireSignedIn(visit, url)
  return pageRefusal(async () => {
    const [psychics, games] = await Promise.all([listFavorites(visit), listFavoriteGames(visit)])
    return { psychics, games: games.map(viewFavoriteGame) }
  })
}

/** Handles the heart button of any page: with scripts it is answered in place, without them it redirects back. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const back = ownPath(form.get('retour') ?? href('/mes-favoris'))
  if (!visit.user) throw redirectTo(withReturn(href('/connexion'), back))
  return orRefusal(async () => {
    if (form.has('gameId')) {
      const gameId = Number(form.get('gameId')) || 0
      const games = await toggleFavoriteGame(visit, gameId)
      if (form.has('inPlace')) return { isFavorite: games.some(({ game }) => game.id === gameId) }
      throw redirectTo(back)
    }
    const psychicId = Number(form.get('psychicId')) || 0
    const favorites = await toggleFavorite(visit, psychicId)
    if (form.has('inPlace')) return { isFavorite: favorites.some(({ id }) => id === psychicId) }
    throw redirectTo(back)
  })
}

export default function FavoritesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const nouns = useShell()?.site.psychicNoun.plural ?? ''
  const { psychics, games } = loaderData
  const presences = usePresences(psychics.map(({ id }) => id))
  const list = useKeptFocus(psychics.map(({ id }) => id).join())
  const refusal = actionData && 'refusal' in actionData ? { ...actionData.refusal, field: null } : null
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <RefusalNotice refusal={refusal} />
      {psychics.length === 0 && games.length === 0 ? (
        <Empty title={t('none')} picture={<Vignette name="favorites" />}>
          <p>{t('noneNext')}</p>
          <ButtonLink to={href('/voyance')} variant="secondary">
            {t('seeAll')}
          </ButtonLink>
          <ButtonLink to={href('/tarots-oracles')} variant="secondary">
            {t('seeGames')}
          </ButtonLink>
        </Empty>
      ) : null}
      {psychics.length > 0 ? (
        <Section title={t('psychicsTitle', { nouns })}>
          <div ref={list} className={styles.list}>
            {psychics.map((psychic) => (
              <PsychicCard key={psychic.id} psychic={{ ...psychic, ...presences.get(psychic.id) }}>
                <BackLine psychic={{ ...psychic, ...presences.get(psychic.id) }} />
              </PsychicCard>
            ))}
          </div>
        </Section>
      ) : null}
      {games.length > 0 ? (
        <Section title={t('gamesTitle')}>
          <FavoriteGames games={games} />
        </Section>
      ) : null}
    </Page>
  )
}

/** A card that is removed loses the focus: it moves to the heart that takes its place, or to the page. */
function useKeptFocus(ids: string) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(ids)
  useEffect(() => {
    const left = ids.split(',')
    const gone = before.current.split(',').findIndex((id) => !left.includes(id))
    before.current = ids
    if (gone < 0 || document.activeElement !== document.body) return
    const cards = list.current?.children ?? []
    const heart = cards[Math.min(gone, cards.length - 1)]?.querySelector<HTMLElement>('button[aria-pressed]')
    const place = heart ?? document.getElementById('content')
    place?.focus()
  }, [ids])
  return list
}
