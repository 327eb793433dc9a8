import { get } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Crawled {
  status: number
  html: string
}

const AT_ONCE = 4

/** Reads a page of a host on this machine, without resolving its name. */
export function readFrom(address: string, path: string): Promise<Crawled> {
  const { host, port } = new URL(address)
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host } }, (answer) => {
      text(answer).then((html) => resolve({ status: answer.statusCode!, html }), reject)
    }).on('error', reject)
  })
}

/**
 * Every page of a site reachable by links from its home page, as a search engine follows them; of query parameters, only
 * those that continue a list are followed.
 */
export async function crawl(read: (path: string) => Promise<Crawled>): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>()
  const seen = new Set(['/'])
  const waiting = ['/']
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await read(path)
      pages.set(path, page)
      for (const next of linksOf(page.html)) {
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  // A worker that found nothing to do retries as long as others may find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

const linksOf = (html: string): string[] => {
  if (/<meta name="robots" content="[^"]*nofollow"/.test(html)) return []
  return [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => {
    const [path, query = ''] = href!.replace(/#.*$/, '').split('?', 2)
    return /^(nombre|page)=\d+$/.test(query) ? `${path}?${query}` : path!
  })
}

/** The metadata of a page, and its main text. */
export function readPage({ html }: Crawled) {
  const inside = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return {
    title: inside(/<title>([^<]*)<\/title>/),
    description: inside(/<meta name="description" content="([^"]*)"/),
    canonical: inside(/<link rel="canonical" href="([^"]*)"/),
    shared: inside(/<meta property="og:url" content="([^"]*)"/),
    headings: (html.match(/<h1[\s>]/g) ?? []).length,
    // A file of data that a page links to is none.
    isListed: /^<!doctype html/i.test(html) && !html.includes('<meta name="robots" content="noindex'),
    // Lists repeat texts of other pages; forms and labels are the same everywhere.
    main: decoded(
      main
        .replace(/<(form|nav|dl)\b[\s\S]*?<\/\1>/g, ' ')
        .replace(/<li\b(?:(?!<\/li>)[\s\S])*<a [\s\S]*?<\/li>/g, ' ')
        .replace(/<[^>]*>/g, ' '),
    ),
  }
}

const decoded = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const WORDS = 5

const shinglesOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(' ')))
}

/** Pairs of texts of which the shorter shares more than `part` of its five-word sequences with the other. */
export function alikeAmong(texts: ReadonlyMap<string, string>, part: number): string[] {
  const shingles = [...texts].map(([path, text]) => [path, shinglesOf(text)] as const)
  return shingles.flatMap(([path, own], place) =>
    shingles.slice(place + 1).flatMap(([other, theirs]) => {
      const [small, large] = own.size < theirs.size ? [own, theirs] : [theirs, own]
      const shared = [...small].filter((shingle) => large.has(shingle)).length
      return shared > part * small.size ? [`${path} ${other}: ${shared} of ${small.size}`] : []
    }),
  )
}
