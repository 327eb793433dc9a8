import { href } from 'react-router'
import { cardAddress, deckAddress, gameAddress } from '../../content/content/addresses.ts'
import type { DeckSlug } from '../../content/content/rules.ts'
import { shareAddress } from '../../house/share/share-address.ts'
import type { CardPageView, DeckPageView } from '../../play/cards/read-cards.server.ts'
import { texts as cards } from '../../play/cards/texts.ts'
import type { ListedGame } from '../../play/hub/read-hub.server.ts'
import { texts as hub } from '../../play/hub/texts.ts'
import type { GamePageView } from '../../play/table/read-game-page.server.ts'
import { addressOf, crumbs, list, type Node, page, publisher, type Shown, type Site } from './structured-nodes.ts'

const HUB = href('/tarots-oracles')
const hubStep = (t: Shown<unknown>['t']) => ({ name: t(hub, 'title'), path: HUB })

const gameStep = ({ slug, name, isPlayed }: DeckPageView['deck']) =>
  isPlayed ? [{ name, path: gameAddress(slug) }] : []

type GameWords = Pick<GamePageView, 'name' | 'description' | 'questions'>

/** A game's page, with the questions that it answers. */
const about = (site: Site, path: string, { name, description, questions }: GameWords): Node => ({
  ...page(site, questions.length > 0 ? 'FAQPage' : 'WebPage', { path, name, description }),
  ...(questions.length > 0 && {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }),
})

/** The structured data of games, decks and cards. */
export const structuredGames = {
  'features/play/hub/hub.page': ({ site, t, data }: Shown<{ games: readonly ListedGame[] }>): Node[] => [
    {
      ...page(site, 'CollectionPage', { path: HUB, name: t(hub, 'title'), description: t(hub, 'description') }),
      mainEntity: list(
        site,
        data.games.map(({ name, slug }) => ({ name, path: gameAddress(slug) })),
      ),
    },
  ],
  'features/play/table/game.page': ({ site, path, t, data }: Shown<GamePageView>): Node[] => [
    about(site, path, data),
    crumbs(site, [hubStep(t), { name: data.name, path }]),
  ],
  'features/play/numerology/numerology.page': ({ site, path, t, data }: Shown<GameWords>): Node[] => [
    about(site, path, data),
    crumbs(site, [hubStep(t), { name: data.name, path }]),
  ],
  'features/play/cards/cards.page': ({ site, path, t, data }: Shown<DeckPageView>): Node[] => {
    const slug = data.deck.slug as DeckSlug
    const all = data.groups.flatMap((group) => group.cards)
    return [
      {
        ...page(site, 'CollectionPage', {
          path,
          name: t(cards, `deckTitle.${slug}`),
          description: t(cards, `deckDescription.${slug}`),
        }),
        mainEntity: list(
          site,
          all.map((card) => ({ name: card.name, path: cardAddress(slug, card.slug) })),
        ),
      },
      crumbs(site, [hubStep(t), ...gameStep(data.deck), { name: t(cards, `deckTitle.${slug}`), path }]),
    ]
  },
  'features/play/cards/card.page': ({ site, path, t, data }: Shown<CardPageView>): Node[] => [
    {
      '@type': 'Article',
      '@id': addressOf(site, `${path}#article`),
      headline: data.title,
      description: data.description,
      datePublished: data.publishedOn,
      inLanguage: 'fr',
      image: [addressOf(site, shareAddress(path))],
      mainEntityOfPage: addressOf(site, path),
      author: publisher(site),
      publisher: publisher(site),
    },
    crumbs(site, [
      hubStep(t),
      ...gameStep(data.deck),
      { name: t(cards, `deckTitle.${data.deck.slug as DeckSlug}`), path: deckAddress(data.deck.slug) },
      { name: data.card.name, path },
    ]),
  ],
}
