import { href } from 'react-router'
import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useShell } from '../../../ui/shell-data.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { visitOf } from '../../../visit-context.ts'
import { gameAddress } from '../../content/content/addresses.ts'
import type { DeckSlug } from '../../content/content/rules.ts'
import { ShareMeta } from '../../house/share/components/share-meta.tsx'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import { inKind } from '../games/in-kind.ts'
import type { Route } from './+types/cards.page'
import styles from './cards.module.css'
import { CardTiles } from './components/card-tiles.tsx'
import { readDeckPage } from './read-cards.server.ts'
import { texts } from './texts.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  orNotFound(await readDeckPage(visitOf(context), params.deck))

export default function CardsPage({ loaderData: { deck, groups } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const site = useShell()?.site.label ?? ''
  const slug = deck.slug as DeckSlug
  const title = t(`deckTitle.${slug}`)
  const description = t(`deckDescription.${slug}`)
  return (
    <Page title={title} lead={<p>{t(`deckLead.${slug}`)}</p>} width="wide">
      <title>{`${title} · ${site}`}</title>
      <meta name="description" content={description} />
      <ShareMeta title={title} description={description} />
      <Breadcrumb
        steps={[
          { label: t('hub'), to: href('/tarots-oracles') },
          ...(deck.isPlayed ? [{ label: deck.name, to: gameAddress(slug) }] : []),
        ]}
        here={t(inKind(deck.kind, 'cards'))}
      />
      {deck.isPlayed ? (
        <p>
          <ButtonLink to={gameAddress(slug)}>{t(inKind(deck.kind, 'draw'))}</ButtonLink>
        </p>
      ) : null}
      {groups.map(({ group, cards }) => (
        <section key={group} aria-labelledby={group} className={styles.group}>
          <div className={styles.head}>
            <h2 id={group}>{t(`group.${group}`)}</h2>
            <p>{t(`groupText.${group}`)}</p>
          </div>
          <CardTiles deck={slug} cards={cards} />
        </section>
      ))}
    </Page>
  )
}
