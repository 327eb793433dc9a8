import type { Visit } from '../../../app.ts'
import type { LinkProperties } from '../../house/texts/read-catalogue.server.ts'
import { listEntries } from '../content/read-entries.server.ts'
import { typeOf } from './rules.ts'

export type OfferLinks = ReadonlyMap<string, readonly LinkProperties[]>

const isForAll = ({ version }: { version: string | null }): boolean => version === null

/** The links in the texts of a site's offers, by offer type, in the shape of the specification. */
export const readOfferLinks = async (visit: Visit): Promise<OfferLinks> =>
  new Map(
    (await listEntries(visit, 'offer')).filter(isForAll).map(({ address, linksProperties }) => {
      const type = typeOf(address, null)
      const links = linksProperties.map(({ name, text, link }) => ({
        messageKey: `OFFER_${type}`,
        parameter: name,
        label: text,
        property: { href: link, target: null },
      }))
      return [type, links]
    }),
  )
