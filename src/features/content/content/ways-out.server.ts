import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { nearestOf } from '../../../platform/i18n/likeness.ts'
import { say } from '../../../platform/i18n/texts.ts'
import type { WaysOut } from '../../../ui/shell/ways-out.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { articleAddress, glossaryAddress, magAddress, termAddress } from './addresses.ts'
import { listDisplayed } from './read-entries.server.ts'
import { readMagazine } from './read-magazine.server.ts'
import { type Glossary, letterOf } from './rules.ts'
import { texts } from './texts.ts'
import { viewTerm } from './views.ts'
import { waysTexts } from './ways-texts.ts'

const MOST = 5
/** Minimum similarity of a suggestion. */
const LEAST = 0.2
const near = { most: MOST, least: LEAST }

/** Suggestions for an unknown term of a glossary: similar terms, and its letter. */
export async function waysOfTerm(visit: Visit, glossary: Glossary, asked: string): Promise<WaysOut> {
  const { t, c } = await wordsOf(visit)
  const terms = (await listDisplayed(visit, 'term')).map(viewTerm)
  const found = nearestOf(asked, terms, ({ slug, term }) => `${slug} ${term}`, near)
  const letter = letterOf(asked)
  const hasLetter = terms.some((one) => one.glossary === glossary && letterOf(one.term) === letter)
  const own = glossaryAddress(glossary)
  return {
    message: t('noSuchTerm'),
    title: t('near'),
    links: [
      ...found.map((one) => ({ label: one.term, to: termAddress(one) })),
      ...(hasLetter ? [{ label: t('letter', { letter }), to: `${own}#${letter}` }] : []),
      { label: c(`glossary.${glossary}`), to: own },
    ],
  }
}

/** Suggestions for an unknown article: the newest of the most likely theme. */
export async function waysOfArticle(visit: Visit, asked: string): Promise<WaysOut> {
  const { t, c } = await wordsOf(visit)
  const all = await listDisplayed(visit, 'article')
  const [alike] = nearestOf(asked, all, ({ address, title }) => `${address} ${title}`, { most: 1, least: LEAST / 2 })
  const theme = alike?.theme
  const { articles } = await readMagazine(visit, { theme, page: 1, limit: MOST })
  return {
    message: t('noSuchArticle'),
    title: theme ? t('latestOf', { theme: c(`theme.${theme}`) }) : t('latest'),
    links: [
      ...articles.map(({ slug, title }) => ({ label: title, to: articleAddress(slug) })),
      { label: c('backToMag'), to: magAddress() },
    ],
  }
}

/** Suggestions for any other unknown path: content of any kind with a similar name. */
export async function waysOfPage(visit: Visit, asked: string): Promise<WaysOut> {
  const { t } = await wordsOf(visit)
  const [pages, articles, terms] = await Promise.all([
    listDisplayed(visit, 'page'),
    listDisplayed(visit, 'article'),
    listDisplayed(visit, 'term'),
  ])
  const always = PLACES.map(({ key, to }) => ({ label: t(key), to }))
  const places = [
    ...always,
    ...pages.map(({ address, title }) => ({ label: title, to: address })),
    ...articles.map(({ address, title }) => ({ label: title, to: articleAddress(address) })),
    ...terms.map(viewTerm).map((term) => ({ label: term.term, to: termAddress(term) })),
  ]
  // Compares the last segment only: "voyance" is part of half of all paths.
  const found = nearestOf(asked, places, ({ to }) => to.slice(to.lastIndexOf('/') + 1), near)
  return {
    title: found.length > 0 ? t('near') : t('always'),
    links: [...found, ...always.filter(({ to }) => found.every((one) => one.to !== to))].slice(0, MOST),
  }
}

const PLACES = [
  { key: 'horoscope', to: href('/horoscope') },
  { key: 'chart', to: href('/theme-astral') },
  { key: 'mag', to: href('/mag') },
  { key: 'questions', to: href('/questions-frequentes') },
  { key: 'contact', to: href('/contactez-nous') },
] as const

async function wordsOf({ app, site }: Visit) {
  const wording = await readWording(app, site.id, false)
  return {
    t: (key: keyof typeof waysTexts.entries, values = {}) => say(wording, waysTexts, key, values),
    c: (key: keyof typeof texts.entries) => say(wording, texts, key),
  }
}
