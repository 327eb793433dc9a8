import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createContext, createElement, type ReactElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { plainWording, type Wording } from '../../platform/i18n/texts.ts'
import { WordingContext } from '../wording.tsx'
import type { Place } from './kept.tsx'

/** Of all parts that were made with the same texts. */
const MOST_BYTES = 1024 * 1024
/** What `useId` begins with in a part. */
const OWN_IDS = 'kept-'
/** Nobody knows it, so no text can be taken for a place. */
const TAG = `kept-${randomBytes(12).toString('hex')}`

type Parts = LRUCache<string, Buffer>

/** Keyed by the texts that the parts were made with: once these are replaced, the parts can be collected. */
const partsBy = new WeakMap<Wording['edited'], Parts>()
const names = new Map<unknown, number>()

const PartContext = createContext<ReactElement | null>(null)
const none: StaticHandlerContext['loaderData'] = new Proxy(
  {},
  {
    get() {
      throw new Error('a part that is kept reads no data of its page')
    },
  },
)
/** A router at an address that no page has. */
const { query, dataRoutes } = createStaticHandler([{ path: '*', Component: () => useContext(PartContext) }])
let nowhere: StaticHandlerContext | undefined

/** The parts of one page that are the same for all: rendered elsewhere, and put into its markup. */
export class Fragments {
  private readonly wording: Wording
  private readonly parts: Parts
  private readonly placed: { key: string; part: ReactElement }[] = []

  constructor(wording: Wording) {
    // Offers differ by the version that somebody came with.
    this.wording = { ...plainWording, ...wording, offers: plainWording.offers }
    this.parts = partsBy.get(wording.edited) ?? new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
    partsBy.set(wording.edited, this.parts)
  }

  readonly place: Place = (component, props) => {
    const name = names.get(component) ?? names.size
    names.set(component, name)
    const key = `${this.wording.locale} ${name} ${JSON.stringify(props)}`
    this.placed.push({ key, part: createElement(component, props) })
    return createElement(TAG, { place: this.placed.length - 1 })
  }

  /** The document with the parts at their places. */
  async fill(html: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
    const found = this.placed
      .map(({ key, part }, place) => {
        const element = `<${TAG} place="${place}"></${TAG}>`
        return { key, part, at: html.indexOf(element), length: element.length }
      })
      // What was rendered twice, because something beside it had to be awaited, stands there once.
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)
    const pieces: Buffer[] = []
    let from = 0
    for (const { key, part, at, length } of found) {
      pieces.push(html.subarray(from, at), this.parts.get(key) ?? (await this.make(key, part)))
      from = at + length
    }
    return Buffer.concat([...pieces, html.subarray(from)])
  }

  private async make(key: string, part: ReactElement): Promise<Buffer> {
    nowhere ??= {
      ...((await query(new Request('http://nowhere.invalid/-'))) as StaticHandlerContext),
      loaderData: none,
    }
    const markup = renderToString(
      <WordingContext value={this.wording}>
        <PartContext value={part}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, nowhere)} context={nowhere} hydrate={false} />
        </PartContext>
      </WordingContext>,
      { identifierPrefix: OWN_IDS },
    )
    if (markup.includes(`_${OWN_IDS}`)) throw new Error('a part that is kept has no ids of its own')
    const made = Buffer.from(markup)
    this.parts.set(key, made)
    return made
  }
}

const sizeOf = (part: Buffer, key: string): number => part.length + key.length
