import { href } from 'react-router'
import type { Sign } from '../../../astrology/names.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { plainText } from '../../../ui/rich-text/plain-text.ts'
import { capital } from '../../../ui/shell/capital.ts'
import type { ShellData } from '../../../ui/shell-data.ts'
import type { PsychicProfile } from '../../consult/psychics/find-psychic.server.ts'
import { listTexts } from '../../consult/psychics/list-texts.ts'
import { jobTitle } from '../../consult/psychics/trades.ts'
import type { PsychicView } from '../../consult/psychics/views.ts'
import { articleAddress, glossaryAddress, magAddress, termAddress } from '../../content/content/addresses.ts'
import type { TermView } from '../../content/content/read-glossary.server.ts'
import type { ArticleView, MagazinePart } from '../../content/content/read-magazine.server.ts'
import type { Glossary } from '../../content/content/rules.ts'
import { texts as content } from '../../content/content/texts.ts'
import type { QuestionView } from '../../content/content/views.ts'
import { shareAddress } from '../../house/share/share-address.ts'
import { periodAddress } from '../../sky/horoscopes/addresses.ts'
import type { Period } from '../../sky/horoscopes/periods.ts'
import { texts as horoscope } from '../../sky/horoscopes/texts.ts'
import { texts as sky } from '../../sky/sky/texts.ts'
import { structuredGames } from './structured-games.ts'
import { addressOf, crumbs, list, type Node, page, publisher, type Shown, webSite } from './structured-nodes.ts'
import { structuredSigns } from './structured-signs.ts'

// biome-ignore lint/suspicious/noExplicitAny: each page's loader returns its own type
type Make = (shown: Shown<any>) => Node[]

