import type { Visit } from '../../app.ts'
import { dayInParis } from '../accounts/rules.ts'
import { articleAddress, glossaryAddress, magAddress, termAddress } from '../content/addresses.ts'
import { type Entry, listEntries } from '../content/read-entries.server.ts'
import { GLOSSARIES, type Kind } from '../content/rules.ts'
import { viewTerm } from '../content/views.ts'
import { jobTitle } from '../psychics/jobs.ts'
import { rosterOf } from '../psychics/roster.server.ts'
import { titleOf } from '../psychics/rules.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { readWording } from '../texts/wording.server.ts'
import { type FixedPage, fixedPages } from './fixed-pages.ts'
import { isShared } from './shared-pages.ts'

export interface Indexable extends Omit<FixedPage, 'part'> {
  part: FixedPage['part'] | 'profils' | 'articles' | 'lexique'
}

/**
 * Every page of the visit's site that search engines may keep. What is borrowed of the main site stands in the main
 * site's list alone: there it was written.
 */
export const listIndexable = (visit: Visit): Promise<Indexable[]> =>
  visit.app.content.keep(`indexable ${visit.site.id} ${dayInParis(visit.now())}`, () =>
    // What one person looks at before readers do is not kept for all.
    read(systemVisit(visit.app, visit.site)),
  )

async function read(visit: Visit): Promise<Indexable[]> {
  const [main] = visit.app.sites
  if (visit.site === main) return shownBy(visit)
  const lent = new Set((await listIndexable(systemVisit(visit.app, main))).map(({ path }) => path))
  return (await shownBy(visit)).filter(({ path, part }) => !isShared(path) && !(part === 'profils' && lent.has(path)))
}

async function shownBy(visit: Visit): Promise<Indexable[]> {
  const { app, site } = visit
  const [wording, articles, terms, questions, texts, psychics] = await Promise.all([
    readWording(app, site.id, false),
    listEntries(visit, 'article'),
    listEntries(visit, 'term'),
    listEntries(visit, 'question'),
    listEntries(visit, 'page'),
    rosterOf(visit),
  ])
  const lists = new Map<string, readonly Entry<Kind>[]>([
    [magAddress(), articles],
    ['/questions-frequentes', questions],
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
      path: `/voyance/${slug}`,
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
