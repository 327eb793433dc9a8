import { href } from 'react-router'
import type { App, Visit } from '../../../app.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import type { Site } from '../../../sites/site.ts'
import { rosterOf } from '../../consult/psychics/roster.server.ts'
import { titleOf } from '../../consult/psychics/rules.ts'
import { jobTitle } from '../../consult/psychics/trades.ts'
import {
  articleAddress,
  cardAddress,
  deckAddress,
  gameAddress,
  glossaryAddress,
  magAddress,
  termAddress,
} from '../../content/content/addresses.ts'
import { type Entry, listDisplayed, listEntries } from '../../content/content/read-entries.server.ts'
import { DECKS, GLOSSARIES, type Kind } from '../../content/content/rules.ts'
import { viewTerm } from '../../content/content/views.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { texts as deckTexts } from '../../play/cards/texts.ts'
import { listGames } from '../../play/games/read-games.server.ts'
import { type FixedPage, fixedPages } from './fixed-pages.ts'
import { isShared } from './shared-pages.ts'

export interface Indexable extends Omit<FixedPage, 'part'> {
  part: FixedPage['part'] | 'profils' | 'articles' | 'lexique'
}

/**
 * Every page of a site that search engines may index. Pages borrowed from the main site are only in the main site's
 * list.
 */
export const listIndexable = (app: App, site: Site): Promise<Indexable[]> =>
  app.content.keep(`indexable ${site.id} ${dayInParis(app.now())}`, () => read(app, site))

async function read(app: App, site: Site): Promise<Indexable[]> {
  const shown = await shownBy(systemVisit(app, site))
  const [main] = app.sites
  if (site === main) return shown
  const lent = new Set((await listIndexable(app, main)).map(({ path }) => path))
  return shown.filter(({ path, part }) => !isShared(path) && !(part === 'profils' && lent.has(path)))
}

async function shownBy(visit: Visit): Promise<Indexable[]> {
  const { app, site } = visit
  const [wording, articles, terms, questions, texts, cards, games, psychics] = await Promise.all([
    readWording(app, site.id, false),
    listDisplayed(visit, 'article'),
    listDisplayed(visit, 'term'),
    listDisplayed(visit, 'question'),
    listDisplayed(visit, 'page'),
    listEntries(visit, 'card'),
    listGames(visit),
    rosterOf(visit),
  ])
  const lists = new Map<string, readonly Entry<Kind>[]>([
    [magAddress(), articles],
    [href('/questions-frequentes'), questions],
    ...GLOSSARIES.map((one) => [glossaryAddress(one), terms.filter((term) => term.glossary === one)] as const),
  ])
  return [
    ...fixedPages(site, wording, dayInParis(visit.now())).flatMap((page) => {
      const list = lists.get(page.path)
      if (!list) return page
      return list.length === 0 || list.some(isOwn) ? { ...page, changedOn: latest(list) } : []
    }),
    ...texts.filter(isOwn).map(({ address, title, description, changedAt }) => ({
      path: address,
      title,
      description,
      part: 'pages' as const,
      changedOn: dayInParis(changedAt),
    })),
    ...psychics.map(({ slug, name, gender, jobIds }) => ({
      path: href('/voyance/:slug', { slug }),
      title: name,
      description: jobTitle({ title: titleOf(gender), jobIds, gender }),
      part: 'profils' as const,
      changedOn: null,
    })),
    ...articles.filter(isOwn).map(({ address, title, description, changedAt }) => ({
      path: articleAddress(address),
      title,
      description,
      part: 'articles' as const,
      changedOn: dayInParis(changedAt),
    })),
    ...games.flatMap(({ words }) =>
      isOwn(words)
        ? {
            path: gameAddress(words.address),
            title: words.title,
            description: words.description,
            part: 'tarots' as const,
            changedOn: dayInParis(words.changedAt),
          }
        : [],
    ),
    ...DECKS.flatMap((deck) => {
      const own = cards.filter((card) => card.deck === deck && isOwn(card))
      if (own.length === 0) return []
      return [
        {
          path: deckAddress(deck),
          title: say(wording, deckTexts, `deckTitle.${deck}`),
          description: say(wording, deckTexts, `deckDescription.${deck}`),
          part: 'tarots' as const,
          changedOn: latest(own),
        },
        ...own.map(({ address, title, description, changedAt }) => ({
          path: cardAddress(deck, address),
          title,
          description,
          part: 'tarots' as const,
          changedOn: dayInParis(changedAt),
        })),
      ]
    }),
    ...terms.filter(isOwn).map((term) => ({
      path: termAddress(viewTerm(term)),
      title: term.term,
      description: term.short,
      part: 'lexique' as const,
      changedOn: dayInParis(term.changedAt),
    })),
  ]
}

const isOwn = ({ original }: { original: string | null }): boolean => original === null

/** The last day on which one of them was written or changed. */
const latest = (entries: readonly Pick<Entry<Kind>, 'changedAt'>[]): string | null =>
  entries.length === 0 ? null : dayInParis(new Date(Math.max(...entries.map((entry) => entry.changedAt.getTime()))))