/** By route: the file of a page, or the path of one whose file serves several. */
export const structuredPages: Readonly<Record<string, Make>> = {
  'features/site/home/home.page': ({ site }) => [
    { ...publisher(site), sameAs: site.outside.social.map(({ address }) => address) },
    webSite(site),
  ],
  'features/consult/catalogue/psychics.page': ({ site, t, data }: Shown<{ list: { psychics: PsychicView[] } }>) => {
    const words = { noun: site.psychicNoun.singular, nouns: site.psychicNoun.plural, site: site.label }
    const said = { name: t(listTexts, 'listTitle', words), description: t(listTexts, 'listDescription', words) }
    const items = data.list.psychics.map(({ name, slug }) => ({ name, path: href('/voyance/:slug', { slug }) }))
    return [{ ...page(site, 'CollectionPage', { path: href('/voyance'), ...said }), mainEntity: list(site, items) }]
  },
  'features/consult/catalogue/psychic.page': ({ site, path, data }: Shown<{ psychic: PsychicProfile }>) =>
    profile(site, path, data.psychic),
  'features/site/reading/magazine.page': ({ site, t, data }: Shown<MagazinePart>) => {
    const said = { path: magAddress(), name: t(content, 'mag'), description: t(content, 'magDescription') }
    const items = data.articles.map(({ title, slug }) => ({ name: title, path: articleAddress(slug) }))
    return [{ ...page(site, 'CollectionPage', said), mainEntity: list(site, items) }]
  },
  'features/site/reading/article.page': ({ site, path, t, data }: Shown<ArticleView>) => [
    {
      '@type': 'Article',
      '@id': addressOf(site, `${path}#article`),
      headline: data.title,
      description: data.description,
      articleSection: t(content, `theme.${data.theme}`),
      datePublished: data.publishedOn,
      inLanguage: 'fr',
      image: [addressOf(site, shareAddress(path))],
      mainEntityOfPage: addressOf(site, path),
      author: publisher(site),
      publisher: publisher(site),
    },
    crumbs(site, [
      { name: t(content, 'mag'), path: magAddress() },
      { name: data.title, path },
    ]),
  ],
  ...Object.fromEntries(
    (['voyance', 'divination'] as const).flatMap((glossary) => [
      [`${glossary}/lexique`, (shown: Shown<unknown>) => [glossaryPage(shown, glossary)]],
      [`${glossary}/lexique/:slug`, term],
    ]),
  ),
  'features/site/reading/questions.page': ({ site, path, t, data }: Shown<{ questions: QuestionView[] }>) => [
    {
      ...page(site, 'FAQPage', {
        path,
        name: t(content, 'questions'),
        description: t(content, 'questionsDescription'),
      }),
      mainEntity: data.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ],
  'features/sky/horoscopes/sign.page': horoscopeTrail,
  'features/sky/horoscopes/year.page': horoscopeTrail,
  ...structuredGames,
  ...structuredSigns,
}

function horoscopeTrail({ site, path, t, data }: Shown<{ period: Period; sign: Sign; from: string }>): Node[] {
  return [
    crumbs(site, [
      { name: t(horoscope, 'title'), path: href('/horoscope') },
      { name: t(horoscope, `title.${data.period}`, { year: data.from.slice(0, 4) }), path: periodAddress(data.period) },
      { name: t(sky, data.sign), path },
    ]),
  ]
}

function profile(site: ShellData['site'], path: string, psychic: PsychicProfile): Node[] {
  const trail = crumbs(site, [
    { name: capital(site.psychicNoun.plural), path: href('/voyance') },
    { name: psychic.name, path },
  ])
  // An automated psychic is not a schema.org Person.
  if (psychic.isAutomaton) return [trail]
  const person = { '@id': addressOf(site, `${path}#person`) }
  const { rating, reviewCount, portrait } = psychic
  return [
    {
      ...page(site, 'ProfilePage', { path, name: psychic.name, description: psychic.headline }),
      dateCreated: psychic.joinedAt.toISOString(),
      mainEntity: person,
    },
    {
      '@type': 'Person',
      ...person,
      name: psychic.name,
      url: addressOf(site, path),
      jobTitle: jobTitle(psychic),
      description: psychic.headline,
      knowsAbout: psychic.specialities,
      ...(portrait && { image: addressOf(site, portrait) }),
      worksFor: publisher(site),
    },
    ...(rating === null
      ? []
      : [
          {
            '@type': 'AggregateRating',
            itemReviewed: { '@type': 'Person', ...person, name: psychic.name },
            ratingValue: rating,
            reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        ]),
    trail,
  ]
}

const glossarySet = ({ site, t }: Shown<unknown>, glossary: Glossary): Node => ({
  '@type': 'DefinedTermSet',
  '@id': addressOf(site, `${glossaryAddress(glossary)}#set`),
  name: t(content, `glossary.${glossary}`),
  url: addressOf(site, glossaryAddress(glossary)),
})

const glossaryPage = (shown: Shown<unknown>, glossary: Glossary): Node => ({
  ...page(shown.site, 'CollectionPage', {
    path: glossaryAddress(glossary),
    name: shown.t(content, `glossary.${glossary}`),
    description: shown.t(content, `glossaryDescription.${glossary}`),
  }),
  mainEntity: glossarySet(shown, glossary),
})

function term(shown: Shown<TermView>): Node[] {
  const { site, t, data } = shown
  const { glossary } = data
  const path = termAddress(data)
  return [
    {
      '@type': 'DefinedTerm',
      '@id': addressOf(site, `${path}#term`),
      name: data.term,
      description: data.short,
      url: addressOf(site, path),
      inDefinedTermSet: glossarySet(shown, glossary),
    },
    crumbs(site, [
      { name: t(content, `glossary.${glossary}`), path: glossaryAddress(glossary) },
      { name: data.term, path },
    ]),
  ]
}

/** The breadcrumbs of a text. */
function textPage({
  site,
  path,
  t,
  data,
}: Shown<{ title: string; description: string; isOfPsychics: boolean }>): Node[] {
  const parent = data.isOfPsychics
    ? { name: capital(site.psychicNoun.plural), path: href('/voyance') }
    : { name: t(content, 'home'), path: href('/') }
  return [
    page(site, 'WebPage', { path, name: data.title, description: data.description }),
    crumbs(site, [parent, { name: data.title, path }]),
  ]
}

/**
 * The JSON-LD of a page, by its route and loader data; null for a page without, not indexed, or borrowed from another
 * site.
 */
export function structuredData(of: {
  routeId: string
  path: string
  data: unknown
  shell: ShellData | undefined
}): object | null {
  const { routeId, path, data, shell } = of
  if (!shell?.site.indexed || shell.site.original) return null
  const make: Make | null = structuredPages[routeId] ?? (isText(data) ? textPage : null)
  const graph = make?.({
    site: shell.site,
    path,
    data,
    t: (from, key, values) => say(shell.wording, from, key, values),
  })
  return graph ? { '@context': 'https://schema.org', '@graph': graph } : null
}

/** Pages of text have a route each. */
const isText = (data: unknown): boolean => typeof data === 'object' && data !== null && 'isOfPsychics' in data
